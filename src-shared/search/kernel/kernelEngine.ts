import type { Position } from '../../core/game.ts';
import { asMove, type Move } from '../../core/move.ts';
import { Deepening } from '../deepening.ts';
import type { Engine, Score, SearchProgress } from '../engine.ts';
import { type LevelPlan, planFor, PLANS } from '../levels.ts';
import type { ProofPlan } from '../proveRoot.ts';
import type { Poll, RootSearch } from '../rootSearch.ts';
import type { RootValue } from '../score.ts';
import { type SearchState, WIN_SCORE } from '../searchState.ts';
import type { Kernel, KernelExports } from './kernel.ts';
import { forgetNodesOf, nodesOf } from './kernelHost.ts';
import { runKernel } from './runKernel.ts';

/** What a kernel exports that searches by alpha-beta. */
export interface AlphaBetaKernel extends KernelExports {
  /**
   * Begins a search of the position that was set: nodes and estimates are 0.
   * @param tableLog2 entries of the table to use. @param clearsTable 1 forgets what former searches found.
   */
  newSearch(tableLog2: number, clearsTable: number, pollInterval: number): void;
  /** As `RootSearch.scoreMove`; worthless once a poll has answered 1. */
  scoreMove(move: number, depth: number, alpha: number, beta: number): number;
  nodes(): number;
  estimates(): number;
  lineLength(): number;
  /** A move of the line after the root move, from 0 on. */
  lineMove(index: number): number;
  /** As `RootSearch.proveMove`, for a kernel that can; `UNFINISHED` when the nodes are not enough. */
  proveMove?(move: number, alpha: number, beta: number, maxNodes: number): number;
}

const UNFINISHED = 2 * WIN_SCORE;

/** What a game tells of itself to be searched by its kernel. */
export interface KernelGame<P extends Position, E extends AlphaBetaKernel> {
  readonly kernel: Kernel<E>;
  /** The plain twin, for tests and for the list of legal moves. */
  makeState(position: P): SearchState;
  legalMoves(position: P): readonly Move[];
  setPosition(kernel: E, position: P): void;
  /** The estimate that stands for a chance to win of 73 %. */
  readonly scale: number;
  /** Nodes between two looks at the clock, a power of two: about a millisecond's worth. */
  readonly pollInterval: number;
  /** When proofs are tried in a position, for a kernel that can. */
  proofPlan?(position: P): ProofPlan | undefined;
  /** As `DeepeningOptions.lossDepth`, for a game where that takes many nodes. @param maxNodes of the search. */
  lossDepth?(maxNodes: number): number;
  /** What a score of a position means, where that is not as in other games. */
  toScore?(position: P, value: RootValue): Score;
  /** How its levels play, 1 first, where that is not as in other games. */
  readonly plans?: readonly LevelPlan[];
}

/** Short searches clear less. */
const SHORT_NODES = 16_384;
const SHORT_LOG2 = 14;

/** An engine by iterative deepening over a kernel, with the levels that all games share. */
export function makeKernelEngine<P extends Position, E extends AlphaBetaKernel>(
  game: KernelGame<P, E>,
): Engine<P> {
  return {
    makeState: (position) => game.makeState(position),
    search(position, limits, hooks) {
      const started = runKernel(game.kernel, limits, hooks);
      const { exports, memory } = started;
      const plan = planFor(limits, game.plans ?? PLANS);
      const maxNodes = Math.min(plan.maxNodes, limits.maxNodes ?? Infinity);
      const shortLog2 = maxNodes <= SHORT_NODES ? SHORT_LOG2 : Infinity;
      const tableLog2 = Math.min(shortLog2, memory.tableLog2);
      // What is reproducible must not rest on what was searched before.
      const clearsTable = hooks.joined === undefined && maxNodes < Infinity;
      game.setPosition(exports, position);
      const helpers = Array.from({ length: hooks.crew?.size ?? 0 }, (_, index) => index + 1);
      for (const thread of helpers) forgetNodesOf(memory, thread);
      const withHelpers = <P extends SearchProgress>(progress: P): P => {
        const nodes = helpers.map((thread) => nodesOf(memory, thread));
        return { ...progress, nodes: nodes.reduce((sum, each) => sum + each, progress.nodes) };
      };
      const deepening = new Deepening({
        moves: game.legalMoves(position),
        sideToMove: position.sideToMove,
        scale: game.scale,
        pollInterval: game.pollInterval,
        plan,
        lossDepth: game.lossDepth?.(maxNodes),
        limits,
        hooks: { ...hooks, onProgress: (progress) => hooks.onProgress(withHelpers(progress)) },
        proof: plan.maxNodes === Infinity ? game.proofPlan?.(position) : undefined,
        toScore: game.toScore && ((value) => game.toScore!(position, value)),
        makeSearch(pollInterval, poll) {
          exports.newSearch(tableLog2, clearsTable ? 1 : 0, pollInterval);
          const search = new KernelSearch(exports, poll);
          started.poll = (nodes) => search.poll(nodes);
          return search;
        },
      });
      hooks.crew?.start(memory);
      try {
        return withHelpers(deepening.run());
      } finally {
        hooks.crew?.stop();
      }
    },
  };
}

class KernelSearch implements RootSearch {
  isStopped = false;
  readonly #kernel: AlphaBetaKernel;
  readonly #poll: Poll;

  constructor(kernel: AlphaBetaKernel, poll: Poll) {
    this.#kernel = kernel;
    this.#poll = poll;
  }

  poll(nodes: number): boolean {
    this.isStopped ||= this.#poll(nodes);
    return this.isStopped;
  }

  get nodes(): number {
    return this.#kernel.nodes();
  }

  get estimates(): number {
    return this.#kernel.estimates();
  }

  scoreMove(move: Move, depth: number, alpha: number, beta: number): number {
    return this.#kernel.scoreMove(move, depth, alpha, beta);
  }

  proveMove(move: Move, alpha: number, beta: number, maxNodes: number): number | undefined {
    const score = this.#kernel.proveMove?.(move, alpha, beta, maxNodes) ?? UNFINISHED;
    return score === UNFINISHED ? undefined : score;
  }

  lineAfterMove(): readonly Move[] {
    const length = this.#kernel.lineLength();
    return Array.from({ length }, (_, index) => asMove(this.#kernel.lineMove(index)));
  }
}
