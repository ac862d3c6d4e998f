import type { Game } from '../../core/game.ts';
import { leastMirrored } from '../../core/gridSymmetry.ts';
import { setupValue } from '../../core/setup.ts';
import { codec } from './codec.ts';
import { boardOf, cellCount } from './geometry.ts';
import { check, commonNotation, notation } from './notation.ts';
import { type DomineeringPosition, emptyPosition } from './position.ts';
import { legalMoves, outcome, play, SIDE_NAMES, winningCells } from './rules.ts';
import { setupFields } from './setup.ts';

export const domineering: Game<DomineeringPosition> = {
  name: 'Domineering',
  sideNames: SIDE_NAMES,
  setupFields,
  setups: [
    { rows: 4, columns: 4, starter: 0 },
    { rows: 4, columns: 4, starter: 1 },
    { rows: 2, columns: 2, starter: 0 },
    { rows: 5, columns: 7, starter: 1 },
    { rows: 8, columns: 8, starter: 0 },
    { rows: 16, columns: 16, starter: 0 },
  ],
  demoSetups: [
    { rows: 8, columns: 8, starter: 0 },
    { rows: 7, columns: 9, starter: 1 },
    { rows: 9, columns: 9, starter: 0 },
  ],
  notation,
  commonNotation,
  codec,
  usesTime: (_, level) => level >= 8,
  moveSpace: (setup) => cellCount(boardOf(setup)),
  initial: (setup) => emptyPosition(boardOf(setup), setupValue(setup, 'starter') === 0 ? 0 : 1),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  symmetricKey: ({ cells, columns, sideToMove }) =>
    `${leastMirrored(cells, columns)} ${sideToMove}`,
};
