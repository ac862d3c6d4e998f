import { plural } from '../zh-Hans/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const zhHans: HintWords = {
  idea: '想法',
  why: '原因',
  searching: '正在寻找想法…',
  noIdea: '这里没有单一的关键想法。再问一次就会看到走法。',
  showMove: '显示走法',
  move: (move) => `找到的最佳走法：${move}。`,
  close: '关闭',
  noReason: '这一步没有简短的理由。',
  otherwise: '棋盘上的数字表示否则会发生的后续。',
  failed: '现在找不到走法。',
  taken: (count) => plural(count, { other: '用了 # 次提示。' }),
};
