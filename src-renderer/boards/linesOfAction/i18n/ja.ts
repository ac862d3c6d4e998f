import { plural } from '../../../i18n/ja/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黒', '白'] as const;

const pieces = (count: number): string => plural(count, { other: '駒#個' });

export const ja: LinesOfActionWords = {
  name: 'ライン・オブ・アクション',
  sides,
  blurb: '相手より先に、自分の駒をすべて1つにつなげましょう。',
  refusals: {
    ERR_MAY_NOT_PASS: () => '動かせる駒があるときは、パスできません。',
    ERR_MUST_PASS: () => '動かせる駒がないので、この番はパスになります。',
    ERR_NO_PIECE: ({ from }, name) => `${name(from)}に駒はありません。`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) => `${name(from)}の駒は${sides[owner]}です。`,
    ERR_SAME_SQUARE: () => '駒は別のマスへ動かさなければなりません。',
    ERR_NO_LINE: ({ from, to }, name) => `${name(from)}と${name(to)}は一直線上にありません。`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, { other: 'この線では、ちょうど#マス動かさなければなりません。' }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `${name(blocker)}の${sides[owner]}の駒が道をふさいでいます。`,
    ERR_OWN_PIECE: ({ to }, name) => `${name(to)}には自分の駒があります。`,
  },
  connected: (who) => `${who.name}の駒がすべてつながりました。`,
  bothConnected: '双方の駒がつながりました。',
  bothConnectedBy: (who) => `${who.name}の手で、双方の駒がつながりました。`,
  neitherMoves: '双方とも動かせる駒がありません。',
  board: 'ライン・オブ・アクションの盤',
  empty: (square) => `${square}、空き`,
  piece: (side, square) => `${square}の${sides[side]}の駒`,
  movable: (piece, count) =>
    `${piece}、${count === 0 ? '動かせません' : plural(count, { other: '動かせる先#か所' })}`,
  landing: (count, isCapture) =>
    `、${isCapture ? '取れます' : 'ここへ動けます'}、線上に${pieces(count)}`,
  keys: [['Esc', '選んだ駒を元に戻す']],
  stuck: (square) => `${square}の駒は動かせません。どの方向もふさがっているか、距離が長すぎます。`,
  pickFirst: (side) => `先に${sides[side]}の駒を選んでください。`,
  noMove: (side) => `動かせる${sides[side]}の駒がないので、この番はパスになります。`,
  pass: 'パス',
  passed: 'パス',
  move: (from, to, isCapture) => (isCapture ? `${from}で${to}を取る` : `${from}から${to}へ`),
  card: 'グループ',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}：${pieces(count)}、すべてつながっています`
      : `${sides[side]}：${pieces(count)}、${groups}グループ`,
  nothingPicked: (side) =>
    `${sides[side]}の駒を選ぶと、それぞれの線でどこまで動けるかがわかります。`,
  linesOf: (piece) => `${piece}の線`,
  ways: { row: '横', falling: '右下がりの斜め', column: '縦', rising: '右上がりの斜め' },
  line: '線',
  pieces: '線上の駒',
  goesTo: '動ける先',
  counted: (black, white) => `個、黒${black}個と白${white}個`,
  nowhere: '動けません',
  captions: {
    passes: (side) => `${side}は動かせる駒がないので、パスします。`,
    captures: (side, square, left) =>
      plural(left, {
        other: `${side}が${square}の駒を取りました。相手がつなぐ駒は残り#個です。`,
      }),
    fewer: (side, groups) =>
      groups === 1
        ? `${side}の駒がすべてつながりました。`
        : plural(groups, { other: `${side}の駒が#グループにまとまりました。` }),
    more: (side, groups) =>
      groups === 1
        ? `${side}の駒は1グループです。`
        : plural(groups, { other: `${side}の駒が#グループに分かれました。` }),
    canWin: (side) => `${side}は今、駒をすべてつなげられます。`,
    threatens: (side) => `${side}は次に、駒をすべてつなぐ狙いです。`,
  },
};
