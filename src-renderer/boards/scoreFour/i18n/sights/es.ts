import { plural } from '../../../../i18n/es/grammar.ts';
import type { ScoreFourSightWords } from './sightWords.ts';

export const es: ScoreFourSightWords = {
  name: 'Amenazas por altura y espera',
  legend:
    'En el tablero: la altura de cada amenaza, en círculo entero del bando que juega, en línea discontinua del otro.',
  openFirst: 'Se puede completar una línea ya, y eso va antes que cualquier espera.',
  standoff: (pegs, beads, mover) =>
    plural(beads, {
      one: `Si ambos evitan ${pegs}, cabe # bola más en otro sitio; luego ${mover} debe empezar ahí.`,
      other: `Si ambos evitan ${pegs}, caben # bolas más en otro sitio; luego ${mover} debe empezar ahí.`,
    }),
  mustBegin: (pegs, mover) => `Las demás varillas están llenas: ${mover} debe empezar en ${pegs}.`,
  profits: (side) =>
    `Con las amenazas actuales, la ventaja es de ${side}: completa entonces una línea haga lo que haga el otro.`,
  nobody: 'Con las amenazas actuales, nadie sale ganando: todas se detienen ahí.',
};
