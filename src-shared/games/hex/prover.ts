import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { CONNECTED, SEMI_CONNECTED } from './kernel/constants.ts';
import { type HexKernel, lineOf, setPosition } from './kernel/kernel.ts';
import type { HexPosition } from './position.ts';

/** Pairs of connections tried to find more, in each position: enough to find all that the lists hold on 6 × 6. */
const TRIALS = 1_000_000;

/** Who wins, and how. */
export interface HexProof {
  readonly winner: Side;
  /** From the position on; it ends where the winner needs no search any more. */
  readonly line: readonly Move[];
  /** Within which the winner can end the game. */
  readonly plies: number;
}

/**
 * Proves winners by proof-number search with virtual connections, without regard to the swap rule. What it found is there
 * for the next time, and for other positions of boards of the same size.
 */
export class HexProver {
  /** Positions visited. */
  nodes = 0;
  readonly #kernel: HexKernel;

  /** @param isAlone 1 takes all the memory of the kernel, 0 the half that a search leaves. */
  constructor(kernel: HexKernel, isAlone: 0 | 1) {
    this.#kernel = kernel;
    kernel.startProof(isAlone);
  }

  /** Goes on proving; `undefined` when the nodes did not suffice or a poll said so. */
  prove(position: HexPosition, maxNodes: number): HexProof | undefined {
    const kernel = this.#kernel;
    const { sideToMove, cells } = position;
    setPosition(kernel, position);
    const result = kernel.prove(sideToMove, maxNodes, TRIALS);
    this.nodes += kernel.proofNodes();
    if (result === 0) return undefined;
    const winner = result > 0 ? sideToMove : otherSide(sideToMove);
    setPosition(kernel, position);
    kernel.followProof(sideToMove);
    const proved = lineOf(kernel);
    const isWonAtOnce = winner === sideToMove && proved.length === 0;
    const line = isWonAtOnce ? this.#winningMove(position) : proved;
    if (line === undefined) return undefined;
    const free = cells.filter((owner) => owner === undefined).length;
    // The winner makes the last move: an odd number of plies when it is to move.
    const isOdd = free % 2 === 1;
    return { winner, line, plies: isOdd === (winner === sideToMove) ? free : free - 1 };
  }

  /** A move that wins where connections alone tell that there is one. */
  #winningMove(position: HexPosition): readonly Move[] | undefined {
    const kernel = this.#kernel;
    const { cells, sideToMove } = position;
    setPosition(kernel, position);
    kernel.fillIn();
    const found = kernel.connect(sideToMove, TRIALS);
    if (found === SEMI_CONNECTED) return [asMove(kernel.connectingCell())];
    // Borders that are connected stay so wherever the winner plays.
    const free = cells.indexOf(undefined);
    return found === CONNECTED ? [asMove(free)] : undefined;
  }
}
