import { oneOf } from '../../../../i18n/es/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const es: ScoreFourMotiveWords = {
  wins: 'Completa una línea.',
  blocks: (other, at) => `Frena a ${other}, que completaría una línea en ${at}.`,
  doubleThreat: (places) =>
    `Crea ${places.length} amenazas a la vez, y solo se puede parar una: ${places.join('; ')}.`,
  stackedThreat: (at, above) =>
    `Amenaza con una línea en ${at}; quien la pare abre la siguiente en ${above}.`,
  threatens: (at) => `Amenaza con completar una línea en ${at}.`,
  denies: (other, side, peg) =>
    `Le quita ${peg} a ${other}: una bola ahí dejaría ganar a ${side} encima de ella.`,
  leaves: (other, pegs) =>
    `Evita ${oneOf(pegs)}: una bola ahí dejaría ganar a ${other} encima de ella.`,
};
