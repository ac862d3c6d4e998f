import type { DotsEditingWords } from './editingWords.ts';

export const es: DotsEditingWords = {
  extraTurn: 'Turno extra',
  owners: 'Triángulos cerrados',
  triangle: (triangle) => `Triángulo ${triangle}`,
};
