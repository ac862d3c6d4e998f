import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural, subject, withSpaceBefore } from '../../../i18n/zh-Hant/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黑方', '白方'] as const;
const pieceNames = ['黑子', '白子'] as const;

const pieces = (count: number): string => plural(count, { other: '# 枚棋子' });

export const zhHant: LinesOfActionWords = {
  name: '集結棋',
  sides,
  blurb: '搶在對方之前，把自己的棋子全部連在一起。',
  aim: '把自己的棋子全部連成一群，斜角相鄰也算相連。只剩一枚棋子也算一群。',
  goalPicture: '黑方已獲勝：最後一枚落單的棋子已與其他棋子相連。',
  hands: [
    '把棋子拖曳到要落下的格子，或先點按棋子，再點按格子。它能到達的格子會標示出來，並註明每條線上的棋子數。',
    '在其他地方放開的棋子會回到原位，再點按一次的棋子也是。',
  ],
  rules: (setup) => [
    '黑方先手，之後白方與黑方輪流。沿八個方向之一直線移動自己的一枚棋子，步數必須剛好等於那整條線上雙方棋子的總數。',
    '可以越過自己的棋子，但不能越過對方的棋子。走到對方的棋子上就吃掉它。',
    '如果某一手只讓對方的棋子連成一群，則由對方獲勝。',
    setupValue(setup, 'rules') === 0
      ? '如果某一手讓雙方的棋子同時連成一群，就是和棋。'
      : '依比賽規則，某一手讓雙方的棋子同時連成一群時，由下這一手的一方獲勝；同一局面且輪到同一方，第三次出現時就是和棋。',
    '你的棋子都不能移動時，這一手必須跳過。雙方都不能移動時，就是和棋。',
  ],
  levels: [
    '剛入門：會考慮你的回應，但看漏一些走法，選擇也隨意。很適合當第一個對手。',
    '謹慎的初學者：每一手都考慮你的回應，但常選較差的一手。',
    '棋社新人：每一手都考慮你的回應，而且大多選最好的一手。',
    '穩健：預先看幾手。',
    '強：看的是下一級的三倍之多。',
    '很強：看得更遠，並懲罰小失誤。',
    '專家：算得很深，少有寬容，而且只用五分之一的時間。',
    '大師：用完全部思考時間來搜尋。',
  ],
  setup: {
    rules: {
      name: '規則',
      choices: [
        {
          name: '講義',
          explanation: '雙方同時相連：和棋。',
        },
        {
          name: '比賽',
          explanation: '雙方同時相連：下這一手的一方獲勝。同一局面第三次出現：和棋。',
        },
      ],
    },
  },
  refusals: {
    ERR_MAY_NOT_PASS: () => '有棋可走的一方不能跳過。',
    ERR_MUST_PASS: () => '沒有棋子能移動，所以這一手跳過。',
    ERR_NO_PIECE: ({ from }, name) => `${name(from)} 上沒有棋子。`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) => `${name(from)} 上的是${pieceNames[owner]}。`,
    ERR_SAME_SQUARE: () => '棋子必須走到另一格。',
    ERR_NO_LINE: ({ from, to }, name) => `${name(from)} 與 ${name(to)} 不在同一直線上。`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, { other: '這枚棋子沿這條線必須剛好走 # 格。' }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `去路被 ${name(blocker)} 上的${pieceNames[owner]}擋住了。`,
    ERR_OWN_PIECE: ({ to }, name) => `${name(to)} 上有同一方的棋子。`,
  },
  connected: (who) => `${subject(who)}的棋子已全部相連。`,
  bothConnected: '雙方的棋子都已相連。',
  bothConnectedBy: (who) =>
    `雙方的棋子都已相連，這是${who.isYou ? '你' : withSpaceBefore(who.name)}下的一手。`,
  neitherMoves: '雙方都不能移動。',
  board: '集結棋棋盤',
  empty: (square) => `${square}，空格`,
  piece: (side, square) => `${square} 的${pieceNames[side]}`,
  movable: (piece, count) =>
    `${piece}，${count === 0 ? '無路可走' : plural(count, { other: '# 種走法' })}`,
  landing: (count, isCapture) =>
    `，${isCapture ? '可以吃掉' : '可以走到這裡'}，線上有 ${pieces(count)}`,
  keys: [['Esc', '放下已拿起的棋子']],
  stuck: (square) => `${square} 上的棋子無路可走：每條路不是被擋住就是太長。`,
  pickFirst: (side) => `請先選一枚${pieceNames[side]}。`,
  noMove: (side) => `沒有${pieceNames[side]}能移動：這一手跳過。`,
  pass: '跳過',
  passed: '跳過',
  move: (from, to, isCapture) => `${from} ${isCapture ? '吃' : '到'} ${to}`,
  card: '棋群',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}：${pieces(count)}，全部相連`
      : `${sides[side]}：${pieces(count)}，分成 ${groups} 群`,
  nothingPicked: (side) => `選一枚${pieceNames[side]}，看它沿每條線能走多遠。`,
  linesOf: (piece) => `${piece}的各條線`,
  ways: { row: '橫列', falling: '向下斜線', column: '直行', rising: '向上斜線' },
  line: '線',
  pieces: '線上的棋子',
  goesTo: '可走到',
  counted: (black, white) => `枚棋子，黑子 ${black}，白子 ${white}`,
  nowhere: '被擋住',
  captions: {
    passes: (side) => `${side}無棋可走，跳過。`,
    captures: (side, square, left) =>
      plural(left, { other: `${side}在 ${square} 吃子。對方要相連的棋子還剩 # 枚。` }),
    fewer: (side, groups) =>
      groups === 1
        ? `${side}的棋子已全部相連。`
        : plural(groups, { other: `${side}的棋子連成 # 群。` }),
    more: (side, groups) =>
      groups === 1
        ? `${side}的棋子是一群。`
        : plural(groups, { other: `${side}的棋子被分成 # 群。` }),
    canWin: (side) => `${side}現在就能把棋子全部連在一起。`,
    threatens: (side) => `${side}威脅把棋子全部連在一起。`,
  },
};
