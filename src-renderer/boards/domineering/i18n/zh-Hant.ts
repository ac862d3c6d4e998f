import { plural, subject } from '../../../i18n/zh-Hant/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['直方', '橫方'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? '下方' : '右邊');

export const zhHant: DomineeringWords = {
  name: '骨牌佔位棋',
  sides,
  blurb: '一方直放骨牌，一方橫放。沒有地方可放就輸。',
  sideNotes: ['直放', '橫放'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `格子 ${name(cell)} 已被佔用。`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `格子 ${name(cell)} 的${beside(side)}沒有格子可放骨牌的另一半。`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `格子 ${name(cell)} ${beside(side)}的格子 ${name(partner)} 已被佔用。`,
  },
  noRoomLeft: (who) => `${subject(who)}沒有地方可放骨牌。`,
  board: (rows, columns) => `骨牌佔位棋棋盤，${rows} × ${columns}`,
  covered: (cell, side, first, second) =>
    `格子 ${cell}，${sides[side]}的骨牌，位於 ${first} 和 ${second}`,
  leftEmpty: (cell) => `格子 ${cell}，留空`,
  noRoom: (cell) => `格子 ${cell}，空格，放不下骨牌`,
  room: (cell, first, second) => `格子 ${cell}，空格，骨牌可放在 ${first} 和 ${second}`,
  move: (first, second) => `骨牌放在 ${first} 和 ${second}`,
  card: '剩餘空間',
  left: (sure, most) => (sure === most ? `確保 ${sure} 張` : `確保 ${sure} 張，最多 ${most} 張`),
  explanation:
    '「確保」是對方無法阻止的骨牌數；「最多」是假如對方不再放，還放得下的骨牌數。輪到時沒有空間的一方落敗。',
  regions: '各區域的價值',
  region: (cells) =>
    cells.length <= 6
      ? `格子 ${cells.join('、')}`
      : `${cells.length} 格，從 ${cells[0]} 到 ${cells.at(-1)}`,
  unvalued: '太大',
  valuesExplained:
    '數字是可以多下的手數，正數屬於直方，負數屬於橫方。{x|y} 表示直方在那裡下過後為 x，橫方下過後為 y；±x 是 {x|−x} 的簡寫。星號和箭頭微小得比不上任何數字：* 由先下的一方獲勝，↑ 對直方有利，↓ 對橫方有利。',
  captions: {
    takes: (side, other, places) =>
      plural(places, { other: `${side}佔去${other} # 處可放骨牌的位置。` }),
    sure: (side, gained, sure) =>
      `${plural(gained, { other: `${side}新確保 # 張骨牌的位置` })}${gained === sure ? '' : `，共 ${sure} 張`}。`,
    decided: (side) => `${side}不會輸了：它確保的位置比對方還能放的多。`,
  },
};
