import { plural } from '../../../i18n/ja/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['縦', '横'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? '下' : '右');

export const ja: DomineeringWords = {
  name: 'ドミニアリング',
  sides,
  blurb: '一方はドミノを縦に、もう一方は横に。置けなくなったら負けです。',
  sideNotes: ['縦置き', '横置き'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `マス${name(cell)}はふさがっています。`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `マス${name(cell)}の${beside(side)}には、ドミノのもう半分を置くマスがありません。`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `マス${name(cell)}の${beside(side)}のマス${name(partner)}はふさがっています。`,
  },
  noRoomLeft: (who) => `${who.name}にはドミノを置く場所がありません。`,
  board: (rows, columns) => `ドミニアリングの盤、${rows}行${columns}列`,
  covered: (cell, side, first, second) =>
    `マス${cell}、${first}と${second}に${sides[side]}のドミノ`,
  leftEmpty: (cell) => `マス${cell}、空いたまま`,
  noRoom: (cell) => `マス${cell}、空き、ドミノは置けません`,
  room: (cell, first, second) => `マス${cell}、空き、${first}と${second}にドミノを置けます`,
  move: (first, second) => `${first}と${second}にドミノ`,
  card: '残りの置き場所',
  left: (sure, most) => (sure === most ? `確実${sure}` : `確実${sure}、最大${most}`),
  explanation:
    '「確実」は、相手に妨げられずに置けるドミノの数です。「最大」は、相手がもう置かないとしたときに置ける数です。自分の番に置く場所がなければ負けです。',
  regions: '領域の値',
  region: (cells) =>
    cells.length <= 6
      ? `マス${cells.join('、')}`
      : `${cells.length}マス、${cells[0]}から${cells.at(-1)}まで`,
  unvalued: '大きすぎます',
  valuesExplained:
    '数は余裕のある手数で、正なら縦、負なら横に有利です。{x|y}は、縦がそこに置くとx、横が置くとyになります。±xは{x|−x}の略です。星や矢印はどんな数よりも小さく、*は先に置いたほうの勝ち、↑は縦に有利、↓は横に有利です。',
  captions: {
    takes: (side, other, places) =>
      plural(places, { other: `${side}が${other}の置き場所を#か所奪いました。` }),
    sure: (side, gained, sure) =>
      `${side}の確実な置き場所が${plural(gained, { other: '#か所' })}増え${gained === sure ? 'ました' : `、合計${sure}か所になりました`}。`,
    decided: (side) =>
      `${side}はもう負けません。確実な置き場所が、相手の置ける数を上回っています。`,
  },
};
