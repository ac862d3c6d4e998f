import type { BoardEntry } from '../../../../src-renderer/boards/boardEntry.ts';
import { messages } from '../../../../src-renderer/i18n/messages.ts';
import type { TicTacToePosition } from '../game/rules.ts';
import { endInWords } from './endWords.ts';
import TicTacToeBoard from './TicTacToeBoard.svelte';
import { ticTacToeWords } from './words.ts';

export const ticTacToe: BoardEntry<TicTacToePosition> = {
  board: TicTacToeBoard,
  materials: ['ebony', 'ivory'],
  words: ticTacToeWords,
  keys: () => messages.boards.keys,
  endInWords,
};
