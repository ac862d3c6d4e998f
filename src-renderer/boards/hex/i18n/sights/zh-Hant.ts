import type { HexSightWords } from './sightWords.ts';

export const zhHant: HexSightWords = {
  connections: '連接與必應區',
  inferior: '死格與被捕獲的格',
  joined: (side) => `無論輪到誰，${side} 的兩邊都必定連通：標記的格子就足夠。`,
  wins: (side, sign) => `${sign}：${side} 下在這裡，兩邊就必定連通。`,
  mustPlay: (side, other) =>
    `×：必應區以外。${side} 下在這裡就輸，因為 ${other} 的兩邊接著必定連通。`,
  noConnection: '這裡還沒有必定連通的兩邊。',
  dead: '†：死格。無論誰下在這裡都沒有影響。',
  captured: (side, sign) =>
    `${sign}：被捕獲。這些格子算是 ${side} 的，因為無論對方怎麼下都有應手。`,
  noInferior: '這裡沒有死格，也沒有被捕獲的格。',
};
