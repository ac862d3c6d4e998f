import type { Game } from '../../../../src-shared/core/game.ts';
import { codec } from './codec.ts';
import { check, notation } from './notation.ts';
import {
  completed,
  legalMoves,
  outcome,
  play,
  SIDE_NAMES,
  type TicTacToePosition,
} from './rules.ts';

/** A sixth game, as small as a game can be: it shows what adding one takes. */
export const ticTacToe: Game<TicTacToePosition> = {
  name: 'Tic-tac-toe',
  sideNames: SIDE_NAMES,
  setupFields: [],
  setups: [{}],
  notation,
  codec,
  usesTime: (_, level) => level >= 7,
  moveSpace: () => 9,
  initial: () => ({ sideToMove: 0, ply: 0, cells: Array.from({ length: 9 }, () => undefined) }),
  legalMoves,
  check,
  play,
  outcome,
  winningCells: completed,
};
