import { oneOf } from '../../../../i18n/en/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const en: ScoreFourMotiveWords = {
  wins: 'Completes a line.',
  blocks: (other, at) => `Stops ${other}, who would complete a line at ${at}.`,
  doubleThreat: (places) =>
    `Makes ${places.length} threats at once, and only one can be stopped: ${places.join('; ')}.`,
  stackedThreat: (at, above) =>
    `Threatens a line at ${at}; whoever stops it opens the next one at ${above}.`,
  threatens: (at) => `Threatens to complete a line at ${at}.`,
  denies: (other, side, peg) =>
    `Spoils ${peg} for ${other}: a bead there would let ${side} win on top of it.`,
  leaves: (other, pegs) =>
    `Stays away from ${oneOf(pegs)}: a bead there would let ${other} win on top of it.`,
};
