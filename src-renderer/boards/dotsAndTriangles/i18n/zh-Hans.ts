import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { plural, subject, withSpaceAfter } from '../../../i18n/zh-Hans/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string => plural(count, { other: '# 个三角形' });

const shapes: Readonly<Record<Shape, string>> = { hexagon: '六边形', triangle: '三角形' };

export const zhHans: DotsWords = {
  name: '三角点格棋',
  sides: ['玩家 1', '玩家 2'],
  blurb: '在点与点之间画线，围出比对手更多的三角形。',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `第 ${name(line)} 条线已经画了。`,
  },
  hasMore: (who, more, fewer) => `${subject(who)}的三角形较多，${more} 比 ${fewer}。`,
  asMany: (count) => `双方各有 ${triangles(count)}。`,
  board: (shape, lines) => `三角点格棋，${lines} 条线的${shapes[shape]}`,
  drawn: (line) => `第 ${line} 条线，已画`,
  open: (line) => `第 ${line} 条线，未画`,
  closes: (count, earnsTurn) => `，围出 ${triangles(count)}${earnsTurn ? '，多画一次' : ''}`,
  move: (line) => `第 ${line} 条线`,
  card: '三角形',
  triangles,
  left: (count) => plural(count, { other: '还有 # 条线可画。' }),
  extraTurn: '这是多得的一次，也是连续的最后一次。',
  rule: '围出三角形可以多画一次，但绝不会连续画第三次。',
  captions: {
    closes: (side, count, movesAgain) =>
      `${withSpaceAfter(side)}围出 ${triangles(count)}${movesAgain ? '，再画一次' : ''}。`,
    offers: (side) => `${withSpaceAfter(side)}现在可以围出一个三角形。`,
    nothingSafe: '从现在起，每条线不是围出三角形，就是送掉三角形。',
    decided: (side) => `${withSpaceAfter(side)}已不可能被超越。`,
  },
};
