import type { LinesOfActionSightWords } from './sightWords.ts';

export const zhHant: LinesOfActionSightWords = {
  mobility: '每枚棋子的走法數',
  moves: (side, count) => `${side}：${count} 種走法。`,
  mobilityLegend: '棋子上的數字是它有幾種走法；不能走的以虛線圈標出。',
  groups: '雙方的群',
  groupsLegend: '棋子上的數字是所屬群的編號，每方最大的群為 1；最大的群以實線圈標出。',
};
