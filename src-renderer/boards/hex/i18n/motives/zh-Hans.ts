import { plural, withSpaceAfter } from '../../../../i18n/zh-Hans/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const zhHans: HexMotiveWords = {
  wins: '完成连链。',
  connects: '以桥连接两边：每一对标记的格子只要得到一格就够，没有人能两格都拿走。',
  mustPlay: (other, cells) =>
    plural(cells, { other: `下在这 # 格以外，${withSpaceAfter(other)}就必定连通两边。` }),
  threatens: (cell) => `威胁在 ${cell} 完成连链。`,
  savesBridge: '守住一座桥：另一格已被占。',
  savesEdgeBridge: '守住通往边的桥：另一格已被占。',
  bridge: '搭一座桥：两格中有一格被占，另一格就能连上。',
  edgeBridge: '搭一座通往边的桥：两格中有一格被占，另一格就能连上。',
  joins: (groups) => plural(groups, { other: '连接 # 群。' }),
};
