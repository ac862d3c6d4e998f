import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural } from '../../../i18n/ja/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黒', '白'] as const;

const pieces = (count: number): string => plural(count, { other: '駒#個' });

export const ja: LinesOfActionWords = {
  name: 'ライン・オブ・アクション',
  sides,
  blurb: '相手より先に、自分の駒をすべて1つにつなげましょう。',
  aim: '自分の駒をすべて1つのグループにつなげましょう。斜めに隣り合う駒もつながっています。駒が1つだけでもグループです。',
  goalPicture: '黒の勝ちです。離れていた最後の駒が、ほかの駒とつながりました。',
  hands: [
    '駒を、止まるマスまでドラッグします。駒、マスの順にクリックまたはタップしても動かせます。動けるマスには印が付き、それぞれの線上の駒の数が示されます。',
    '別の場所で放した駒や、もう一度クリックした駒は元に戻ります。',
  ],
  rules: (setup) => [
    '黒が先手で、白と黒が交互に指します。自分の駒を1つ、8方向のどれかへまっすぐに動かします。進むマスの数は、その線全体にある両方の色の駒の数とちょうど同じです。',
    '自分の駒は飛び越せますが、相手の駒は飛び越せません。相手の駒のあるマスに止まると、その駒を取ります。',
    '動かした結果、相手の駒だけがすべてつながったときは、相手の勝ちです。',
    setupValue(setup, 'rules') === 0
      ? '1手で双方の駒がそれぞれすべてつながったときは、引き分けです。'
      : '大会ルールでは、1手で双方の駒がそれぞれすべてつながったときは、その手を指したほうの勝ちです。同じ手番で同じ局面が3回現れると引き分けです。',
    '動かせる駒がなければ、パスしなければなりません。双方とも動かせなければ引き分けです。',
  ],
  levels: [
    '覚えたて：応手を考えますが、見落としがあり、選び方も気ままです。最初の相手にぴったりです。',
    '慎重な初級：すべての手について応手を考えますが、よく次善の手を選びます。',
    '中級の入り口：すべての手について応手を考え、たいてい最善の手を選びます。',
    '堅実：数手先まで読みます。',
    '強い：1つ下のレベルの3倍の量を読みます。',
    'とても強い：さらに先まで読み、小さなミスをとがめます。',
    'エキスパート：持っている時間の5分の1で深く読み、ミスをほとんど見逃しません。',
    'マスター：思考時間いっぱい読みます。',
  ],
  setup: {
    rules: {
      name: 'ルール',
      choices: [
        {
          name: '配布資料',
          explanation: '双方がつながると引き分け。',
        },
        {
          name: '大会',
          explanation:
            '双方がつながると、その手を指したほうの勝ち。同じ局面が3回現れると引き分け。',
        },
      ],
    },
  },
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
