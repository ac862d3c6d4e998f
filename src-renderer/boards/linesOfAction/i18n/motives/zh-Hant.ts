import { plural } from '../../../../i18n/zh-Hant/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const zhHant: LinesOfActionMotiveWords = {
  wins: '把所有棋子連成一群。',
  stopsWin: (other, move) => `阻止${other}以 ${move} 獲勝。`,
  unstoppable: (other) => `無論${other}怎麼走，下一手都會獲勝。`,
  threatens: (move) => `威脅以 ${move} 獲勝。`,
  isolates: (other, square, groups) =>
    plural(groups, { other: `在 ${square} 吃子，使${other}分成 # 群。` }),
  captures: (other, square, left) =>
    plural(left, { other: `在 ${square} 吃子；${other}剩下 # 子。` }),
  joins: (before, groups) => plural(groups, { other: `連接：由 ${before} 群變成 # 群。` }),
};
