import { plural } from '../../../../i18n/es/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const es: LinesOfActionMotiveWords = {
  wins: 'Une todas las piezas en un solo grupo.',
  stopsWin: (other, move) => `Frena a ${other}, que ganaría con ${move}.`,
  unstoppable: (other) => `Gana en la jugada siguiente, haga lo que haga ${other}.`,
  threatens: (move) => `Amenaza con ganar con ${move}.`,
  isolates: (other, square, groups) =>
    plural(groups, {
      one: `Captura en ${square} y deja a ${other} en # grupo.`,
      other: `Captura en ${square} y deja a ${other} en # grupos.`,
    }),
  captures: (other, square, left) =>
    plural(left, {
      one: `Captura en ${square}; a ${other} le queda # pieza.`,
      other: `Captura en ${square}; a ${other} le quedan # piezas.`,
    }),
  joins: (before, groups) =>
    plural(groups, {
      one: `Une: # grupo en vez de ${before}.`,
      other: `Une: # grupos en vez de ${before}.`,
    }),
};
