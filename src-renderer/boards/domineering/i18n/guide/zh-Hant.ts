import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['直方', '橫方'] as const;

export const zhHant: DomineeringGuide = {
  aim: '放下最後一張骨牌：輪到你卻無法放骨牌，你就輸了。不會有和棋。',
  goalPicture: '直方已獲勝：橫方在畫斜線的格子裡找不到地方可放。',
  hands: [
    '指向一格，就會顯示會放在那裡的骨牌；點按即可放下。',
    '指在格子的邊緣附近時，骨牌會跨過那一邊。',
  ],
  rules: (setup) => [
    `直方直放骨牌，橫方橫放骨牌；${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]}先手，之後雙方輪流。一張骨牌蓋住兩個空格。`,
  ],
  pictures: {
    laid: '直方的骨牌直放，橫方的橫放；每張蓋住兩格。',
    own: '標記的位置只屬於直方：橫方在那裡放不下。',
  },
  levels: [
    '剛入門：骨牌幾乎隨處亂放。很適合當第一個對手。',
    '初學者：大多放在能為自己留空間的地方，會看漏一些位置。',
    '棋社新人：會考慮你的回應，但選擇仍相當隨意。',
    '穩健：每放一張都考慮你的回應，並會搶走你的空間。',
    '強：預先算好幾張骨牌。',
    '很強：算得更遠，並懲罰小失誤。',
    '專家：棋盤一小到算得完，就能算出誰會贏。',
    '大師：用完全部思考時間來算出誰會贏。',
  ],
  setup: {
    rows: { name: '列數' },
    columns: { name: '行數' },
    starter: { name: '先手', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
};
