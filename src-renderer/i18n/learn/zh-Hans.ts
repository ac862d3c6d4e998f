import type { LearnWords } from './learnWords.ts';

export const zhHans: LearnWords = {
  title: '学习',
  intro: '每种游戏都有入门教程。每题只有一步正解，都由我们自己的求解器证明。你越强，题目越难。',
  daily: '每日一题',
  dailyOf: (game) => `每日一题：${game}`,
  dailySolved: '今天已解出',
  puzzles: '题目',
  puzzlesOf: (game) => `${game}的题目`,
  rating: (rating, deviation) => `你的等级分：${rating} ± ${deviation}`,
  noRating: '尚无等级分',
  streak: (days) => `连续 ${days} 天`,
  due: (count) => `${count} 题待重做`,
  solved: (solved, tried) => `做过 ${tried} 题，解出 ${solved} 题`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `轮到${side}：一步取胜。`
        : `轮到${side}：无论对方怎么应，都要在 ${moves} 步内取胜。`,
    onlyWin: (side) => `轮到${side}：找出唯一能赢的一步。`,
    save: (side, other, moves) =>
      moves === 1
        ? `轮到${side}：找出唯一能阻止${other}下一步取胜的一步。`
        : `轮到${side}：找出唯一能阻止${other}在 ${moves} 步内取胜的一步。`,
    margin: (side, count) =>
      count > 0
        ? `轮到${side}：尽量多拿，最佳结果是最后比对方多 ${count} 个三角形。`
        : count === 0
          ? `轮到${side}：找出唯一能和局的一步。`
          : `轮到${side}：最多只输 ${-count} 个三角形。`,
  },
  puzzleRating: (rating) => `难度 ${rating}`,
  judging: '正在判定……',
  right: '对了，请继续！',
  isSolved: '解出来了！',
  unsure: '无法证明这一步行不行。请试另一步。',
  newRating: (rating, change) => `你的等级分：${rating}（${change}）`,
  wrong: {
    noWin: '这样赢不了。',
    noWinAfter: (reply, moves) => `不对：${reply} 之后，${moves} 步内已无法取胜。`,
    loses: '这样就输了。',
    losesAfter: (reply, other) => `不对：${reply} 之后是${other}赢。`,
    otherWins: (other, line) => `不对：${other}以 ${line} 取胜。`,
    otherGoesOn: (other, reply) => `不对：${reply} 之后挡不住${other}了。`,
    less: (side) => `${side}已拿不到那么多了。`,
    lessAfter: (reply, side) => `不对：${reply} 之后，${side}已拿不到那么多了。`,
  },
  counts: {
    repeat: '这题你以前做错过。现在解出来，它就会隔更久才再出现。',
    nothing: '这题已经计过分，可当作练习。',
  },
  solution: '解答',
  moves: '着手',
  lastPuzzles: '最近的题目',
  puzzleSolved: (rating) => `解出，之后等级分 ${rating}`,
  puzzleFailed: (rating) => `未解出，之后等级分 ${rating}`,
  back: '回到“学习”',
};
