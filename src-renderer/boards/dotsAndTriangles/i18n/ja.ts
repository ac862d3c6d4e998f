import { plural } from '../../../i18n/ja/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const SHAPES = { hexagon: '六角形', triangle: '三角形' } as const;

const triangles = (count: number): string => plural(count, { other: '三角形#個' });

export const ja: DotsWords = {
  name: 'ドッツ＆トライアングル',
  sides: ['プレイヤー1', 'プレイヤー2'],
  blurb: '点と点を線で結び、相手より多くの三角形を囲みましょう。',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `線${name(line)}はすでに引かれています。`,
  },
  hasMore: (who, more, fewer) =>
    `三角形の数は${more}対${fewer}で、${who.name}のほうが多くなりました。`,
  asMany: (count) => `どちらも${triangles(count)}です。`,
  board: (shape, lines) => `ドッツ＆トライアングル、${SHAPES[shape]}、線${lines}本`,
  drawn: (line) => `線${line}、引かれています`,
  open: (line) => `線${line}、まだ引かれていません`,
  closes: (count, earnsTurn) => `、${triangles(count)}を囲む${earnsTurn ? '、追加の番' : ''}`,
  move: (line) => `線${line}`,
  card: '三角形',
  triangles,
  left: (count) => plural(count, { other: '残りの線は#本です。' }),
  extraTurn: '追加の番です。続けて引けるのはこれが最後です。',
  rule: '三角形を囲むと、もう1本だけ引けます。続けて3本目は引けません。',
  captions: {
    closes: (side, count, movesAgain) =>
      `${side}が${triangles(count)}を囲み${movesAgain ? '、もう1本引きます' : 'ました'}。`,
    offers: (side) => `${side}は今、三角形を囲めます。`,
    nothingSafe: 'ここからは、どの線を引いても三角形を囲むか、相手に譲ることになります。',
    decided: (side) => `${side}はもう逆転されません。`,
  },
};
