import type { LinesOfActionSightWords } from './sightWords.ts';

export const zhHans: LinesOfActionSightWords = {
  mobility: '每枚棋子的走法数',
  moves: (side, count) => `${side}：${count} 种走法。`,
  mobilityLegend: '棋子上的数字是它有几种走法；不能走的以虚线圈标出。',
  groups: '双方的群',
  groupsLegend: '棋子上的数字是所属群的编号，每方最大的群为 1；最大的群以实线圈标出。',
};
