import type { Provable } from '../../search/prover.ts';
import { CELL_COUNT } from './geometry.ts';
import type { ScoreFourPosition } from './position.ts';
import { ScoreFourProver } from './prover.ts';
import { canonical, positionOfKey } from './symmetry.ts';

/** Nodes to find out the value of a position with 28 empty cells, and how they grow with each more. */
const NODES_AT_28 = 30_000;
const GROWTH = 1.65;
const LEAST_NODES = 20;

/** What proofs in a folder need to know of Score Four. */
export const scoreFourProofs: Provable<ScoreFourPosition> = {
  keyOf: (position) => canonical(position).key,
  positionOf: positionOfKey,
  cellsLeft: ({ ply }) => CELL_COUNT - ply,
  expectedNodes: (cellsLeft) => Math.max(LEAST_NODES, NODES_AT_28 * GROWTH ** (cellsLeft - 28)),
  siblingShare: 1,
  moveCode: (move) => move.toString(16),
  makeProver: (kernelHost, tableMegabytes, leafNodes) =>
    new ScoreFourProver(kernelHost, tableMegabytes, leafNodes),
};
