import { plural, withSpaceAfter } from '../../../../i18n/zh-Hant/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const zhHant: HexMotiveWords = {
  wins: '完成連鏈。',
  connects: '以橋連接兩邊：每一對標記的格子只要得到一格就夠，沒有人能兩格都拿走。',
  mustPlay: (other, cells) =>
    plural(cells, { other: `下在這 # 格以外，${withSpaceAfter(other)}就必定連通兩邊。` }),
  threatens: (cell) => `威脅在 ${cell} 完成連鏈。`,
  savesBridge: '守住一座橋：另一格已被佔。',
  savesEdgeBridge: '守住通往邊的橋：另一格已被佔。',
  bridge: '搭一座橋：兩格中有一格被佔，另一格就能連上。',
  edgeBridge: '搭一座通往邊的橋：兩格中有一格被佔，另一格就能連上。',
  joins: (groups) => plural(groups, { other: '連接 # 群。' }),
};
