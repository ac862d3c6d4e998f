import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { GameFace } from '../gameFace.ts';
import { flatMaterials } from '../shared/boardMaterials.ts';
import { endInWords } from './endWords.ts';
import ScoreFourMiniature from './ScoreFourMiniature.svelte';
import { scoreFourWords } from './words.ts';

export const scoreFourFace: GameFace<ScoreFourPosition> = {
  picture: ScoreFourMiniature,
  materials: ['ivory', 'ebony'],
  boardMaterials: flatMaterials,
  words: scoreFourWords,
  endInWords,
  entry: async () => (await import('./index.ts')).scoreFour,
};
