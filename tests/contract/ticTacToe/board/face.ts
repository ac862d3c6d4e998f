import type { GameFace } from '../../../../src-renderer/boards/gameFace.ts';
import type { TicTacToePosition } from '../game/rules.ts';
import { endInWords } from './endWords.ts';
import TicTacToePicture from './TicTacToePicture.svelte';
import { ticTacToeWords } from './words.ts';

export const ticTacToeFace: GameFace<TicTacToePosition> = {
  picture: TicTacToePicture,
  materials: ['ebony', 'ivory'],
  words: ticTacToeWords,
  endInWords,
  entry: async () => (await import('./index.ts')).ticTacToe,
};
