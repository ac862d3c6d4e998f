import type { Move } from '../../core/move.ts';
import type { Side } from '../../core/side.ts';
import { NO_MOVE, UNFINISHED_SCORE } from '../../kernel/constants.ts';
import { withMoveFirst } from '../../search/proveRoot.ts';
import { type Poll, tableLog2Within } from '../../kernel/kernel.ts';
import type { KernelHost, RunningKernel } from '../../kernel/kernelHost.ts';
import {
  type Attempt,
  type Bounds,
  type Prover,
  UNKNOWN,
  type Value,
} from '../../search/prover.ts';
import { FULL_WINDOW, isProved, winProbability } from '../../search/score.ts';
import { SCALE } from './engine.ts';
import { type ScoreFourKernel, scoreFourKernel, setPosition } from './kernel/kernel.ts';
import type { ScoreFourPosition } from './position.ts';
import { legalMoves } from './rules.ts';

/** Moves are looked at so deep, or less where that takes too many nodes. */
const GLANCE_DEPTH = 10;
/** The same for all attempts: a part of what one of them may take, between these. */
const GLANCE_SHARE = 0.05;
const LEAST_GLANCE_NODES = 500;
const MOST_GLANCE_NODES = 60_000;
/** What is only estimated is never called certain. */
const LEAST_CHANCE = 0.001;
const POLL_INTERVAL = 2_048;

interface RootMove {
  readonly move: Move;
  /** For the side to move. */
  readonly score: number;
}

/** Finds out what positions are worth, with what the searches before have left in the memory. */
export class ScoreFourProver implements Prover<ScoreFourPosition> {
  readonly #running: RunningKernel<ScoreFourKernel>;
  readonly #tableLog2: number;
  readonly #glanceNodes: number;

  /** @param leafNodes that an attempt usually may take. */
  constructor(kernelHost: KernelHost, tableMegabytes: number, leafNodes: number) {
    const part = GLANCE_SHARE * leafNodes;
    this.#glanceNodes = Math.min(MOST_GLANCE_NODES, Math.max(LEAST_GLANCE_NODES, part));
    this.#tableLog2 = tableLog2Within(tableMegabytes);
    this.#running = kernelHost.start(scoreFourKernel, 1, this.#tableLog2);
  }

  attempt(
    position: ScoreFourPosition,
    attacker: Side,
    maxNodes: number,
    isOver: Poll = () => false,
  ): Attempt {
    const { exports } = this.#running;
    setPosition(exports, position);
    exports.newSearch(this.#tableLog2, 0, POLL_INTERVAL);
    exports.resume();
    this.#running.poll = () => false;
    const { sideToMove } = position;
    const moves = this.#glance(legalMoves(position));
    const glances = moves.map(({ move, score }) => ({ move, chance: chanceOf(score, sideToMove) }));
    this.#running.poll = isOver;
    // For the side to move: whether it wins, or whether it does not lose.
    const alpha = attacker === sideToMove ? 0 : -1;
    const score = this.#prove(moves, alpha, maxNodes);
    const bounds = score === undefined ? UNKNOWN : boundsOf(score, alpha, sideToMove);
    return { glances, bounds, nodes: exports.nodes() };
  }

  #glance(moves: readonly Move[]): readonly RootMove[] {
    const { exports } = this.#running;
    let found: readonly RootMove[] = moves.map((move) => ({ move, score: 0 }));
    for (let depth = 1; depth <= GLANCE_DEPTH && exports.nodes() < this.#glanceNodes; depth++) {
      const deeper = found.map(({ move, score }) => ({
        move,
        score: isProved(score) ? score : exports.scoreMove(move, depth, -FULL_WINDOW, FULL_WINDOW),
      }));
      found = deeper.sort((a, b) => b.score - a.score);
    }
    return found;
  }

  /** A score above `alpha` where a move has one, otherwise the best; `undefined` when the nodes are not enough. */
  #prove(moves: readonly RootMove[], alpha: number, maxNodes: number): number | undefined {
    const { exports } = this.#running;
    const limit = exports.nodes() + maxNodes;
    let best = -FULL_WINDOW;
    const isKnown = isProved(moves[0]!.score) && moves[0]!.score > alpha;
    const deciding =
      isKnown || maxNodes <= 0 ? NO_MOVE : exports.decidingMove!(alpha, alpha + 1, maxNodes);
    if (deciding === UNFINISHED_SCORE) return undefined;
    for (const { move, score } of withMoveFirst(deciding, moves)) {
      const left = limit - exports.nodes();
      if (!isProved(score) && left <= 0) return undefined;
      const proved = isProved(score) ? score : exports.proveMove!(move, alpha, alpha + 1, left);
      if (proved === UNFINISHED_SCORE) return undefined;
      best = Math.max(best, proved);
      if (best > alpha) return best;
    }
    return best;
  }
}

function chanceOf(score: number, sideToMove: Side): number {
  const own = isProved(score)
    ? Number(score > 0)
    : Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, winProbability(score, SCALE)));
  return sideToMove === 0 ? own : 1 - own;
}

/** @param score as `#prove` found it. */
function boundsOf(score: number, alpha: number, sideToMove: Side): Bounds {
  const isSure = isProved(score);
  const least: Value = score <= alpha ? -1 : isSure || alpha === 0 ? 1 : 0;
  const most: Value = score > alpha ? 1 : isSure || alpha < 0 ? -1 : 0;
  return sideToMove === 0 ? { least, most } : { least: mirrored(most), most: mirrored(least) };
}

const mirrored = (value: Value): Value => (value === 0 ? 0 : value === 1 ? -1 : 1);
