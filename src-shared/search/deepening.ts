import { asMove, type Move } from '../core/move.ts';
import { makeRandom, type Random } from '../core/random.ts';
import type { Side } from '../core/side.ts';
import { AlphaBeta, FULL_WINDOW, MAX_PLIES } from './alphaBeta.ts';
import type { SearchHooks, SearchLimits, SearchProgress, SearchResult } from './engine.ts';
import { chooseSoftly, levelPlan, type LevelPlan, noticed } from './levels.ts';
import { isProved, makeScore, type RootValue } from './score.ts';
import { PROVED_SCORE, type SearchState } from './searchState.ts';
import type { TranspositionTable } from './transpositionTable.ts';

/** Softness units below the best move beyond which a move is not worth an exact score: it has no chance anyway. */
const SOFT_MARGIN = 8;
/** Every level but the first looks at each move and each answer, whatever its limit of nodes. */
const SAFE_DEPTH = 2;
/** A move that alone does not lose is played without further thought. */
const FORCED_DEPTH = 6;
const PROGRESS_INTERVAL_MS = 400;

export interface DeepeningOptions {
  readonly state: SearchState;
  readonly moveSpace: number;
  readonly scale: number;
  readonly pollInterval: number;
  readonly table: TranspositionTable;
  readonly limits: SearchLimits;
  readonly hooks: SearchHooks;
}

interface RootMove {
  readonly move: Move;
  /** For the side to move; that of the last iteration that reached the move. */
  score: number;
  /** The line expected after the move. */
  line: readonly Move[];
}

/** One thought: searches the root moves deeper and deeper until a limit of the level or the caller is met. */
export class Deepening {
  readonly #options: DeepeningOptions;
  readonly #plan: LevelPlan;
  readonly #random: Random;
  readonly #search: AlphaBeta;
  readonly #startMs: number;
  readonly #side: Side;
  #moves: RootMove[];
  /** Plies of the last finished iteration. */
  #depth = 0;
  #iteration = 1;
  #isExhaustive = false;
  /** All legal moves were seen, so that a loss or a draw can be proved. */
  readonly #isComplete: boolean;
  #lastProgressMs: number;

  constructor(options: DeepeningOptions) {
    const { state, moveSpace, table, limits, hooks } = options;
    this.#options = options;
    this.#plan = levelPlan(limits.level);
    this.#side = state.sideToMove;
    this.#random = makeRandom(limits.seed);
    this.#startMs = this.#lastProgressMs = hooks.nowMs();
    const maxNodes = Math.min(this.#plan.maxNodes, limits.maxNodes ?? Infinity);
    this.#search = new AlphaBeta({
      state,
      moveSpace,
      table,
      reducesLateMoves: true,
      pollInterval: Math.min(options.pollInterval, powerOfTwoBelow(maxNodes / 8)),
      poll: (nodes) => this.#poll(nodes),
    });
    const moves = this.#shuffledMoves();
    const seen = noticed(moves, this.#plan.attention, this.#random);
    this.#moves = seen.map((move) => ({ move, score: 0, line: [] }));
    this.#isComplete = seen.length === moves.length;
  }

  run(): SearchResult {
    const { maxDepth } = this.#plan;
    for (; this.#iteration <= Math.min(maxDepth, MAX_PLIES / 2); this.#iteration++) {
      this.#iterate();
      if (this.#search.isStopped) break;
      this.#depth = this.#iteration;
      this.#options.hooks.onProgress(this.#progress(this.#moves[0]!));
      if (this.#isDecided()) break;
    }
    const chosen = this.#choose();
    return { ...this.#progress(chosen), move: chosen.move };
  }

  /** In random order, so that moves of equal score are equally likely. */
  #shuffledMoves(): Move[] {
    const { state, moveSpace } = this.#options;
    const buffer = new Int32Array(moveSpace);
    const count = state.generateMoves(buffer);
    if (count === 0) throw new Error('searched a position that is over');
    const moves = Array.from(buffer.subarray(0, count), asMove);
    for (let i = moves.length - 1; i > 0; i--) {
      const j = this.#random.below(i + 1);
      [moves[i], moves[j]] = [moves[j]!, moves[i]!];
    }
    return moves;
  }

  #iterate(): void {
    const search = this.#search;
    const margin = SOFT_MARGIN * this.#plan.softness * this.#options.scale;
    const estimatesBefore = search.estimates;
    const results: RootMove[] = [];
    let best = -FULL_WINDOW;
    for (const { move } of this.#moves) {
      const lower = Math.max(-FULL_WINDOW, best - margin);
      const score = this.#scoreMove(move, lower, results.length === 0);
      if (search.isStopped) break;
      const isInside = score > lower;
      results.push({ move, score, line: isInside ? search.lineAfterMove() : [] });
      best = Math.max(best, score);
    }
    // An unfinished iteration is only good where the choice rests on the best move alone.
    if (search.isStopped && (margin > 0 || results.length === 0)) return;
    const rest = this.#moves.slice(results.length);
    results.sort((a, b) => b.score - a.score);
    this.#moves = [...results, ...rest];
    this.#isExhaustive = !search.isStopped && search.estimates === estimatesBefore;
  }

  #scoreMove(move: Move, lower: number, isFirst: boolean): number {
    const search = this.#search;
    if (!isFirst && this.#plan.softness === 0) {
      const bound = search.scoreMove(move, this.#iteration, lower, lower + 1);
      if (bound <= lower || search.isStopped) return bound;
    }
    return search.scoreMove(move, this.#iteration, lower, FULL_WINDOW);
  }

  /** Nothing that could still be found would change the move. */
  #isDecided(): boolean {
    const [best, second] = this.#moves;
    if (this.#isExhaustive || isProved(best!.score)) return true;
    const isForced = second === undefined || second.score < -PROVED_SCORE;
    return isForced && this.#depth >= FORCED_DEPTH;
  }

  #choose(): RootMove {
    const best = this.#moves[0]!;
    if (isProved(best.score)) return best;
    const values = this.#moves.map((each) => each.score / this.#options.scale);
    return this.#moves[chooseSoftly(values, this.#plan.softness, this.#random)]!;
  }

  #progress({ move, score, line }: RootMove): SearchProgress {
    const value: RootValue = {
      score,
      isExhaustive: this.#isExhaustive,
      isComplete: this.#isComplete,
      plies: line.length + 1,
    };
    return {
      depth: this.#depth,
      nodes: this.#search.nodes,
      score: makeScore(value, this.#side, this.#options.scale),
      principalVariation: [move, ...line],
    };
  }

  #poll(nodes: number): boolean {
    const { hooks, limits } = this.#options;
    if (this.#iteration === 1) return false;
    if (nodes >= (limits.maxNodes ?? Infinity) || hooks.shouldStop()) return true;
    if (nodes >= this.#plan.maxNodes && this.#iteration > SAFE_DEPTH) return true;
    const nowMs = hooks.nowMs();
    if (nowMs - this.#startMs >= limits.timeMs * this.#plan.timeShare) return true;
    if (nowMs - this.#lastProgressMs >= PROGRESS_INTERVAL_MS) {
      this.#lastProgressMs = nowMs;
      hooks.onProgress(this.#progress(this.#moves[0]!));
    }
    return false;
  }
}

const powerOfTwoBelow = (value: number): number =>
  2 ** Math.min(20, Math.max(0, Math.floor(Math.log2(value))));
