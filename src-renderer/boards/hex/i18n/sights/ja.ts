import type { HexSightWords } from './sightWords.ts';

export const ja: HexSightWords = {
  connections: '連結と必着領域',
  inferior: '死にマスと捕獲マス',
  joined: (side) => `どちらの手番でも、${side}の両辺は確実につながっています。印のマスで足ります。`,
  wins: (side, sign) => `${sign}：ここに${side}が打つと、両辺が確実につながります。`,
  mustPlay: (side, other) =>
    `×：必着領域の外。ここに${side}が打つと負けます。次に${other}の両辺が確実につながるからです。`,
  noConnection: 'ここではまだ、両辺の確実なつながりはありません。',
  dead: '†：死にマス。どちらが打っても何も変わりません。',
  captured: (side, sign) =>
    `${sign}：捕獲マス。どこに打たれても応手があるため、${side}のものと数えます。`,
  noInferior: 'ここには死にマスも捕獲マスもありません。',
};
