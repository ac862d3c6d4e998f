import { plural } from '../../../../i18n/es/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const es: DomineeringMotiveWords = {
  wins: (other) => `Deja a ${other} sin sitio.`,
  decides: (side, sure, other, most) =>
    `Decide la partida: ${side} tiene ${sure} más seguras y ${other} puede poner ${most} como mucho.`,
  onlyWin: 'Es la única jugada que gana.',
  region: 'Juega en la única región donde están todas las jugadas ganadoras.',
  makesSafe: (gained) =>
    plural(gained, {
      one: 'Hace sitio para # ficha que nadie puede quitar.',
      other: 'Hace sitio para # fichas que nadie puede quitar.',
    }),
  prevents: (other, gained) =>
    plural(gained, {
      one: `Ocupa un lugar donde ${other} podría haberse asegurado # ficha.`,
      other: `Ocupa un lugar donde ${other} podría haberse asegurado # fichas.`,
    }),
};
