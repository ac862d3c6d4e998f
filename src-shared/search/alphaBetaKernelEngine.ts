import type { Position } from '../core/game.ts';
import { asMove, type Move } from '../core/move.ts';
import { NO_MOVE, UNFINISHED_SCORE } from '../kernel/constants.ts';
import type { Kernel, Poll, SearchKernel } from '../kernel/kernel.ts';
import type { Engine, Score, SearchLimits, SearchResult } from './engine.ts';
import { IterativeDeepening } from './iterativeDeepening.ts';
import { type LevelPlan, planFor, PLANS } from './levels.ts';
import type { ProofPlan } from './proveRoot.ts';
import type { RootSearch } from './rootSearch.ts';
import { type KernelSearch, runSearch } from './runSearch.ts';
import type { RootValue } from './score.ts';

/** What a kernel exports that searches by alpha-beta. */
export interface AlphaBetaKernel extends SearchKernel {
  /** As `RootSearch.scoreMove`; worthless once a poll has answered 1. */
  scoreMove(move: number, depth: number, alpha: number, beta: number): number;
  estimates(): number;
  /** Finds the line expected after the root move that was scored last; returns its length. */
  lineLength(): number;
  /** A move of that line, from 0 on. */
  lineMove(index: number): number;
  /** As `RootSearch.proveMove`, for a kernel that can; `UNFINISHED_SCORE` when the nodes are not enough. */
  proveMove?(move: number, alpha: number, beta: number, maxNodes: number): number;
  /** As `RootSearch.decidingMove`, for a kernel that can; `UNFINISHED_SCORE` when the nodes are not enough. */
  decidingMove?(alpha: number, beta: number, maxNodes: number): number;
}

/** What a game tells of itself to be searched by its kernel. */
export interface AlphaBetaGame<P extends Position, E extends AlphaBetaKernel> {
  readonly kernel: Kernel<E>;
  legalMoves(position: P): readonly Move[];
  setPosition(exports: E, position: P): void;
  /** The estimate that stands for a chance to win of 73 %. */
  readonly scale: number;
  /** Nodes between two polls, a power of two: about a millisecond's worth. */
  readonly pollInterval: number;
  /** When proofs are tried in a position by a level without a limit of nodes, for a kernel that can. */
  proofPlan?(position: P, limits: SearchLimits): ProofPlan | undefined;
  /** As `IterativeDeepeningOptions.lossDepth`, for a game where that takes many nodes. @param maxNodes of the search. */
  lossDepth?(maxNodes: number): number;
  /** What a score of a position means, where that is not as in other games. */
  toScore?(position: P, value: RootValue): Score;
  /** An answer without a search, where the game has one, such as that of a complete table. */
  findAtOnce?(position: P, search: KernelSearch<E>): SearchResult | undefined;
  /** How its levels play, 1 first, where that is not as in other games. */
  readonly plans?: readonly LevelPlan[];
}

/** An engine by iterative deepening over a kernel that searches by alpha-beta. */
export function makeAlphaBetaKernelEngine<P extends Position, E extends AlphaBetaKernel>(
  game: AlphaBetaGame<P, E>,
): Engine<P> {
  const { kernel, scale, pollInterval, toScore } = game;
  return {
    kernel,
    search(position, limits, hooks) {
      const plan = planFor(limits, game.plans ?? PLANS);
      const setPosition = (exports: E): void => game.setPosition(exports, position);
      return runSearch({ kernel, plan, pollInterval, limits, hooks, setPosition }, (search) => {
        const known = game.findAtOnce?.(position, search);
        if (known !== undefined) return known;
        const { run } = search;
        const deepening = new IterativeDeepening({
          ...{ plan, run, scale, search: new KernelRootSearch(search) },
          moves: game.legalMoves(position),
          sideToMove: position.sideToMove,
          lossDepth: game.lossDepth?.(run.mostNodes),
          proof: plan.maxNodes === Infinity ? game.proofPlan?.(position, limits) : undefined,
          toScore: toScore && ((value) => toScore(position, value)),
        });
        search.clearTable();
        search.startHelpers();
        return deepening.run();
      });
    },
  };
}

/** The root of a kernel that searches by alpha-beta. */
class KernelRootSearch implements RootSearch {
  readonly #search: KernelSearch<AlphaBetaKernel>;
  readonly #exports: AlphaBetaKernel;

  constructor(search: KernelSearch<AlphaBetaKernel>) {
    this.#search = search;
    this.#exports = search.exports;
  }

  get isStopped(): boolean {
    return this.#search.isStopped;
  }

  begin(isOver: Poll): void {
    this.#search.begin(isOver);
  }

  get nodes(): number {
    return this.#exports.nodes();
  }

  get estimates(): number {
    return this.#exports.estimates();
  }

  scoreMove(move: Move, depth: number, alpha: number, beta: number): number {
    return this.#exports.scoreMove(move, depth, alpha, beta);
  }

  proveMove(move: Move, alpha: number, beta: number, maxNodes: number): number | undefined {
    const score = this.#exports.proveMove?.(move, alpha, beta, maxNodes) ?? UNFINISHED_SCORE;
    return score === UNFINISHED_SCORE ? undefined : score;
  }

  decidingMove(alpha: number, beta: number, maxNodes: number): number | undefined {
    const found = this.#exports.decidingMove?.(alpha, beta, maxNodes) ?? NO_MOVE;
    return found === UNFINISHED_SCORE ? undefined : found;
  }

  lineAfterMove(): readonly Move[] {
    const length = this.#exports.lineLength();
    return Array.from({ length }, (_, index) => asMove(this.#exports.lineMove(index)));
  }
}
