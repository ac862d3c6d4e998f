import type { DotsEditingWords } from './editingWords.ts';

export const zhHant: DotsEditingWords = {
  extraTurn: '額外回合',
  owners: '已圍成的三角形',
  triangle: (triangle) => `三角形 ${triangle}`,
};
