import { plural, subject, withSpaceBefore } from '../../../i18n/zh-Hant/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黑方', '白方'] as const;

const pieceNames = ['黑子', '白子'] as const;

const pieces = (count: number): string => plural(count, { other: '# 枚棋子' });

export const zhHant: LinesOfActionWords = {
  name: '集結棋',
  sides,
  blurb: '搶在對方之前，把自己的棋子全部連在一起。',
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
