import type { Kernel, SearchKernel } from '../../kernel/kernel.ts';
import { bytes } from './kernel.as.ts?wasm';
import type { HexPosition } from './position.ts';
import { PRIOR_WEIGHTS } from './priorWeights.ts';

/** What kernel.as.ts exports. Cells and sides are those of the game. */
export interface HexKernel extends SearchKernel {
  /** Weights of kernel/priors.as.ts. */
  setPriorWeight(table: number, index: number, weight: number): void;
  setSize(size: number): void;
  putStone(cell: number, side: number): void;
  /**
   * Begins a tree at the board as it is for a side, or goes on with the part of the last search's tree that begins here
   * and uses the same. @param uses a sum of the constants below.
   */
  beginTree(side: number, uses: number, seed: number): void;
  /** Takes part in the search of another thread, over the same memory and from the same board. */
  joinTree(seed: number): void;
  /** Searches on; returns the number of playouts: fewer when a poll said so, 0 when nothing is left to search. */
  run(playouts: number): number;
  /** What is proved for the side to move: `PROOF_WON`, `PROOF_LOST` or 0. */
  rootResult(): number;
  /** Plies within which the proved winner can end the game. */
  rootPlies(): number;
  /** A move that wins by connections seen at once; -1 when the tree alone tells. */
  winningMove(): number;
  /** Moves at the root, and by their index what is known of them. */
  rootCount(): number;
  rootMove(index: number): number;
  rootVisits(index: number): number;
  rootValue(index: number): number;
  rootProof(index: number): number;
  /** Finds the line expected after a root move; returns its length without that move. */
  expectLine(index: number): number;
  lineMove(index: number): number;
  /** Forgets former proofs. @param isAlone 1 gives proofs all the memory, 0 the half that a search leaves to them. */
  startProof(isAlone: 0 | 1): void;
  /** Tries to prove who wins: 1 the side to move, -1 the other one, 0 when the nodes did not suffice or a poll said so. */
  prove(side: number, maxNodes: number, trials: number): number;
  /** Positions that the last `prove` looked at. */
  proofNodes(): number;
  /** Finds the line that was proved, for `lineMove`; returns its length. */
  proveLine(side: number): number;
}

export const PROOF_WON = 2;
export const PROOF_LOST = 3;

export const USES_INFERIOR = 1;
export const USES_CONNECTIONS = 2;
export const USES_PRIORS = 4;
/** Every root move is searched for its own sake. */
export const SCORES_ALL = 8;
/** Wins in one move, and the need to prevent them, are seen at the root. */
export const SEES_ENDS = 16;

/** The upper half of the memory is left to a proof search. */
export const SHARES_MEMORY = 32;

export const EVERYTHING = SEES_ENDS + USES_INFERIOR + USES_CONNECTIONS + USES_PRIORS;

export function setPosition(kernel: HexKernel, { size, cells }: HexPosition): void {
  kernel.setSize(size);
  for (const [cell, owner] of cells.entries()) {
    if (owner !== undefined) kernel.putStone(cell, owner);
  }
}

const WEIGHT_UNIT = 1 / 16;
const CODES = 4096;
const OFFSETS = 81;

/** Gives a kernel the weights of its priors; what is the same turned by half a turn has the same weight. */
function prepare(kernel: HexKernel): void {
  for (const [table, pairs] of PRIOR_WEIGHTS.entries()) {
    const turned = (index: number): number =>
      table < 2 ? ((index >> 6) | (index << 6)) & (CODES - 1) : OFFSETS - 1 - index;
    for (let i = 0; i < pairs.length; i += 2) {
      const weight = pairs[i + 1]! * WEIGHT_UNIT;
      kernel.setPriorWeight(table, pairs[i]!, weight);
      kernel.setPriorWeight(table, turned(pairs[i]!), weight);
    }
  }
}

export const hexKernel: Kernel<HexKernel> = { bytes, prepare };
