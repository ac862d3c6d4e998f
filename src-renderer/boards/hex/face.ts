import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { GameFace } from '../gameFace.ts';
import { flatMaterials } from '../shared/boardMaterials.ts';
import { endInWords } from './endWords.ts';
import HexPicture from './HexPicture.svelte';
import { hexWords } from './words.ts';

export const hexFace: GameFace<HexPosition> = {
  picture: HexPicture,
  materials: ['ivory', 'ebony'],
  boardMaterials: flatMaterials,
  words: hexWords,
  endInWords,
  entry: async () => (await import('./index.ts')).hex,
};
