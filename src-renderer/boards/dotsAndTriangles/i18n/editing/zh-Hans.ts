import type { DotsEditingWords } from './editingWords.ts';

export const zhHans: DotsEditingWords = {
  extraTurn: '额外回合',
  owners: '已围成的三角形',
  triangle: (triangle) => `三角形 ${triangle}`,
};
