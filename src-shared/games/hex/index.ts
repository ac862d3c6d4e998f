import type { Game } from '../../core/game.ts';
import { leastOf } from '../../core/gridSymmetry.ts';
import { setupValue } from '../../core/setup.ts';
import { codec } from './codec.ts';
import { check, commonNotation, notation } from './notation.ts';
import { emptyPosition, type HexPosition } from './position.ts';
import { legalMoves, outcome, play, SIDE_NAMES, winningCells } from './rules.ts';
import { setupFields } from './setup.ts';

export const hex: Game<HexPosition> = {
  name: 'Hex',
  sideNames: SIDE_NAMES,
  setupFields,
  setups: [
    { size: 11, swap: 0 },
    { size: 11, swap: 1 },
    { size: 3, swap: 0 },
    { size: 5, swap: 1 },
    { size: 14, swap: 1 },
    { size: 19, swap: 0 },
  ],
  demoSetups: [
    { size: 9, swap: 0 },
    { size: 7, swap: 0 },
    { size: 11, swap: 0 },
  ],
  notation,
  commonNotation,
  codec,
  usesTime: (_, level) => level >= 8,
  moveSpace: (setup) => setupValue(setup, 'size') ** 2 + 1,
  initial: (setup) => emptyPosition(setupValue(setup, 'size'), setupValue(setup, 'swap') === 1),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  // A half turn leaves every border with its side.
  symmetricKey: (position) => {
    const turned = { ...position, cells: position.cells.toReversed() };
    return leastOf([codec.encode(position), codec.encode(turned)]);
  },
};
