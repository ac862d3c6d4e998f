import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { plural, subject, withSpaceAfter } from '../../../i18n/zh-Hant/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string => plural(count, { other: '# 個三角形' });

const shapes: Readonly<Record<Shape, string>> = { hexagon: '六邊形', triangle: '三角形' };

export const zhHant: DotsWords = {
  name: '三角點格棋',
  sides: ['玩家 1', '玩家 2'],
  blurb: '在點與點之間畫線，圍出比對手更多的三角形。',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `第 ${name(line)} 條線已經畫了。`,
  },
  hasMore: (who, more, fewer) => `${subject(who)}的三角形較多，${more} 比 ${fewer}。`,
  asMany: (count) => `雙方各有 ${triangles(count)}。`,
  board: (shape, lines) => `三角點格棋，${lines} 條線的${shapes[shape]}`,
  drawn: (line) => `第 ${line} 條線，已畫`,
  open: (line) => `第 ${line} 條線，未畫`,
  closes: (count, earnsTurn) => `，圍出 ${triangles(count)}${earnsTurn ? '，多畫一次' : ''}`,
  move: (line) => `第 ${line} 條線`,
  card: '三角形',
  triangles,
  left: (count) => plural(count, { other: '還有 # 條線可畫。' }),
  extraTurn: '這是多得的一次，也是連續的最後一次。',
  rule: '圍出三角形可以多畫一次，但絕不會連續畫第三次。',
  captions: {
    closes: (side, count, movesAgain) =>
      `${withSpaceAfter(side)}圍出 ${triangles(count)}${movesAgain ? '，再畫一次' : ''}。`,
    offers: (side) => `${withSpaceAfter(side)}現在可以圍出一個三角形。`,
    nothingSafe: '從現在起，每條線不是圍出三角形，就是送掉三角形。',
    decided: (side) => `${withSpaceAfter(side)}已不可能被超越。`,
  },
};
