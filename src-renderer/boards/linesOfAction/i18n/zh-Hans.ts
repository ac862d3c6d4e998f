import { plural, subject, withSpaceBefore } from '../../../i18n/zh-Hans/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黑方', '白方'] as const;

const pieceNames = ['黑子', '白子'] as const;

const pieces = (count: number): string => plural(count, { other: '# 枚棋子' });

export const zhHans: LinesOfActionWords = {
  name: '集结棋',
  sides,
  blurb: '赶在对方之前，把自己的棋子全部连在一起。',
  refusals: {
    ERR_MAY_NOT_PASS: () => '有棋可走的一方不能跳过。',
    ERR_MUST_PASS: () => '没有棋子能移动，所以这一步跳过。',
    ERR_NO_PIECE: ({ from }, name) => `${name(from)} 上没有棋子。`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) => `${name(from)} 上的是${pieceNames[owner]}。`,
    ERR_SAME_SQUARE: () => '棋子必须走到另一格。',
    ERR_NO_LINE: ({ from, to }, name) => `${name(from)} 与 ${name(to)} 不在同一直线上。`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, { other: '这枚棋子沿这条线必须刚好走 # 格。' }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `去路被 ${name(blocker)} 上的${pieceNames[owner]}挡住了。`,
    ERR_OWN_PIECE: ({ to }, name) => `${name(to)} 上有同一方的棋子。`,
  },
  connected: (who) => `${subject(who)}的棋子已全部相连。`,
  bothConnected: '双方的棋子都已相连。',
  bothConnectedBy: (who) =>
    `双方的棋子都已相连，这是${who.isYou ? '你' : withSpaceBefore(who.name)}走的一步。`,
  neitherMoves: '双方都不能移动。',
  board: '集结棋棋盘',
  empty: (square) => `${square}，空格`,
  piece: (side, square) => `${square} 的${pieceNames[side]}`,
  movable: (piece, count) =>
    `${piece}，${count === 0 ? '无路可走' : plural(count, { other: '# 种走法' })}`,
  landing: (count, isCapture) =>
    `，${isCapture ? '可以吃掉' : '可以走到这里'}，线上有 ${pieces(count)}`,
  keys: [['Esc', '放下已拿起的棋子']],
  stuck: (square) => `${square} 上的棋子无路可走：每条路不是被挡住就是太长。`,
  pickFirst: (side) => `请先选一枚${pieceNames[side]}。`,
  noMove: (side) => `没有${pieceNames[side]}能移动：这一步跳过。`,
  pass: '跳过',
  passed: '跳过',
  move: (from, to, isCapture) => `${from} ${isCapture ? '吃' : '到'} ${to}`,
  card: '棋群',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}：${pieces(count)}，全部相连`
      : `${sides[side]}：${pieces(count)}，分成 ${groups} 群`,
  nothingPicked: (side) => `选一枚${pieceNames[side]}，看它沿每条线能走多远。`,
  linesOf: (piece) => `${piece}的各条线`,
  ways: { row: '横行', falling: '向下斜线', column: '竖列', rising: '向上斜线' },
  line: '线',
  pieces: '线上的棋子',
  goesTo: '可走到',
  counted: (black, white) => `枚棋子，黑子 ${black}，白子 ${white}`,
  nowhere: '被挡住',
  captions: {
    passes: (side) => `${side}无棋可走，跳过。`,
    captures: (side, square, left) =>
      plural(left, { other: `${side}在 ${square} 吃子。对方要相连的棋子还剩 # 枚。` }),
    fewer: (side, groups) =>
      groups === 1
        ? `${side}的棋子已全部相连。`
        : plural(groups, { other: `${side}的棋子连成 # 群。` }),
    more: (side, groups) =>
      groups === 1
        ? `${side}的棋子是一群。`
        : plural(groups, { other: `${side}的棋子被分成 # 群。` }),
    canWin: (side) => `${side}现在就能把棋子全部连在一起。`,
    threatens: (side) => `${side}威胁把棋子全部连在一起。`,
  },
};
