import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: '開局庫著法',
  forced: '唯一可下的一手',
  onlyMove: '唯一的好手',
  best: '最佳著法',
  good: '好手',
  inaccuracy: '緩手',
  mistake: '失誤',
  blunder: '嚴重失誤',
  missedWin: '錯過已證明的勝利',
};

export const zhHant: ReviewWords = {
  title: '複盤',
  effort: '深度',
  efforts: { quick: '快速', normal: '一般', deep: '深入' },
  graph: '全局的勝率',
  judging: '正在分析對局',
  notJudged: '尚未分析。',
  stop: '停止',
  goOn: '繼續',
  failed: '引擎無法繼續評判。已評判的結果已保留，請再試一次「繼續」。',
  accuracy: (percent) => `準確度 ${percent}%`,
  noAccuracy: '沒有自己的著法',
  tags,
  better: (move) => `更好的是：${move}`,
  turningPoints: '轉折點',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `第 ${number} 手 ${side}：${move} – ${tags[tag]}，從 ${before}% 到 ${after}%`,
  noFaults: '沒有任何一手損失很多。',
  retry: {
    title: (number, all) => `失誤 ${number}／${all}`,
    task: (side, move, tag) => `${side}在這裡下了 ${move}（${tag}）。請找出更好的著法。`,
    judging: '正在判斷這一手…',
    same: '這是對局中的那一手。請試試別的。',
    best: '對，這是最佳著法。',
    good: (percent) => `好：勝率 ${percent}%，和最佳著法相差無幾。`,
    worse: (percent) => `這樣勝率剩下 ${percent}%。請試試別的著法。`,
    failed: '無法判斷這一手。',
    next: '下一個失誤',
    done: '完成',
    show: '顯示最佳變化',
    end: '回到複盤',
  },
};
