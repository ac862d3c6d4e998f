import type { Game } from '../../core/game.ts';
import { leastMirrored } from '../../core/gridSymmetry.ts';
import { codec, rulesOf } from './codec.ts';
import { LENGTH } from './geometry.ts';
import { MOVE_SPACE } from './moves.ts';
import { check, chessNotation, notation } from './notation.ts';
import { type LinesOfActionPosition, startPosition } from './position.ts';
import {
  canClaimRepetition,
  legalMoves,
  outcome,
  play,
  repetitionOutcome,
  SIDE_NAMES,
  winningCells,
} from './rules.ts';
import { setupFields } from './setup.ts';

export const linesOfAction: Game<LinesOfActionPosition> = {
  name: 'Lines of Action',
  sideNames: SIDE_NAMES,
  setupFields,
  setups: [{ rules: 0 }, { rules: 1 }],
  notation,
  commonNotation: chessNotation,
  codec,
  usesTime: (_, level) => level >= 7,
  moveSpace: () => MOVE_SPACE,
  initial: (setup) => startPosition(rulesOf(setup)),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  repetitionKey: ({ key }) => key,
  symmetricKey: ({ cells, sideToMove }) => `${leastMirrored(cells, LENGTH)} ${sideToMove}`,
  repetitionOutcome,
  hasDraws: () => true,
  canClaimRepetition,
};
