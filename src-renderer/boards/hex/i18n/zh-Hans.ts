import { setupValue } from '../../../../src-shared/core/setup.ts';
import { oneOf, plural, subject } from '../../../i18n/zh-Hans/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const zhHans: HexWords = {
  name: '六贯棋（Hex）',
  sides,
  blurb: '连通棋盘上属于你的两边。总会有一方连成。',
  sideNotes: ['从左到右', '从上到下'],
  aim: 'O 用一串相连的棋子连通左右两边获胜，X 则是连通上下两边。两者之中总有一个会出现。',
  goalPicture: 'O 已获胜：它的连线连通了左右两边。',
  hands: ['点击或轻触空格，就在那里放一枚棋子。'],
  rules: (setup) => [
    'O 先手，之后 X 与 O 轮流在任意空格放一枚棋子。棋子不会移动，也不会被吃掉。',
    ...(setupValue(setup, 'swap') === 1
      ? [
          '唯一的例外是交换规则：X 可以不应第一枚棋子，而改为接收它。它会变成 X，并以长对角线为轴移到对称的位置，接着轮到 O。',
        ]
      : []),
  ],
  levels: [
    '刚入门：只试几个想法，会漏看一些格子。很适合当第一个对手。',
    '谨慎的初学者：只差一枚棋子时会连通自己的两边，也会阻止你连通你的两边。',
    '棋社新手：每一步之前在脑中走完几十局。',
    '稳健：在脑中走完一百多局，并会从远处拦截。',
    '强：想得更久，不会把棋子浪费在无关紧要的格子上。',
    '很强：看得出哪些棋子不论你怎么下都等于已经连上。',
    '专家：学过好棋往往下在哪里，会预先算上数千局。',
    '大师：用完全部思考时间来算，能证明必胜时就证明。',
  ],
  setup: {
    size: { name: '大小' },
    swap: {
      name: '交换规则',
      explanation: '后手可以不应第一枚棋子，而改为接收它，这样先手就会公平开局。建议高手采用。',
    },
  },
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
