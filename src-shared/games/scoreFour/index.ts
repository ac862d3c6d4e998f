import type { Game } from '../../core/game.ts';
import { codec } from './codec.ts';
import { LINES, PEG_COUNT } from './geometry.ts';
import { check, notation } from './notation.ts';
import { emptyPosition, type ScoreFourPosition } from './position.ts';
import { legalMoves, outcome, play, SIDE_NAMES } from './rules.ts';
import { canonical } from './symmetry.ts';

export const scoreFour: Game<ScoreFourPosition> = {
  name: 'Score Four',
  sideNames: SIDE_NAMES,
  setupFields: [],
  setups: [{}],
  notation,
  codec,
  usesTime: (_, level) => level >= 7,
  moveSpace: () => PEG_COUNT,
  initial: () => emptyPosition,
  legalMoves,
  check,
  play,
  outcome,
  winningCells: (position) => position.completed.map((line) => LINES[line]!),
  hasDraws: () => true,
  symmetricKey: (position) => `${canonical(position).key} ${position.sideToMove}`,
};
