import { plural } from '../../../i18n/ja/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const SHAPES = { hexagon: '六角形', triangle: '三角形' } as const;

const triangles = (count: number): string => plural(count, { other: '三角形#個' });

export const ja: DotsWords = {
  name: 'ドッツ＆トライアングル',
  sides: ['プレイヤー1', 'プレイヤー2'],
  blurb: '点と点を線で結び、相手より多くの三角形を囲みましょう。',
  aim: 'すべての線を引き終えたとき、相手より多くの三角形を持っていれば勝ちです。同数なら引き分けです。',
  goalPicture: '三角形4個対2個で、プレイヤー2の勝ちです。',
  hands: ['2つの点の間をクリックまたはタップすると、その2点を結ぶ線を引きます。'],
  rules: () => [
    'プレイヤー1が先手です。交互に、隣り合う2つの点を線で結びます。三角形の3本目の辺を引くと、その三角形は自分のものになります。1本の線で三角形が2個できることもあります。',
    '三角形を囲んだら、もう1本線を引きます。その線で囲んだ三角形も自分のものですが、続けて3本目を引くことはできません。',
  ],
  levels: [
    '覚えたて：囲める三角形を見落とします。最初の相手にぴったりです。',
    '慎重な初級：囲めるものは囲みますが、相手が囲める三角形をよく残します。',
    '中級の入り口：1本ごとに相手が何を囲めるかを見ますが、まだ譲ることもあります。',
    '堅実：譲る三角形が少なくなります。',
    '強い：必要もなく三角形を譲ることはめったにありません。',
    'とても強い：これからの線の損得を計算します。',
    'エキスパート：さらに先まで計算し、残りの線が少なくなれば最後まで読みます。',
    'マスター：思考時間いっぱい計算します。最小の盤では、すべての局面を知っています。',
  ],
  setup: {
    shape: { name: '盤', choices: [{ name: '六角形' }, { name: '三角形' }] },
    size: { name: '一辺の長さ' },
  },
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
