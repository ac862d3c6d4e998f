import { oneOf } from '../../../../i18n/zh-Hant/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const zhHant: ScoreFourMotiveWords = {
  wins: '連成一線。',
  blocks: (other, at) => `阻止${other}在 ${at}連成一線。`,
  doubleThreat: (places) =>
    `同時形成 ${places.length} 個威脅，只能擋住一個：${places.join('；')}。`,
  stackedThreat: (at, above) => `威脅在 ${at}連線；擋住它的人，會打開上面的 ${above}。`,
  threatens: (at) => `威脅在 ${at}連成一線。`,
  denies: (other, side, peg) => `讓${other}不能放 ${peg}：珠子放在那裡，${side}就能在它上面獲勝。`,
  leaves: (other, pegs) => `避開 ${oneOf(pegs)}：珠子放在那裡，${other}就能在它上面獲勝。`,
};
