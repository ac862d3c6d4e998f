import type { AnalysisWords } from './analysisWords.ts';

export const zhHans: AnalysisWords = {
  title: '分析棋盘',
  toMatch: '回到对局',
  engine: '引擎',
  engineExplained: '找出你所看局面的最佳着法，直到你停止它。',
  lines: '显示的着法数',
  allMoves: '全部',
  bestMoves: '最佳着法',
  beginning: '正在查看局面…',
  waiting: '等待中：先进行另一个搜索。',
  proved: '已证明',
  findingWin: '正在寻找必胜着法…',
  stopFinding: '停止寻找',
  noWin: '一分钟内没有证明出必胜着法。',
  resources: (threads, megabytes) => `${threads} 个线程，${megabytes} MB`,
  legend: (counts) =>
    counts
      ? '棋盘上的数字是轮到的一方的胜率（百分比）。加粗框或下划线的是已证明的结果：+ 胜、− 负多少，= 和。'
      : '棋盘上的数字是轮到的一方的胜率（百分比）。加粗框或下划线的是已证明的结果：+ 几手内胜、− 几手内负，= 和。',
  chance: (percent) => `胜率 ${percent}%`,
  won: {
    inMoves: (moves) => `已证明：${moves} 手内获胜`,
    by: (margin) => `已证明：以 ${margin} 之差获胜`,
  },
  lost: {
    inMoves: (moves) => `已证明：${moves} 手内落败`,
    by: (margin) => `已证明：以 ${margin} 之差落败`,
  },
  drawn: '已证明：和局',
  looking: (count, all) => `预期变化：第 ${count} 手，共 ${all} 手`,
  keep: '保留为分支',
  leave: '返回',
  branch: (ply) => `第 ${ply} 手的分支`,
  isMainLine: '这已经是主线。',
  openings: {
    title: '开局',
    book: '开局库',
    alike: (moves) => `对称相同：${moves}`,
    gamesWith: (move) => `下 ${move} 的对局`,
    allGames: '出现过此局面的所有对局',
  },
  editor: {
    put: '放到棋盘上',
    erase: '清除',
    toMove: '轮到',
    possible: '这个局面可能出现。',
    use: '分析它',
    reasons: {
      counts: '双方的棋子数与轮到的一方不符。',
      lastMove: '没有任何最后一手能同时完成这些线。',
      pieces: '有一方的棋子太少或太多。',
      wonBefore: '最后一手之前已有一方获胜。',
    },
  },
  marks: '棋盘上的标记',
  noMistakes: '这局棋没有找到失误。',
  copied: '已复制。',
  copyFailed: '无法复制。',
  newBoard: {
    paste: '局面或棋步',
    pasteExplained: '粘贴局面的代码，或从开局起的棋步。留空则从起始局面开始。',
    open: '打开棋盘',
    refusedMove: (number, reason) => `第 ${number} 手无法走。${reason}`,
    codeExample: (code) => `局面的写法如：${code}`,
  },
};
