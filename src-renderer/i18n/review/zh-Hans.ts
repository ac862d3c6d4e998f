import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: '开局库着法',
  forced: '唯一可走的一手',
  onlyMove: '唯一的好手',
  best: '最佳着法',
  good: '好手',
  inaccuracy: '缓手',
  mistake: '失误',
  blunder: '严重失误',
  missedWin: '错过已证明的胜利',
};

export const zhHans: ReviewWords = {
  title: '复盘',
  effort: '深度',
  efforts: { quick: '快速', normal: '一般', deep: '深入' },
  graph: '全局的胜率',
  judging: '正在分析对局',
  notJudged: '尚未分析。',
  stop: '停止',
  goOn: '继续',
  failed: '引擎无法继续评判。已评判的结果已保留，请再试一次“继续”。',
  accuracy: (percent) => `准确度 ${percent}%`,
  noAccuracy: '没有自己的着法',
  tags,
  better: (move) => `更好的是：${move}`,
  turningPoints: '转折点',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `第 ${number} 手 ${side}：${move} – ${tags[tag]}，从 ${before}% 到 ${after}%`,
  noFaults: '没有任何一手损失很多。',
  retry: {
    title: (number, all) => `失误 ${number}／${all}`,
    task: (side, move, tag) => `${side}在这里走了 ${move}（${tag}）。请找出更好的着法。`,
    judging: '正在判断这一手…',
    same: '这是对局中的那一手。请试试别的。',
    best: '对，这是最佳着法。',
    good: (percent) => `好：胜率 ${percent}%，和最佳着法相差无几。`,
    worse: (percent) => `这样胜率剩下 ${percent}%。请试试别的着法。`,
    failed: '无法判断这一手。',
    next: '下一个失误',
    done: '完成',
    show: '显示最佳变化',
    end: '回到复盘',
  },
};
