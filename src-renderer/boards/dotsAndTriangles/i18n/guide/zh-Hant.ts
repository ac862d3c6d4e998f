import type { Shape } from '../../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import type { DotsGuide } from '../dotsWords.ts';

const shapes: Readonly<Record<Shape, string>> = { hexagon: '六邊形', triangle: '三角形' };

export const zhHant: DotsGuide = {
  aim: '所有的線都畫完時，比對手擁有更多三角形。一樣多則為和棋。',
  goalPicture: '玩家 2 以四個三角形比兩個獲勝。',
  hands: ['在兩點之間點按，就畫出連接它們的線。'],
  rules: () => [
    '玩家 1 先手。雙方輪流在兩個相鄰的點之間畫一條線。畫出三角形第三邊的人得到該三角形；一條線可以同時圍出兩個三角形。',
    '圍出三角形後，你要再畫一條線。那條線圍出的三角形也歸你，但絕不會連續畫第三條。',
  ],
  pictures: {
    closed: '玩家 1 畫出了第三邊：三角形歸玩家 1，並且要再畫一條線。',
    two: '一條線同時圍出兩個三角形。',
    limit: '玩家 1 圍出一個三角形，又用多畫的那條線圍出另一個。標記的線就留給玩家 2。',
  },
  levels: [
    '剛入門：會看漏可以圍出的三角形。很適合當第一個對手。',
    '謹慎的初學者：能圍就圍，但常留下可讓你圍的。',
    '棋社新人：看得出每條線會讓你圍出什麼，但仍會送掉一些。',
    '穩健：送掉的三角形較少。',
    '強：很少無故送掉三角形。',
    '很強：會計算接下來幾條線的價值。',
    '專家：算得更遠，線所剩不多時能算到終局。',
    '大師：用完全部思考時間來計算。在最小的棋盤上，它熟知每一個局面。',
  ],
  setup: {
    shape: { name: '棋盤', choices: [{ name: shapes.hexagon }, { name: shapes.triangle }] },
    size: { name: '邊長' },
  },
};
