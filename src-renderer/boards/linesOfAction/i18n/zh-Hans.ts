import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural, subject, withSpaceBefore } from '../../../i18n/zh-Hans/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['黑方', '白方'] as const;
const pieceNames = ['黑子', '白子'] as const;

const pieces = (count: number): string => plural(count, { other: '# 枚棋子' });

export const zhHans: LinesOfActionWords = {
  name: '集结棋',
  sides,
  blurb: '赶在对方之前，把自己的棋子全部连在一起。',
  aim: '把自己的棋子全部连成一群，斜角相邻也算相连。只剩一枚棋子也算一群。',
  goalPicture: '黑方已获胜：最后一枚落单的棋子已与其他棋子相连。',
  hands: [
    '把棋子拖到要落下的格子，或先点击或轻触棋子，再点格子。它能到达的格子会标示出来，并注明每条线上的棋子数。',
    '在其他地方松开的棋子会回到原位，再点一次的棋子也是。',
  ],
  rules: (setup) => [
    '黑方先手，之后白方与黑方轮流。沿八个方向之一直线移动自己的一枚棋子，步数必须刚好等于那整条线上双方棋子的总数。',
    '可以越过自己的棋子，但不能越过对方的棋子。走到对方的棋子上就吃掉它。',
    '如果某一步只让对方的棋子连成一群，则由对方获胜。',
    setupValue(setup, 'rules') === 0
      ? '如果某一步让双方的棋子同时连成一群，就是和棋。'
      : '按比赛规则，某一步让双方的棋子同时连成一群时，由走出这一步的一方获胜；同一局面且轮到同一方，第三次出现时就是和棋。',
    '你的棋子都不能移动时，这一步必须跳过。双方都不能移动时，就是和棋。',
  ],
  levels: [
    '刚入门：会考虑你的回应，但漏看一些走法，选择也随意。很适合当第一个对手。',
    '谨慎的初学者：每一步都考虑你的回应，但常选较差的一步。',
    '棋社新手：每一步都考虑你的回应，而且大多选最好的一步。',
    '稳健：预先看几步。',
    '强：看的是下一级的三倍之多。',
    '很强：看得更远，并惩罚小失误。',
    '专家：算得很深，少有宽容，而且只用五分之一的时间。',
    '大师：用完全部思考时间来搜索。',
  ],
  setup: {
    rules: {
      name: '规则',
      choices: [
        {
          name: '讲义',
          explanation: '双方同时相连：和棋。',
        },
        {
          name: '比赛',
          explanation: '双方同时相连：走出这一步的一方获胜。同一局面第三次出现：和棋。',
        },
      ],
    },
  },
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
