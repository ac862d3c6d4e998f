import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { GameFace } from '../gameFace.ts';
import { flatMaterials } from '../shared/boardMaterials.ts';
import { endInWords } from './endWords.ts';
import DotsAndTrianglesPicture from './DotsAndTrianglesPicture.svelte';
import { dotsWords } from './words.ts';

export const dotsAndTrianglesFace: GameFace<DotsPosition> = {
  picture: DotsAndTrianglesPicture,
  materials: ['ivory', 'ebony'],
  boardMaterials: flatMaterials,
  words: dotsWords,
  endInWords,
  entry: async () => (await import('./index.ts')).dotsAndTriangles,
};
