import { asMove, type Move } from '../../../core/move.ts';
import type { Side } from '../../../core/side.ts';
import type { Kernel, SearchKernel } from '../../../kernel/kernel.ts';
import { fillNetwork, type NetworkSink } from '../network.ts';
import type { HexPosition } from '../position.ts';
import { PRIOR_WEIGHTS } from '../priorWeights.ts';
import { OFFSET_SPAN, REPLIES_TABLE, RING_CODES } from './constants.ts';
import { bytes } from './exports.as.ts?wasm';

/** What exports.as.ts exports. Cells and sides are those of the game. */
export interface HexKernel extends SearchKernel, NetworkSink {
  /** Weights of priors.as.ts. */
  setPriorWeight(table: number, index: number, weight: number): void;
  setSize(size: number): void;
  putStone(cell: number, side: number): void;
  /**
   * Begins a tree at the board as it is for a side, or goes on with the part of the last search's tree that begins here
   * and uses the same. @param uses a sum of the constants in constants.ts.
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
  /** 1 when the other side would join its borders for certain if it were to move, so that few moves are left. */
  isThreatened(): number;
  /** A move that wins by connections seen at once; -1 when the tree alone tells. */
  winningMove(): number;
  /** Moves at the root, and by their index what is known of them. */
  rootCount(): number;
  rootMove(index: number): number;
  rootVisits(index: number): number;
  rootValue(index: number): number;
  rootProof(index: number): number;
  /** Finds the line expected after a root move. */
  followTree(index: number): void;
  /** Finds the line that was proved from the position on. */
  followProof(side: number): void;
  /** Length of the line that was found last. */
  lineLength(): number;
  /** A move of that line, from 0 on. */
  lineMove(index: number): number;
  /**
   * Makes ready for proofs. @param isAlone 1 gives them all the memory and forgets former ones, 0 gives them the half
   * that a search leaves, where former ones are kept unless `newSearch` cleared the table.
   */
  startProof(isAlone: 0 | 1): void;
  /** Tries to prove who wins: 1 the side to move, -1 the other one, 0 when the nodes did not suffice or a poll said so. */
  prove(side: number, maxNodes: number, trials: number): number;
  /** Positions that the last `prove` visited. */
  proofNodes(): number;
  /** Fills dead and captured cells of the board in. */
  fillIn(): void;
  /** Why a cell that was empty before is filled in: one of the constants, 0 when it is not. */
  filledAs(cell: number): number;
  /** The network on the board as it is: the chance of a side that is to move, and then what it thinks of its moves. */
  judgeBoard(side: Side): number;
  policyAt(cell: number, side: Side): number;
  /** Finds links of stones to borders, then what the network sees: 0, or one more than the class of the stone. */
  lookAtBoard(): void;
  seenByNetwork(cell: number, sideToMove: Side): number;
  /** How a side's borders are connected: one of the constants. @param trials of connections, some three million a second. */
  connect(side: Side, trials: number): number;
  /** After `connect` found `SEMI_CONNECTED`: where the stone goes, and the cells that the other side must play on, or lose. */
  connectingCell(): number;
  isNeeded(cell: number): number;
  /** After `connect` found `CONNECTED`: the cells that this rests on. */
  isInConnection(cell: number): number;
}

export function setPosition(kernel: HexKernel, { size, cells }: HexPosition): void {
  kernel.setSize(size);
  for (const [cell, owner] of cells.entries()) {
    if (owner !== undefined) kernel.putStone(cell, owner);
  }
}

/** The line that the kernel found last. */
export const lineOf = (kernel: HexKernel): readonly Move[] =>
  Array.from({ length: kernel.lineLength() }, (_, index) => asMove(kernel.lineMove(index)));

const WEIGHT_UNIT = 1 / 16;
const OFFSETS = OFFSET_SPAN ** 2;

/** Gives a kernel the weights of its priors and of its network; what is the same turned by half a turn has the same weight. */
function prepare(kernel: HexKernel): void {
  for (const [table, pairs] of PRIOR_WEIGHTS.entries()) {
    const turned = (index: number): number =>
      table < REPLIES_TABLE
        ? ((index >> 6) | (index << 6)) & (RING_CODES - 1)
        : OFFSETS - 1 - index;
    for (let i = 0; i < pairs.length; i += 2) {
      const weight = pairs[i + 1]! * WEIGHT_UNIT;
      kernel.setPriorWeight(table, pairs[i]!, weight);
      kernel.setPriorWeight(table, turned(pairs[i]!), weight);
    }
  }
  fillNetwork(kernel);
}

export const hexKernel: Kernel<HexKernel> = { bytes, prepare };
