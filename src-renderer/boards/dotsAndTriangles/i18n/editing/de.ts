import type { DotsEditingWords } from './editingWords.ts';

export const de: DotsEditingWords = {
  extraTurn: 'Zusatzzug',
  owners: 'Geschlossene Dreiecke',
  triangle: (triangle) => `Dreieck ${triangle}`,
};
