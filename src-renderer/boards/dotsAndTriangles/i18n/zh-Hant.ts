import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { plural, subject, withSpaceAfter } from '../../../i18n/zh-Hant/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string => plural(count, { other: '# 個三角形' });

const shapes: Readonly<Record<Shape, string>> = { hexagon: '六邊形', triangle: '三角形' };

export const zhHant: DotsWords = {
  name: '三角點格棋',
  sides: ['玩家 1', '玩家 2'],
  blurb: '在點與點之間畫線，圍出比對手更多的三角形。',
  aim: '所有的線都畫完時，比對手擁有更多三角形。一樣多則為和棋。',
  goalPicture: '玩家 2 以四個三角形比兩個獲勝。',
  hands: ['在兩點之間點按，就畫出連接它們的線。'],
  rules: () => [
    '玩家 1 先手。雙方輪流在兩個相鄰的點之間畫一條線。畫出三角形第三邊的人得到該三角形；一條線可以同時圍出兩個三角形。',
    '圍出三角形後，你要再畫一條線。那條線圍出的三角形也歸你，但絕不會連續畫第三條。',
  ],
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
