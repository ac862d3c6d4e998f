import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['竖方', '横方'] as const;

export const zhHans: DomineeringGuide = {
  aim: '放下最后一张骨牌：轮到你却无法放骨牌，你就输了。不会有和棋。',
  goalPicture: '竖方已获胜：横方在画斜线的格子里找不到地方可放。',
  hands: [
    '指向一格，就会显示将放在那里的骨牌；点击或轻触即可放下。',
    '指在格子的边缘附近时，骨牌会跨过那一边。',
  ],
  rules: (setup) => [
    `竖方竖放骨牌，横方横放骨牌；${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]}先手，之后双方轮流。一张骨牌盖住两个空格。`,
  ],
  pictures: {
    laid: '竖方的骨牌竖放，横方的横放；每张盖住两格。',
    own: '标记的位置只属于竖方：横方在那里放不下。',
  },
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
};
