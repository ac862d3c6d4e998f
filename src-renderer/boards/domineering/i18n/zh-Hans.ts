import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural, subject } from '../../../i18n/zh-Hans/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['竖方', '横方'] as const;

export const zhHans: DomineeringWords = {
  name: '骨牌占位棋',
  sides,
  blurb: '一方竖放多米诺骨牌，一方横放。没有地方可放就输。',
  sideNotes: ['竖放', '横放'],
  aim: '放下最后一张骨牌：轮到你却无法放骨牌，你就输了。不会有和棋。',
  goalPicture: '竖方已获胜：横方在画斜线的格子里找不到地方可放。',
  hands: [
    '指向一格，就会显示将放在那里的骨牌；点击或轻触即可放下。',
    '指在格子的边缘附近时，骨牌会跨过那一边。',
  ],
  rules: (setup) => [
    `竖方竖放骨牌，横方横放骨牌；${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]}先手，之后双方轮流。一张骨牌盖住两个空格。`,
  ],
  levels: [
    '刚入门：骨牌几乎随处乱放。很适合当第一个对手。',
    '初学者：大多放在能为自己留空间的地方，会漏看一些位置。',
    '棋社新手：会考虑你的回应，但选择仍相当随意。',
    '稳健：每放一张都考虑你的回应，并会抢走你的空间。',
    '强：预先算好几张骨牌。',
    '很强：算得更远，并惩罚小失误。',
    '专家：棋盘一小到算得完，就能算出谁会赢。',
    '大师：用完全部思考时间来算出谁会赢。',
  ],
  setup: {
    rows: { name: '行数' },
    columns: { name: '列数' },
    starter: { name: '先手', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `格子 ${name(cell)} 已被占用。`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `格子 ${name(cell)} 的${beside(side)}没有格子放骨牌的另一半。`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `格子 ${name(cell)} ${beside(side)}的格子 ${name(partner)} 已被占用。`,
  },
  noRoomLeft: (who) => `${subject(who)}没有地方可放骨牌。`,
  board: (rows, columns) => `骨牌占位棋棋盘，${rows} × ${columns}`,
  covered: (cell, side, first, second) =>
    `格子 ${cell}，${sides[side]}的骨牌，位于 ${first} 和 ${second}`,
  leftEmpty: (cell) => `格子 ${cell}，留空`,
  noRoom: (cell) => `格子 ${cell}，空格，放不下骨牌`,
  room: (cell, first, second) => `格子 ${cell}，空格，骨牌可放在 ${first} 和 ${second}`,
  move: (first, second) => `骨牌放在 ${first} 和 ${second}`,
  card: '剩余空间',
  left: (sure, most) => (sure === most ? `确保 ${sure} 张` : `确保 ${sure} 张，最多 ${most} 张`),
  explanation:
    '“确保”是对方无法阻止的骨牌数；“最多”是假如对方不再放，还放得下的骨牌数。轮到自己时没有空间的一方判负。',
  regions: '各区域的价值',
  region: (cells) =>
    cells.length <= 6
      ? `格子 ${cells.join('、')}`
      : `${cells.length} 格，从 ${cells[0]} 到 ${cells.at(-1)}`,
  unvalued: '太大',
  valuesExplained:
    '数字是可以多走的步数，正数属于竖方，负数属于横方。{x|y} 表示竖方在那里走过后为 x，横方走过后为 y；±x 是 {x|−x} 的简写。星号和箭头微小得比不上任何数字：* 由先走的一方获胜，↑ 对竖方有利，↓ 对横方有利。',
  captions: {
    takes: (side, other, places) =>
      plural(places, { other: `${side}占去${other} # 处可放骨牌的位置。` }),
    sure: (side, gained, sure) =>
      `${plural(gained, { other: `${side}新确保 # 张骨牌的位置` })}${gained === sure ? '' : `，共 ${sure} 张`}。`,
    decided: (side) => `${side}不会输了：它确保的位置比对方还能放的多。`,
  },
};

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? '下方' : '右侧');
