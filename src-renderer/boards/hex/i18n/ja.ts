import { plural } from '../../../i18n/ja/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const ja: HexWords = {
  name: 'ヘックス',
  sides,
  blurb: '盤の向かい合う2辺をつなぎましょう。必ずどちらかがつながります。',
  sideNotes: ['左から右', '上から下'],
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
