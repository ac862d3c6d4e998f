import { oneOf } from '../../../../i18n/zh-Hans/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const zhHans: ScoreFourMotiveWords = {
  wins: '连成一线。',
  blocks: (other, at) => `阻止${other}在 ${at}连成一线。`,
  doubleThreat: (places) =>
    `同时形成 ${places.length} 个威胁，只能挡住一个：${places.join('；')}。`,
  stackedThreat: (at, above) => `威胁在 ${at}连线；挡住它的人，会打开上面的 ${above}。`,
  threatens: (at) => `威胁在 ${at}连成一线。`,
  denies: (other, side, peg) => `让${other}不能放 ${peg}：珠子放在那里，${side}就能在它上面获胜。`,
  leaves: (other, pegs) => `避开 ${oneOf(pegs)}：珠子放在那里，${other}就能在它上面获胜。`,
};
