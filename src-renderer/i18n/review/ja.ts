import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: '定跡の手',
  forced: '唯一可能な手',
  onlyMove: '唯一の好手',
  best: '最善手',
  good: '良い手',
  inaccuracy: '緩手',
  mistake: '悪手',
  blunder: '大悪手',
  missedWin: '証明済みの勝ちを逃した手',
};

export const ja: ReviewWords = {
  title: '振り返り',
  effort: '深さ',
  efforts: { quick: '速く', normal: '普通', deep: '深く' },
  graph: '対局を通した勝つ見込み',
  judging: '対局を調べています',
  notJudged: 'まだ調べていません。',
  stop: '止める',
  goOn: '続ける',
  failed:
    'エンジンが評価を続けられませんでした。評価済みの結果は残っています。続行をお試しください。',
  accuracy: (percent) => `正確さ ${percent}％`,
  noAccuracy: '自分の手なし',
  tags,
  better: (move) => `より良い手：${move}`,
  turningPoints: '分かれ目',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `${number}手目 ${side}：${move} – ${tags[tag]}、${before}％から${after}％へ`,
  noFaults: '大きく損をした手はありません。',
  retry: {
    title: (number, all) => `ミス ${number}／${all}`,
    task: (side, move, tag) =>
      `${side}はここで${move}と指しました（${tag}）。より良い手を見つけてください。`,
    judging: '手を調べています…',
    same: 'それは対局で指した手です。別の手を試してください。',
    best: 'はい、それが最善手です。',
    good: (percent) => `良い手です。勝つ見込みは${percent}％で、最善手とほとんど変わりません。`,
    worse: (percent) => `勝つ見込みは${percent}％になります。別の手を試してください。`,
    failed: 'この手は調べられませんでした。',
    next: '次のミス',
    done: '完了',
    show: '最善の手順を見る',
    end: '振り返りに戻る',
  },
};
