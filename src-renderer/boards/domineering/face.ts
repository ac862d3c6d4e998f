import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { GameFace } from '../gameFace.ts';
import { flatMaterials } from '../shared/boardMaterials.ts';
import { endInWords } from './endWords.ts';
import DomineeringPicture from './DomineeringPicture.svelte';
import { domineeringWords } from './words.ts';

export const domineeringFace: GameFace<DomineeringPosition> = {
  picture: DomineeringPicture,
  materials: ['slate', 'clay'],
  boardMaterials: flatMaterials,
  words: domineeringWords,
  endInWords,
  entry: async () => (await import('./index.ts')).domineering,
};
