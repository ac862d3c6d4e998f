import type { ScoreFourSightWords } from './sightWords.ts';

export const zhHans: ScoreFourSightWords = {
  name: '各层的威胁与僵持',
  legend: '棋盘上的数字是每个威胁所在的层；实线圈属于轮到的一方，虚线圈属于另一方。',
  openFirst: '可以立刻完成一条线，这比任何僵持都优先。',
  standoff: (pegs, beads, mover) =>
    `双方都不碰 ${pegs} 的话，别处还能放 ${beads} 颗；之后 ${mover} 必须先在那里下。`,
  mustBegin: (pegs, mover) => `其他杆子都满了：${mover} 必须先在 ${pegs} 下。`,
  profits: (side) => `以现在的威胁来说，${side} 得利：无论对方怎么下，都会完成一条线。`,
  nobody: '以现在的威胁来说，谁也不得利：每个威胁都会在那里被挡住。',
};
