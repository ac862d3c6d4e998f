import type { ReadingWords } from './readingWords.ts';

export const zhHant: ReadingWords = {
  all: (groups) => groups.join('；'),
  none: '無',
  pegs: (pegs) => `各桿由下往上：${pegs.join('；')}。`,
  emptyBoard: '棋盤是空的。',
  noThreats: '眼前沒有威脅。',
  canWin: (side, moves) => `輪到${side}時，走 ${moves.join('、')} 就獲勝。`,
  inDanger: (side, places) => `${side}可能被吃的棋子：${places.join('、')}。`,
  closing: (lines) => `能圍成三角形的線：${lines.join('；')}。`,
  nothingCloses: '沒有線能圍成三角形。',
  noClock: '這一局沒有計時。',
  moves: (count, texts) => `共 ${count} 種走法：${texts.join('、')}。`,
  manyMoves: (count) => `共 ${count} 種走法，太多而不逐一讀出。`,
};
