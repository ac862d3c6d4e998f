import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { plural, subject, withSpaceAfter, withSpaceBefore } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: '其程式已結束',
  ERR_OPPONENT_SILENT: '沒有及時回應',
  ERR_OPPONENT_FLOOD: '傳送的內容超過限度',
  ERR_OPPONENT_MALFORMED: '回應的內容無法理解',
  ERR_OPPONENT_ILLEGAL: '回應的不是合法的一手',
  ERR_PLAYER_FAILED: '發生故障',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: '回到所有遊戲',
    board: (game) => `${game}棋盤`,
    rules: '規則與按鍵',
    flip: '翻轉棋盤',
    menu: '選單',
    panel: '對局',
    hidePanel: '收起側欄',
    showPanel: '顯示側欄',
    withKey: (what, key) => `${what}（${key}）`,
    commands: '指令',
    players: '對局者',
  },
  players: {
    you: '你',
    level: (level) => `${level} 級電腦`,
    two: '雙人對弈',
    against: (opponent, side) => `對手：${opponent}\u00a0· 你是${withSpaceBefore(side)}`,
    toMove: '該下了',
    thinking: '思考中',
    thinkingDeep: (depth) => `思考中 · 深度 ${depth}`,
    moveNow: '立即出手',
  },
  turn: (who) => (who.isYou ? '輪到你了。' : `輪到${withSpaceBefore(who.name)}。`),
  result: {
    region: '結果',
    draw: '和棋',
    wins: (who) => `${subject(who)}獲勝`,
    rematchAs: (side) => `再來一局，你是${withSpaceBefore(side)}`,
    rematchOfTwo: '再來一局，雙方互換',
  },
  ends: {
    resigned: (who) => `${subject(who)}認輸。`,
    forfeits: (who, fault) => `${subject(who)}判負：${FAULTS[fault]}。`,
    outOfTime: (who) => `${subject(who)}用完了時間。`,
    agreed: '雙方同意和棋。',
    claimed: '有一方要求判和：同一局面已第三次出現。',
    repetition: '同一局面已第三次出現。',
    tooLong: (moves) => plural(moves, { other: '這局棋已下了 # 手。' }),
  },
  news: {
    newGame: (game) => `新對局：${game}。`,
    tookBack: (count) => `${plural(count, { other: '已收回 # 手' })}。`,
    goesOn: '對局繼續。',
  },
  moves: {
    title: '棋譜',
    none: '還沒有下',
    first: '起始局面',
    previous: '上一手',
    next: '下一手',
    last: '最新一手',
    start: '起點',
    looking: (ply, last) => (ply === 0 ? '起始局面' : `第 ${ply} 手，共 ${last} 手`),
    now: '回到現在',
    viewing: (ply, last) =>
      ply === 0 ? '正在看起始局面。' : `正在看第 ${ply} 手，共 ${last} 手。`,
  },
  evaluation: {
    title: (name) => `${withSpaceAfter(name)}的想法`,
    even: '雙方勢均力敵。',
    better: (who) => `${subject(who)}略佔優勢。`,
    muchBetter: (who) => `${subject(who)}明顯佔優勢。`,
    winning: (who) => `${subject(who)}勝勢在望。`,
    winsBy: (who, margin) => `${subject(who)}將以 ${margin} 的差距獲勝。`,
    /** @param moves the winner’s own */
    wins: (who, moves) => `${subject(who)}${moves <= 1 ? '' : `最多再 ${moves} 手就`}獲勝。`,
    drawn: '雙方都下出最佳著法時為和棋。',
    chance: (who, percent) => `${subject(who)}的勝率 ${percent}%`,
    depth: (plies) => `深 ${plural(plies, { other: '# 層' })}`,
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { other: '# 個局面' }, short),
    bestLine: '最佳變化',
    show: '顯示電腦的想法',
    explained: '它認為誰佔優勢、看得多遠，以及預期的著法。',
  },
  confirm: {
    keepPlaying: '繼續下',
    resignTitle: '這局要認輸嗎？',
    resignText: (winner) => `${withSpaceAfter(winner)}將獲勝。之後仍可用「悔棋」收回。`,
    resignTextStrict: (winner) => `${withSpaceAfter(winner)}將獲勝。嚴格對局無法收回。`,
    restartTitle: '要重新開始這局嗎？',
    restartText: '目前的對局會收起並保留。',
    quitUnsavedTitle: '不儲存就結束嗎？',
    quitUnsavedText: (games) =>
      games < 2
        ? '上次儲存之後下的棋將會遺失。'
        : `${plural(games, { other: '有 # 局棋' })}無法儲存，將會遺失。`,
    isVoid: '剛才詢問的那局棋已有變化或已不存在，所以什麼都沒有做。',
  },
  help: {
    title: (game) => `${game}的玩法`,
    close: '關閉',
    goal: '目標',
    rules: '規則',
    hands: '滑鼠與觸控',
    boardKeys: '棋盤上的按鍵',
    everywhere: '通用的按鍵',
  },
  board: {
    notNow: '現在不能下。',
    over: '對局已經結束。',
    notYourTurn: '還沒輪到你。',
    earlier: '這是先前的一手。請選擇「從這裡接著下」，或回到現在。',
  },
  boards: {
    hands: ['用兩指，或按住 Ctrl 轉動滾輪，可拉近棋盤；拉近後拖曳可移動棋盤。'],
    keys: [
      ['方向鍵', '在各個位置之間移動'],
      ['Home、End', '移到這一列的第一個或最後一個位置'],
      ['Page Up、Page Down', '移到這一行的最上或最下'],
      ['Enter、空白鍵', '選擇這個位置'],
    ],
    materials: { walnut: '胡桃木', slate: '板岩', maple: '楓木' },
    zoom: '縮放',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: '沒有這樣的一手。',
    ERR_GAME_OVER: '對局已經結束。',
  },
};
