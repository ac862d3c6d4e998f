import type { Shape } from '../../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import type { DotsGuide } from '../dotsWords.ts';

const shapes: Readonly<Record<Shape, string>> = { hexagon: '六边形', triangle: '三角形' };

export const zhHans: DotsGuide = {
  aim: '所有的线都画完时，比对手拥有更多三角形。一样多则为和棋。',
  goalPicture: '玩家 2 以四个三角形比两个获胜。',
  hands: ['在两点之间点击或轻触，就画出连接它们的线。'],
  rules: () => [
    '玩家 1 先手。双方轮流在两个相邻的点之间画一条线。画出三角形第三边的人得到该三角形；一条线可以同时围出两个三角形。',
    '围出三角形后，你要再画一条线。那条线围出的三角形也归你，但绝不会连续画第三条。',
  ],
  pictures: {
    closed: '玩家 1 画出了第三边：三角形归玩家 1，并且要再画一条线。',
    two: '一条线同时围出两个三角形。',
    limit: '玩家 1 围出一个三角形，又用多画的那条线围出另一个。标记的线就留给玩家 2。',
  },
  levels: [
    '刚入门：会漏看可以围出的三角形。很适合当第一个对手。',
    '谨慎的初学者：能围就围，但常留下可让你围的。',
    '棋社新手：看得出每条线会让你围出什么，但仍会送掉一些。',
    '稳健：送掉的三角形较少。',
    '强：很少无故送掉三角形。',
    '很强：会计算接下来几条线的价值。',
    '专家：算得更远，线所剩不多时能算到终局。',
    '大师：用完全部思考时间来计算。在最小的棋盘上，它熟知每一个局面。',
  ],
  setup: {
    shape: { name: '棋盘', choices: [{ name: shapes.hexagon }, { name: shapes.triangle }] },
    size: { name: '边长' },
  },
};
