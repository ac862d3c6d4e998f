import type { End } from '../../../../src-renderer/boards/boardProps.ts';
import type { TicTacToePosition } from '../game/rules.ts';
import { ticTacToeWords } from './words.ts';

/** Why a game is over by its rules, as a sentence. */
export const endInWords = ({ winner }: End<TicTacToePosition>): string =>
  winner === undefined ? ticTacToeWords().full : ticTacToeWords().threeInARow(winner);
