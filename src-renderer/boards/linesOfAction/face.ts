import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { GameFace } from '../gameFace.ts';
import { flatMaterials } from '../shared/boardMaterials.ts';
import { endInWords } from './endWords.ts';
import LinesOfActionPicture from './LinesOfActionPicture.svelte';
import { linesOfActionWords } from './words.ts';

export const linesOfActionFace: GameFace<LinesOfActionPosition> = {
  picture: LinesOfActionPicture,
  materials: ['ebony', 'ivory'],
  boardMaterials: flatMaterials,
  words: linesOfActionWords,
  endInWords,
  entry: async () => (await import('./index.ts')).linesOfAction,
};
