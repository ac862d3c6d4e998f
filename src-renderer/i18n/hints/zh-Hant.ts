import { plural } from '../zh-Hant/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const zhHant: HintWords = {
  idea: '想法',
  why: '原因',
  searching: '正在尋找想法…',
  noIdea: '這裡沒有單一的關鍵想法。再問一次就會看到著法。',
  showMove: '顯示著法',
  move: (move) => `找到的最佳著法：${move}。`,
  close: '關閉',
  noReason: '這一手沒有簡短的理由。',
  otherwise: '棋盤上的數字表示否則會發生的後續。',
  failed: '現在找不到著法。',
  taken: (count) => plural(count, { other: '用了 # 次提示。' }),
};
