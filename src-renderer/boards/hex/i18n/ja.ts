import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural } from '../../../i18n/ja/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const ja: HexWords = {
  name: 'ヘックス',
  sides,
  blurb: '盤の向かい合う2辺をつなぎましょう。必ずどちらかがつながります。',
  sideNotes: ['左から右', '上から下'],
  aim: '左の辺から右の辺まで石をつなげばOの勝ち、上から下までつなげばXの勝ちです。必ずどちらかがつながります。',
  goalPicture: 'Oの勝ちです。Oの石が左右をつないでいます。',
  hands: ['空いているマスをクリックまたはタップすると、そこに石を置きます。'],
  rules: (setup) => [
    'Oが先手で、OとXが交互に、空いているマスに石を1個置きます。石は動かず、取られることもありません。',
    ...(setupValue(setup, 'swap') === 1
      ? [
          '例外はスワップルールです。Xは最初の石に応じて打つ代わりに、その石を自分のものにできます。石は長い対角線を軸に反転してXになり、Oの番になります。',
        ]
      : []),
  ],
  levels: [
    '覚えたて：いくつかの手を試すだけで、見落とすマスもあります。最初の相手にぴったりです。',
    '慎重な初級：あと1個でつながるところはつなぎ、相手がつなぐのは防ぎます。',
    '中級の入り口：1手ごとに、頭の中で数十局を打ってみます。',
    '堅実：頭の中で百局以上を打ってみて、離れた場所から止めます。',
    '強い：より長く考え、勝敗に関わらないマスには石を打ちません。',
    'とても強い：何をされてもつながる石を見抜きます。',
    'エキスパート：良い手のありかを学んでおり、数千局先読みします。',
    'マスター：思考時間いっぱい読み、できるときは勝ちを証明します。',
  ],
  setup: {
    size: { name: '大きさ' },
    swap: {
      name: 'スワップルール',
      explanation:
        '後手は、最初の石に応じて打つ代わりに、その石を自分のものにできます。そのため先手は公平な初手を選びます。上級者におすすめです。',
    },
  },
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) =>
      `マス${name(cell)}には${sides[owner]}の石があります。`,
    ERR_NO_SWAP_RULE: () => 'この対局はスワップルールなしです。',
    ERR_NO_TIME_TO_SWAP: () => 'スワップできるのは後手だけで、最初の応手の代わりに限ります。',
  },
  joined: [
    (who) => `${who.name}が左右をつなぎました。`,
    (who) => `${who.name}が上下をつなぎました。`,
  ],
  board: (size) => `ヘックスの盤、${size}×${size}`,
  empty: (cell) => `${cell}、空き`,
  stone: (cell, side) => `${cell}、${sides[side]}`,
  inChain: '、勝ちのつながり',
  offerSwap: '石を打って応じるか、最初の石を自分のものにします：',
  swap: 'スワップ',
  card: '辺',
  joins: ['左右をつなぐ', '上下をつなぐ'],
  swapRule:
    'スワップルール：後手は、最初の石に応じて打つ代わりに、その石を自分のものにできます。石は長い対角線を軸に反転し、後手のものになります。',
  captions: {
    swaps: (side) => `${side}が最初の石を自分のものにしました。`,
    links: (side, groups) => `${side}が${groups}つのグループをつなぎました。`,
    detour: (side, before, now) =>
      `これは${side}の邪魔になります。${side}に必要な石は、少なくともあと${before}個だったのが${now}個になりました。`,
    needs: (side, stones) =>
      plural(stones, { other: `${side}がつなぐには、少なくともあと#個の石が必要です。` }),
    threatens: (side, cells) => `${side}は次に、${cells.join('か')}で両辺をつなぐ狙いです。`,
    threatensMany: (side, cells) =>
      plural(cells, { other: `${side}は次に、#か所のどこかで両辺をつなぐ狙いです。` }),
    unstoppable: (side) => `もう${side}を止められません。`,
  },
};
