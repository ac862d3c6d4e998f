import { otherSide, type Side } from '../../core/side.ts';
import { KernelHost } from '../../search/kernel/kernelHost.ts';
import { hexKernel, setPosition } from './kernel.ts';
import type { HexPosition } from './position.ts';

/** Pairs of connections tried to find more, in each position: enough to find all that the lists hold on 6 × 6. */
const TRIALS = 200_000;

export interface HexProof {
  /** `undefined` when the nodes did not suffice. */
  readonly winner: Side | undefined;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * Proves winners by proof-number search with virtual connections. What it found is kept for the next position, which
 * must be of the same size. @param tableLog2 as in search/kernel/kernel.ts.
 */
export function makeHexSolver(
  tableLog2: number,
): (position: HexPosition, maxNodes: number) => HexProof {
  const { exports: kernel } = new KernelHost().start(hexKernel, 1, tableLog2);
  return (position, maxNodes) => {
    setPosition(kernel, position);
    const { sideToMove } = position;
    const result = kernel.prove(sideToMove, maxNodes, TRIALS, 0);
    const winner = result === 0 ? undefined : result > 0 ? sideToMove : otherSide(sideToMove);
    return { winner, nodes: kernel.proofNodes() };
  };
}
