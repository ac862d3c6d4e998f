import { oneOf } from '../../../../i18n/de/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const de: ScoreFourMotiveWords = {
  wins: 'Vollendet eine Linie.',
  blocks: (other, at) => `Hält ${other} auf: Sonst entstünde eine Linie auf ${at}.`,
  doubleThreat: (places) =>
    `Droht ${places.length}-fach auf einmal, und nur eine Drohung lässt sich abwehren: ${places.join('; ')}.`,
  stackedThreat: (at, above) =>
    `Droht mit einer Linie auf ${at}; wer sie verhindert, öffnet die nächste auf ${above}.`,
  threatens: (at) => `Droht, auf ${at} eine Linie zu vollenden.`,
  denies: (other, side, peg) =>
    `Verdirbt ${other} den Stab ${peg}: Eine Kugel dort ließe ${side} darüber gewinnen.`,
  leaves: (other, pegs) =>
    `Meidet ${oneOf(pegs)}: Eine Kugel dort ließe ${other} darüber gewinnen.`,
};
