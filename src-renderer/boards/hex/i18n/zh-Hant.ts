import { oneOf, plural, subject } from '../../../i18n/zh-Hant/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const zhHant: HexWords = {
  name: '六貫棋',
  sides,
  blurb: '連通棋盤上屬於你的兩邊。總會有一方連成。',
  sideNotes: ['由左到右', '由上到下'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) => `${name(cell)} 格已有 ${sides[owner]}。`,
    ERR_NO_SWAP_RULE: () => '這局棋不採用交換規則。',
    ERR_NO_TIME_TO_SWAP: () => '只有後手能交換，而且只能代替第一次回應。',
  },
  joined: [(who) => `${subject(who)}連通了左右兩邊。`, (who) => `${subject(who)}連通了上下兩邊。`],
  board: (size) => `六貫棋棋盤，${size} × ${size}`,
  empty: (cell) => `${cell}，空格`,
  stone: (cell, side) => `${cell}，${sides[side]}`,
  inChain: '，在獲勝的連線中',
  offerSwap: '以一枚棋子回應，或接收第一枚：',
  swap: '交換',
  card: '邊',
  joins: ['連通左右', '連通上下'],
  swapRule:
    '交換規則：後手可以不應第一枚棋子，而改為接收它。它從此算作後手的棋子，並以長對角線為軸移到對稱的位置。',
  captions: {
    swaps: (side) => `${side} 接收第一枚棋子。`,
    links: (side, groups) => `${side} 把 ${groups} 群棋子連在一起。`,
    detour: (side, before, now) =>
      `這一手擋住去路：${side} 現在至少還需要 ${now} 枚棋子，而不是 ${before} 枚。`,
    needs: (side, stones) => plural(stones, { other: `${side} 至少還需要 # 枚棋子。` }),
    threatens: (side, cells) => `${side} 威脅在 ${oneOf(cells)} 連通兩邊。`,
    threatensMany: (side, cells) => plural(cells, { other: `${side} 威脅在 # 處連通兩邊。` }),
    unstoppable: (side) => `現在已無法阻擋 ${side}。`,
  },
};
