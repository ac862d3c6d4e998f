import { plural } from '../../../../i18n/ja/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const ja: HexMotiveWords = {
  wins: '鎖が完成します。',
  connects:
    'ブリッジで両辺がつながります。印の付いた2マスの組は、それぞれ片方があれば十分で、両方を取られることはありません。',
  mustPlay: (other, cells) =>
    plural(cells, { other: `この#マス以外に打つと、${other}の両辺が確実につながります。` }),
  threatens: (cell) => `次に${cell}で鎖を完成させる狙いです。`,
  savesBridge: 'ブリッジを守ります。もう一方のマスは取られています。',
  savesEdgeBridge: '辺へのブリッジを守ります。もう一方のマスは取られています。',
  bridge: 'ブリッジを作ります。2マスの一方を取られても、もう一方でつながります。',
  edgeBridge: '辺へのブリッジを作ります。2マスの一方を取られても、もう一方でつながります。',
  joins: (groups) => plural(groups, { other: '#つのグループをつなぎます。' }),
};
