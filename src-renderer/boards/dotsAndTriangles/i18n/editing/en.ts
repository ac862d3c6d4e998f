import type { DotsEditingWords } from './editingWords.ts';

export const en: DotsEditingWords = {
  extraTurn: 'Extra turn',
  owners: 'Closed triangles',
  triangle: (triangle) => `Triangle ${triangle}`,
};
