import type { ScoreFourSightWords } from './sightWords.ts';

export const zhHant: ScoreFourSightWords = {
  name: '各層的威脅與僵持',
  legend: '棋盤上的數字是每個威脅所在的層；實線圈屬於輪到的一方，虛線圈屬於另一方。',
  openFirst: '可以立刻完成一條線，這比任何僵持都優先。',
  standoff: (pegs, beads, mover) =>
    `雙方都不碰 ${pegs} 的話，別處還能放 ${beads} 顆；之後 ${mover} 必須先在那裡下。`,
  mustBegin: (pegs, mover) => `其他桿子都滿了：${mover} 必須先在 ${pegs} 下。`,
  profits: (side) => `以現在的威脅來說，${side} 得利：無論對方怎麼下，都會完成一條線。`,
  nobody: '以現在的威脅來說，誰也不得利：每個威脅都會在那裡被擋住。',
};
