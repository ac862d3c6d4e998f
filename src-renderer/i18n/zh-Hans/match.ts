import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { plural, subject, withSpaceAfter, withSpaceBefore } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: '其程序已结束',
  ERR_OPPONENT_SILENT: '没有及时回应',
  ERR_OPPONENT_FLOOD: '发送的内容超过限度',
  ERR_OPPONENT_MALFORMED: '回应的内容无法理解',
  ERR_OPPONENT_ILLEGAL: '回应的不是合法的一步',
  ERR_PLAYER_FAILED: '发生故障',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: '回到所有游戏',
    board: (game) => `${game}棋盘`,
    rules: '规则与按键',
    flip: '翻转棋盘',
    menu: '菜单',
    panel: '对局',
    hidePanel: '收起侧栏',
    showPanel: '显示侧栏',
    withKey: (what, key) => `${what}（${key}）`,
    commands: '命令',
    players: '对局者',
  },
  players: {
    you: '你',
    level: (level) => `${level} 级电脑`,
    two: '双人对弈',
    against: (opponent, side) => `对手：${opponent}\u00a0· 你是${withSpaceBefore(side)}`,
    toMove: '该走了',
    thinking: '思考中',
    thinkingDeep: (depth) => `思考中 · 深度 ${depth}`,
    moveNow: '立即走棋',
  },
  turn: (who) => (who.isYou ? '轮到你了。' : `轮到${withSpaceBefore(who.name)}。`),
  result: {
    region: '结果',
    draw: '和棋',
    wins: (who) => `${subject(who)}获胜`,
    rematchAs: (side) => `再来一局，你是${withSpaceBefore(side)}`,
    rematchOfTwo: '再来一局，双方互换',
  },
  ends: {
    resigned: (who) => `${subject(who)}认输。`,
    forfeits: (who, fault) => `${subject(who)}判负：${FAULTS[fault]}。`,
    outOfTime: (who) => `${subject(who)}用完了时间。`,
    agreed: '双方同意和棋。',
    claimed: '有一方要求判和：同一局面已第三次出现。',
    repetition: '同一局面已第三次出现。',
    tooLong: (moves) => plural(moves, { other: '这局棋已走了 # 步。' }),
  },
  news: {
    newGame: (game) => `新对局：${game}。`,
    tookBack: (count) => `${plural(count, { other: '已收回 # 步' })}。`,
    goesOn: '对局继续。',
  },
  moves: {
    title: '棋谱',
    none: '还没有走',
    first: '起始局面',
    previous: '上一步',
    next: '下一步',
    last: '最新一步',
    start: '起点',
    looking: (ply, last) => (ply === 0 ? '起始局面' : `第 ${ply} 步，共 ${last} 步`),
    now: '回到当前',
    viewing: (ply, last) =>
      ply === 0 ? '正在看起始局面。' : `正在看第 ${ply} 步，共 ${last} 步。`,
  },
  evaluation: {
    title: (name) => `${withSpaceAfter(name)}的想法`,
    even: '双方势均力敌。',
    better: (who) => `${subject(who)}略占优势。`,
    muchBetter: (who) => `${subject(who)}明显占优势。`,
    winning: (who) => `${subject(who)}胜势在望。`,
    winsBy: (who, margin) => `${subject(who)}将以 ${margin} 的差距获胜。`,
    /** @param moves the winner’s own */
    wins: (who, moves) => `${subject(who)}${moves <= 1 ? '' : `最多再 ${moves} 步就`}获胜。`,
    drawn: '双方都走出最佳着法时为和棋。',
    chance: (who, percent) => `${subject(who)}的胜率 ${percent}%`,
    depth: (plies) => `深 ${plural(plies, { other: '# 层' })}`,
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { other: '# 个局面' }, short),
    bestLine: '最佳变化',
    show: '显示电脑的想法',
    explained: '它认为谁占优势、看得多远，以及预期的着法。',
  },
  confirm: {
    keepPlaying: '继续下',
    resignTitle: '这局要认输吗？',
    resignText: (winner) => `${withSpaceAfter(winner)}将获胜。之后仍可用“悔棋”收回。`,
    resignTextStrict: (winner) => `${withSpaceAfter(winner)}将获胜。严格对局无法收回。`,
    restartTitle: '要重新开始这局吗？',
    restartText: '目前的对局会收起并保留。',
    quitUnsavedTitle: '不保存就退出吗？',
    quitUnsavedText: (games) =>
      games < 2
        ? '上次保存之后下的棋将会丢失。'
        : `${plural(games, { other: '有 # 局棋' })}无法保存，将会丢失。`,
    isVoid: '刚才询问的那局棋已有变化或已不存在，所以什么都没有做。',
  },
  help: {
    title: (game) => `${game}的玩法`,
    close: '关闭',
    goal: '目标',
    rules: '规则',
    hands: '鼠标与触摸',
    boardKeys: '棋盘上的按键',
    everywhere: '通用的按键',
  },
  board: {
    notNow: '现在不能走。',
    over: '对局已经结束。',
    notYourTurn: '还没轮到你。',
    earlier: '这是之前的一步。请选择“从这里接着走”，或回到当前。',
  },
  boards: {
    hands: ['用双指，或按住 Ctrl 滚动滚轮，可拉近棋盘；拉近后拖动可移动棋盘。'],
    keys: [
      ['方向键', '在各个位置之间移动'],
      ['Home、End', '移到这一行的第一个或最后一个位置'],
      ['Page Up、Page Down', '移到这一列的最上或最下'],
      ['Enter、空格键', '选择这个位置'],
    ],
    materials: { walnut: '胡桃木', slate: '板岩', maple: '枫木' },
    zoom: '缩放',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: '没有这样的一步。',
    ERR_GAME_OVER: '对局已经结束。',
  },
};
