import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural } from '../../../i18n/ja/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['縦', '横'] as const;

export const ja: DomineeringWords = {
  name: 'ドミニアリング',
  sides,
  blurb: '一方はドミノを縦に、もう一方は横に。置けなくなったら負けです。',
  sideNotes: ['縦置き', '横置き'],
  aim: '最後のドミノを置きましょう。自分の番に置けなければ負けです。引き分けはありません。',
  goalPicture: '縦の勝ちです。横は、斜線のマスに置く場所がありません。',
  hands: [
    'マスを指すと、そこに置かれるドミノが表示されます。クリックまたはタップで置きます。',
    'マスの端の近くでは、その端をまたぐドミノになります。',
  ],
  rules: (setup) => [
    `「縦」はドミノを縦に、「横」は横に置きます。「${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]}」が先手で、交互に置いていきます。ドミノ1枚は空きマス2つを覆います。`,
  ],
  levels: [
    '覚えたて：ほとんど思いつくままにドミノを置きます。最初の相手にぴったりです。',
    '初級：自分の場所が残るように置くことが多いものの、見落としもあります。',
    '中級の入り口：相手の応手も考えますが、選び方はまだ気ままです。',
    '堅実：1枚ごとに応手を考え、相手の場所を奪います。',
    '強い：ドミノ数枚先まで読みます。',
    'とても強い：さらに先まで読み、小さなミスをとがめます。',
    'エキスパート：盤が十分に狭くなると、どちらが勝つかを見切ります。',
    'マスター：思考時間のすべてを使って、どちらが勝つかを突き止めます。',
  ],
  setup: {
    rows: { name: '行数' },
    columns: { name: '列数' },
    starter: { name: '先手', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
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

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? '下' : '右');
