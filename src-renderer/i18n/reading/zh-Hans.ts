import type { ReadingWords } from './readingWords.ts';

export const zhHans: ReadingWords = {
  all: (groups) => groups.join('；'),
  none: '无',
  pegs: (pegs) => `各杆由下往上：${pegs.join('；')}。`,
  emptyBoard: '棋盘是空的。',
  noThreats: '眼前没有威胁。',
  canWin: (side, moves) => `轮到${side}时，走 ${moves.join('、')} 就获胜。`,
  inDanger: (side, places) => `${side}可能被吃的棋子：${places.join('、')}。`,
  closing: (lines) => `能围成三角形的线：${lines.join('；')}。`,
  nothingCloses: '没有线能围成三角形。',
  noClock: '这一局没有计时。',
  moves: (count, texts) => `共 ${count} 种走法：${texts.join('、')}。`,
  manyMoves: (count) => `共 ${count} 种走法，太多而不逐一读出。`,
};
