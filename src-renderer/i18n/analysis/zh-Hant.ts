import type { AnalysisWords } from './analysisWords.ts';

export const zhHant: AnalysisWords = {
  title: '分析棋盤',
  toMatch: '回到對局',
  engine: '引擎',
  engineExplained: '找出你所看局面的最佳著法，直到你停止它。',
  lines: '顯示的著法數',
  allMoves: '全部',
  bestMoves: '最佳著法',
  beginning: '正在查看局面…',
  waiting: '等待中：先進行另一個搜尋。',
  proved: '已證明',
  findingWin: '正在尋找必勝著法…',
  stopFinding: '停止尋找',
  noWin: '一分鐘內沒有證明出必勝著法。',
  resources: (threads, megabytes) => `${threads} 個執行緒，${megabytes} MB`,
  legend: (counts) =>
    counts
      ? '棋盤上的數字是輪到的一方的勝率（百分比）。加粗框或底線的是已證明的結果：+ 勝、− 負多少，= 和。'
      : '棋盤上的數字是輪到的一方的勝率（百分比）。加粗框或底線的是已證明的結果：+ 幾手內勝、− 幾手內負，= 和。',
  chance: (percent) => `勝率 ${percent}%`,
  won: {
    inMoves: (moves) => `已證明：${moves} 手內獲勝`,
    by: (margin) => `已證明：以 ${margin} 之差獲勝`,
  },
  lost: {
    inMoves: (moves) => `已證明：${moves} 手內落敗`,
    by: (margin) => `已證明：以 ${margin} 之差落敗`,
  },
  drawn: '已證明：和局',
  looking: (count, all) => `預期變化：第 ${count} 手，共 ${all} 手`,
  keep: '保留為分支',
  leave: '返回',
  branch: (ply) => `第 ${ply} 手的分支`,
  isMainLine: '這已經是主線。',
  openings: {
    title: '開局',
    book: '開局庫',
    alike: (moves) => `對稱相同：${moves}`,
    gamesWith: (move) => `下 ${move} 的對局`,
    allGames: '出現過此局面的所有對局',
  },
  editor: {
    put: '放到棋盤上',
    erase: '清除',
    toMove: '輪到',
    possible: '這個局面可能出現。',
    use: '分析它',
    reasons: {
      counts: '雙方的棋子數與輪到的一方不符。',
      lastMove: '沒有任何最後一手能同時完成這些線。',
      pieces: '有一方的棋子太少或太多。',
      wonBefore: '最後一手之前已有一方獲勝。',
    },
  },
  marks: '棋盤上的標記',
  noMistakes: '這局棋沒有找到失誤。',
  copied: '已複製。',
  copyFailed: '無法複製。',
  newBoard: {
    paste: '局面或棋步',
    pasteExplained: '貼上局面的代碼，或從開局起的棋步。留空則從起始局面開始。',
    open: '開啟棋盤',
    refusedMove: (number, reason) => `第 ${number} 手無法下。${reason}`,
    codeExample: (code) => `局面的寫法如：${code}`,
  },
};
