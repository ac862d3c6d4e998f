import type { ReadingWords } from './readingWords.ts';

export const ja: ReadingWords = {
  all: (groups) => groups.join('；'),
  none: 'なし',
  pegs: (pegs) => `棒ごとに下から：${pegs.join('；')}。`,
  emptyBoard: '盤には何も置かれていません。',
  noThreats: '差し迫った狙いはありません。',
  canWin: (side, moves) => `${side}の手番なら、${moves.join('、')}で勝ちです。`,
  inDanger: (side, places) => `取られるおそれのある${side}の駒：${places.join('、')}。`,
  closing: (lines) => `三角形ができる線：${lines.join('；')}。`,
  nothingCloses: '三角形ができる線はありません。',
  noClock: 'この対局は時計なしです。',
  moves: (count, texts) => `${count}手あります：${texts.join('、')}。`,
  manyMoves: (count) => `${count}手あります。多いので読み上げません。`,
};
