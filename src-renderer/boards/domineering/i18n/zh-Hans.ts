import { plural, subject } from '../../../i18n/zh-Hans/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['竖方', '横方'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? '下方' : '右侧');

export const zhHans: DomineeringWords = {
  name: '骨牌占位棋',
  sides,
  blurb: '一方竖放多米诺骨牌，一方横放。没有地方可放就输。',
  sideNotes: ['竖放', '横放'],
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
