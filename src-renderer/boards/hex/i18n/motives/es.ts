import { plural } from '../../../../i18n/es/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const es: HexMotiveWords = {
  wins: 'Completa la cadena.',
  connects:
    'Une los dos bordes con puentes: de cada par marcado basta una casilla, y nadie puede tomar las dos.',
  mustPlay: (other, cells) =>
    plural(cells, {
      one: `En cualquier otro sitio, ${other} uniría sus bordes con seguridad.`,
      other: `Fuera de estas # casillas, ${other} uniría sus bordes con seguridad.`,
    }),
  threatens: (cell) => `Amenaza con completar la cadena en ${cell}.`,
  savesBridge: 'Salva un puente: su otra casilla está ocupada.',
  savesEdgeBridge: 'Salva el puente al borde: su otra casilla está ocupada.',
  bridge: 'Hace un puente: si se ocupa una de las dos casillas, la otra une.',
  edgeBridge: 'Hace un puente al borde: si se ocupa una de las dos casillas, la otra une.',
  joins: (groups) => plural(groups, { one: 'Une # grupo.', other: 'Une # grupos.' }),
};
