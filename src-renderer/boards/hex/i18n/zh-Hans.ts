import { oneOf, plural, subject } from '../../../i18n/zh-Hans/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const zhHans: HexWords = {
  name: '六贯棋（Hex）',
  sides,
  blurb: '连通棋盘上属于你的两边。总会有一方连成。',
  sideNotes: ['从左到右', '从上到下'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) => `${name(cell)} 格已有 ${sides[owner]}。`,
    ERR_NO_SWAP_RULE: () => '这局棋不采用交换规则。',
    ERR_NO_TIME_TO_SWAP: () => '只有后手能交换，而且只能代替第一次回应。',
  },
  joined: [(who) => `${subject(who)}连通了左右两边。`, (who) => `${subject(who)}连通了上下两边。`],
  board: (size) => `六贯棋棋盘，${size} × ${size}`,
  empty: (cell) => `${cell}，空格`,
  stone: (cell, side) => `${cell}，${sides[side]}`,
  inChain: '，在获胜的连线中',
  offerSwap: '以一枚棋子回应，或接收第一枚：',
  swap: '交换',
  card: '边',
  joins: ['连通左右', '连通上下'],
  swapRule:
    '交换规则：后手可以不应第一枚棋子，而改为接收它。它从此算作后手的棋子，并以长对角线为轴移到对称的位置。',
  captions: {
    swaps: (side) => `${side} 接收第一枚棋子。`,
    links: (side, groups) => `${side} 把 ${groups} 群棋子连在一起。`,
    detour: (side, before, now) =>
      `这一步挡住去路：${side} 现在至少还需要 ${now} 枚棋子，而不是 ${before} 枚。`,
    needs: (side, stones) => plural(stones, { other: `${side} 至少还需要 # 枚棋子。` }),
    threatens: (side, cells) => `${side} 威胁在 ${oneOf(cells)} 连通两边。`,
    threatensMany: (side, cells) => plural(cells, { other: `${side} 威胁在 # 处连通两边。` }),
    unstoppable: (side) => `现在已无法阻挡 ${side}。`,
  },
};
