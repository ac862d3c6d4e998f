import type { Move } from '../../core/move.ts';
import type {
  RootScore,
  Score,
  SearchHooks,
  SearchLimits,
  SearchProgress,
  SearchResult,
} from '../../search/engine.ts';
import { isProved, makeScore, pliesToEnd } from '../../search/score.ts';
import type { KernelSearch } from './domineeringKernel.ts';
import type { DomineeringPosition } from './position.ts';

const PROGRESS_INTERVAL_MS = 400;
/** Nodes for the most promising move before the next one is tried; in later rounds four times as many. */
const FIRST_BUDGET = 2 ** 20;
/** Each move gets half as many as the one before it, so that together they take little more than the best one; at least: */
const LEAST_BUDGET = 2 ** 14;

export interface SolvingOptions {
  readonly position: DomineeringPosition;
  readonly search: KernelSearch;
  /** A first look at every move. */
  readonly look: SearchResult;
  readonly scale: number;
  readonly limits: SearchLimits;
  readonly hooks: SearchHooks;
  /** When the whole search must end, and the nodes it may visit. */
  readonly endMs: number;
  readonly maxNodes: number;
  /** Part of what is left of both, 0–1. */
  readonly share: number;
}

interface SolvedMove {
  readonly move: Move;
  /** As in a search: a proved win or loss of the side that moves. */
  readonly score: number;
  /** Nodes that the other side's win took. */
  readonly effort: number;
  /** The line after a winning move. */
  readonly line: readonly Move[];
}

/** Finds out who wins, move by move, in rounds of growing effort: the table keeps what a former round found. */
export class Solving {
  readonly #options: SolvingOptions;
  /** The root moves as they were looked at, the most promising first. */
  readonly #looked: readonly RootScore[];
  readonly #solved: SolvedMove[] = [];
  /** Nodes by move, as long as it is not solved. */
  readonly #efforts = new Map<Move, number>();
  #lastProgressMs: number;

  constructor(options: SolvingOptions) {
    this.#options = options;
    const { search, look } = options;
    const promises = new Map(look.rootScores?.map(({ move }) => [move, search.promiseOf(move)]));
    this.#looked = [...(look.rootScores ?? [])].sort(
      (a, b) => promises.get(b.move)! - promises.get(a.move)!,
    );
    this.#lastProgressMs = options.hooks.nowMs();
  }

  /** The result when who wins was found within the limits, and that of every move when they ask for all scores. */
  run(): SearchResult | undefined {
    const { search, hooks, limits, endMs, maxNodes, share } = this.#options;
    const lastMs = hooks.nowMs() + share * (endMs - hooks.nowMs());
    const lastNodes = search.nodes + share * (maxNodes - search.nodes);
    let isOver = false;
    for (let budget = FIRST_BUDGET; ; budget *= 4) {
      const inVain = new Set<bigint>();
      let allowed = budget;
      for (const { move } of this.#unsolved()) {
        const image = search.keyAfter(move);
        if (inVain.has(image)) continue;
        const before = search.nodes;
        const mostNodes = before + allowed;
        search.resume((nodes) => {
          this.#tellNowAndThen();
          isOver = nodes >= lastNodes || hooks.nowMs() >= lastMs || hooks.shouldStop();
          return isOver || nodes >= mostNodes;
        });
        const score = search.solveMove(move);
        if (isOver) return undefined;
        const effort = search.nodes - before + (this.#efforts.get(move) ?? 0);
        this.#efforts.set(move, effort);
        if (score === undefined) {
          inVain.add(image);
          allowed = Math.max(LEAST_BUDGET, allowed / 2);
          continue;
        }
        this.#solved.push({
          move,
          score,
          effort,
          line: score > 0 ? search.lineAfterWin(move) : [],
        });
        if (score > 0 && limits.scoresAll !== true) break;
      }
      const isWon = this.#solved.some(({ score }) => score > 0);
      if (this.#unsolved().length === 0 || (isWon && limits.scoresAll !== true)) break;
    }
    hooks.onProgress(this.#progress());
    return this.best();
  }

  #unsolved(): readonly RootScore[] {
    const solved = new Set(this.#solved.map(({ move }) => move));
    return this.#looked.filter(({ move }) => !solved.has(move));
  }

  #tellNowAndThen(): void {
    const { hooks } = this.#options;
    const now = hooks.nowMs();
    if (now - this.#lastProgressMs < PROGRESS_INTERVAL_MS) return;
    this.#lastProgressMs = now;
    hooks.onProgress(this.#progress());
  }

  /** The best that is known. */
  best(): SearchResult {
    const progress = this.#progress();
    return { ...progress, move: progress.principalVariation[0] ?? this.#options.look.move };
  }

  #progress(): SearchProgress {
    const { search, look, limits } = this.#options;
    const { nodes } = search;
    const unsolved = this.#unsolved();
    const best = this.#bestSolved(unsolved.length === 0);
    // What all is lost is only known when nothing is left.
    const first = best ?? unsolved[0];
    const rootScores = [...this.#rootScores('won'), ...unsolved, ...this.#rootScores('lost')];
    return {
      nodes,
      depth: best === undefined ? look.depth : pliesToEnd(best.score),
      score: best === undefined ? (unsolved[0]?.score ?? look.score) : this.#scoreOf(best.score),
      principalVariation:
        best === undefined ? [first?.move ?? look.move] : [best.move, ...best.line],
      ...(limits.scoresAll === true ? { rootScores } : {}),
    };
  }

  /** The quickest win; when nothing but losses is left, the one that was hardest to find. */
  #bestSolved(isComplete: boolean): SolvedMove | undefined {
    const won = this.#solved.filter((each) => each.score > 0).sort((a, b) => b.score - a.score);
    if (won.length > 0 || !isComplete) return won[0];
    // What lets the enemy end the game at once is no defence.
    const lasting = this.#solved.filter((each) => pliesToEnd(each.score) > 2);
    const choice = lasting.length > 0 ? lasting : this.#solved;
    return [...choice].sort((a, b) => b.effort - a.effort || a.score - b.score)[0];
  }

  #rootScores(kind: 'won' | 'lost'): RootScore[] {
    return this.#solved
      .filter(({ score }) => score > 0 === (kind === 'won'))
      .sort((a, b) => b.score - a.score)
      .map(({ move, score }) => ({ move, score: this.#scoreOf(score) }));
  }

  #scoreOf(score: number): Score {
    const { position, scale } = this.#options;
    const value = { score, isExhaustive: isProved(score), isComplete: true, plies: 0 };
    return makeScore(value, position.sideToMove, scale);
  }
}
