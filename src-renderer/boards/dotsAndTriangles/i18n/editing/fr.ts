import type { DotsEditingWords } from './editingWords.ts';

export const fr: DotsEditingWords = {
  extraTurn: 'Tour supplémentaire',
  owners: 'Triangles fermés',
  triangle: (triangle) => `Triangle ${triangle}`,
};
