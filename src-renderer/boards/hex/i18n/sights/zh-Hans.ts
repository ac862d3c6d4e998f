import type { HexSightWords } from './sightWords.ts';

export const zhHans: HexSightWords = {
  connections: '连接与必应区',
  inferior: '死格与被捕获的格',
  joined: (side) => `无论轮到谁，${side} 的两边都必定连通：标记的格子就足够。`,
  wins: (side, sign) => `${sign}：${side} 下在这里，两边就必定连通。`,
  mustPlay: (side, other) =>
    `×：必应区以外。${side} 下在这里就输，因为 ${other} 的两边接着必定连通。`,
  noConnection: '这里还没有必定连通的两边。',
  dead: '†：死格。无论谁下在这里都没有影响。',
  captured: (side, sign) =>
    `${sign}：被捕获。这些格子算是 ${side} 的，因为无论对方怎么下都有应手。`,
  noInferior: '这里没有死格，也没有被捕获的格。',
};
