import type { LearnWords } from './learnWords.ts';

export const zhHant: LearnWords = {
  title: '學習',
  intro: '每種遊戲都有入門教學。每題只有一步正解，都由我們自己的求解器證明。你愈強，題目愈難。',
  daily: '每日一題',
  dailyOf: (game) => `每日一題：${game}`,
  dailySolved: '今天已解出',
  puzzles: '題目',
  puzzlesOf: (game) => `${game}的題目`,
  rating: (rating, deviation) => `你的等級分：${rating} ± ${deviation}`,
  noRating: '尚無等級分',
  streak: (days) => `連續 ${days} 天`,
  due: (count) => `${count} 題待重做`,
  solved: (solved, tried) => `做過 ${tried} 題，解出 ${solved} 題`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `輪到${side}：一步取勝。`
        : `輪到${side}：無論對方怎麼應，都要在 ${moves} 步內取勝。`,
    onlyWin: (side) => `輪到${side}：找出唯一能贏的一步。`,
    save: (side, other, moves) =>
      moves === 1
        ? `輪到${side}：找出唯一能阻止${other}下一步取勝的一步。`
        : `輪到${side}：找出唯一能阻止${other}在 ${moves} 步內取勝的一步。`,
    margin: (side, count) =>
      count > 0
        ? `輪到${side}：盡量多拿，最佳結果是最後比對方多 ${count} 個三角形。`
        : count === 0
          ? `輪到${side}：找出唯一能和局的一步。`
          : `輪到${side}：最多只輸 ${-count} 個三角形。`,
  },
  puzzleRating: (rating) => `難度 ${rating}`,
  judging: '正在判定……',
  right: '對了，請繼續！',
  isSolved: '解出來了！',
  unsure: '無法證明這一步行不行。請試另一步。',
  newRating: (rating, change) => `你的等級分：${rating}（${change}）`,
  wrong: {
    noWin: '這樣贏不了。',
    noWinAfter: (reply, moves) => `不對：${reply} 之後，${moves} 步內已無法取勝。`,
    loses: '這樣就輸了。',
    losesAfter: (reply, other) => `不對：${reply} 之後是${other}贏。`,
    otherWins: (other, line) => `不對：${other}以 ${line} 取勝。`,
    otherGoesOn: (other, reply) => `不對：${reply} 之後擋不住${other}了。`,
    less: (side) => `${side}已拿不到那麼多了。`,
    lessAfter: (reply, side) => `不對：${reply} 之後，${side}已拿不到那麼多了。`,
  },
  counts: {
    repeat: '這題你以前做錯過。現在解出來，它就會隔更久才再出現。',
    nothing: '這題已經計過分，可當作練習。',
  },
  solution: '解答',
  moves: '著手',
  lastPuzzles: '最近的題目',
  puzzleSolved: (rating) => `解出，之後等級分 ${rating}`,
  puzzleFailed: (rating) => `未解出，之後等級分 ${rating}`,
  back: '回到「學習」',
};
