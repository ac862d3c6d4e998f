import type { Side } from '../../core/side.ts';
import { type Poll, tableLog2Within } from '../../kernel/kernel.ts';
import type { KernelHost, RunningKernel } from '../../kernel/kernelHost.ts';
import {
  type Attempt,
  boundsOfValue,
  type Glance,
  type Prover,
  UNKNOWN,
} from '../../search/prover.ts';
import { type DomineeringKernel, domineeringKernel, setPosition } from './kernel/kernel.ts';
import { Orientation } from './orientation.ts';
import type { DomineeringPosition } from './position.ts';
import { legalMoves } from './rules.ts';

/** Each move is looked at with a part of what an attempt usually takes, but at least with so many nodes. */
const GLANCE_SHARE = 1 / 2_000;
const LEAST_GLANCE_NODES = 64;
const POLL_INTERVAL = 64;
/** Rank of a move that wins half the time, and how much more makes it 73 %. */
const EVEN_RANK = 256;
const RANK_SCALE = 77;
/** What is only estimated is never called certain. */
const LEAST_CHANCE = 0.001;

/** Finds out who wins positions of one board; what was solved serves all that come after. */
export class DomineeringProver implements Prover<DomineeringPosition> {
  readonly #running: RunningKernel<DomineeringKernel>;
  readonly #tableLog2: number;
  readonly #glanceNodes: number;

  /** @param leafNodes that an attempt usually may take. */
  constructor(kernelHost: KernelHost, tableMegabytes: number, leafNodes: number) {
    this.#glanceNodes = Math.max(LEAST_GLANCE_NODES, GLANCE_SHARE * leafNodes);
    this.#tableLog2 = tableLog2Within(tableMegabytes);
    this.#running = kernelHost.start(domineeringKernel, 1, this.#tableLog2);
    this.#running.exports.newSearch(this.#tableLog2, 1, POLL_INTERVAL);
  }

  attempt(
    position: DomineeringPosition,
    _attacker: Side,
    maxNodes: number,
    isOver: Poll = () => false,
  ): Attempt {
    const { exports } = this.#running;
    const orientation = new Orientation(position);
    setPosition(exports, position, orientation);
    const before = exports.nodes();
    const { sideToMove } = position;
    const solved = maxNodes > 0 ? this.#within(maxNodes, isOver, () => exports.solve()) : 0;
    const bounds = solved === 0 ? UNKNOWN : boundsOfValue(valueOf(solved, sideToMove));
    const glances = solved === 0 ? this.#glance(position, orientation) : [];
    return { glances, bounds, nodes: exports.nodes() - before };
  }

  #glance(position: DomineeringPosition, orientation: Orientation): readonly Glance[] {
    const { exports } = this.#running;
    return legalMoves(position).map((move) => {
      const cell = orientation.kernelCellOf(move);
      const solved = this.#within(
        this.#glanceNodes,
        () => false,
        () => exports.solveMove(cell),
      );
      const own = solved === 0 ? chanceOf(exports.moveOrderScoreOf(cell)) : (1 + solved) / 2;
      return { move, chance: position.sideToMove === 0 ? own : 1 - own };
    });
  }

  #within(maxNodes: number, isOver: Poll, search: () => number): number {
    const { exports } = this.#running;
    const limit = exports.nodes() + maxNodes;
    this.#running.poll = (nodes) => nodes >= limit || isOver(nodes);
    exports.resume();
    return search();
  }
}

/** @param solved 1 when the side wins, -1 when it loses. */
const valueOf = (solved: number, side: Side): -1 | 1 => (solved > 0 === (side === 0) ? 1 : -1);

/** The chance of the side that makes a move. @param rank as the kernel gives it. */
function chanceOf(rank: number): number {
  const chance = 1 / (1 + Math.exp((EVEN_RANK - rank) / RANK_SCALE));
  return Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
}
