import { plural } from '../../../../i18n/zh-Hans/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const zhHans: LinesOfActionMotiveWords = {
  wins: '把所有棋子连成一群。',
  stopsWin: (other, move) => `阻止${other}以 ${move} 获胜。`,
  unstoppable: (other) => `无论${other}怎么走，下一步都会获胜。`,
  threatens: (move) => `威胁以 ${move} 获胜。`,
  isolates: (other, square, groups) =>
    plural(groups, { other: `在 ${square} 吃子，使${other}分成 # 群。` }),
  captures: (other, square, left) =>
    plural(left, { other: `在 ${square} 吃子；${other}剩下 # 子。` }),
  joins: (before, groups) => plural(groups, { other: `连接：由 ${before} 群变成 # 群。` }),
};
