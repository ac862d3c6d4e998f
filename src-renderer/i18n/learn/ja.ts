import type { LearnWords } from './learnWords.ts';

export const ja: LearnWords = {
  title: '学ぶ',
  intro:
    '各ゲームのチュートリアルと、正解が一手だけの問題です。すべて専用のソルバーで証明済み。上達に合わせて難しくなります。',
  daily: '今日の問題',
  dailyOf: (game) => `今日の問題（${game}）`,
  dailySolved: '今日の分は解けました',
  puzzles: '問題',
  puzzlesOf: (game) => `${game}の問題`,
  rating: (rating, deviation) => `レーティング：${rating} ± ${deviation}`,
  noRating: 'レーティングなし',
  streak: (days) => `${days}日連続`,
  due: (count) => `再挑戦${count}問`,
  solved: (solved, tried) => `${tried}問中${solved}問正解`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `${side}の番：次の一手で勝ってください。`
        : `${side}の番：相手がどう応じても${moves}手以内（自分の手数）で勝ってください。`,
    onlyWin: (side) => `${side}の番：勝ちにつながる唯一の手を見つけてください。`,
    save: (side, other, moves) =>
      moves === 1
        ? `${side}の番：${other}が次の手で勝つのを防ぐ唯一の手を見つけてください。`
        : `${side}の番：${other}が${moves}手以内に勝つのを防ぐ唯一の手を見つけてください。`,
    margin: (side, count) =>
      count > 0
        ? `${side}の番：できるだけ多く取ってください。最善なら、最後に相手より三角形${count}個多くなります。`
        : count === 0
          ? `${side}の番：引き分けになる唯一の手を見つけてください。`
          : `${side}の番：負けを三角形${-count}個差までに抑えてください。`,
  },
  puzzleRating: (rating) => `難易度${rating}`,
  judging: '判定中…',
  right: '正解。続けてください。',
  isSolved: '解けました！',
  unsure: 'この手がよいかどうかは証明できませんでした。別の手を試してください。',
  newRating: (rating, change) => `レーティング：${rating}（${change}）`,
  wrong: {
    noWin: 'それでは勝てません。',
    noWinAfter: (reply, moves) => `不正解：${reply}のあと、もう${moves}手では勝てません。`,
    loses: 'それでは負けです。',
    losesAfter: (reply, other) => `不正解：${reply}のあとは${other}の勝ちです。`,
    otherWins: (other, line) => `不正解：${line}で${other}の勝ちです。`,
    otherGoesOn: (other, reply) => `不正解：${reply}のあと、${other}を止められません。`,
    less: (side) => `${side}はもうそれだけ取れません。`,
    lessAfter: (reply, side) => `不正解：${reply}のあと、${side}はもうそれだけ取れません。`,
  },
  counts: {
    repeat: '以前に間違えた問題です。今解けば、次に出るまでの間隔が長くなります。',
    nothing: 'この問題はもう数えられています。練習として解けます。',
  },
  solution: '解答',
  moves: '手順',
  lastPuzzles: '最近の問題',
  puzzleSolved: (rating) => `正解（その後のレーティング${rating}）`,
  puzzleFailed: (rating) => `不正解（その後のレーティング${rating}）`,
  back: '「学ぶ」に戻る',
};
