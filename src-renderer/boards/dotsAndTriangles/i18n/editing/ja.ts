import type { DotsEditingWords } from './editingWords.ts';

export const ja: DotsEditingWords = {
  extraTurn: '追加手番',
  owners: '完成した三角形',
  triangle: (triangle) => `三角形${triangle}`,
};
