import { asMove, type Move } from '../../../../../src-shared/core/move.ts';
import { PROVED_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import type { Poll } from '../../../../../src-shared/kernel/kernel.ts';
import type { RootSearch } from '../../../../../src-shared/search/rootSearch.ts';
import type { SearchState } from './searchState.ts';
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  EXHAUSTIVE_DEPTH,
  type TranspositionTable,
} from '../../../../../src-shared/search/plain/transpositionTable.ts';

/** No line is followed further than this, extensions included. */
export const MAX_PLIES = 200;

const NO_MOVE = -1;
/** Late moves of nodes at least this deep are first searched a ply less. */
const REDUCTION_DEPTH = 3;
const FULL_DEPTH_MOVES = 4;

export interface AlphaBetaOptions {
  readonly state: SearchState;
  /** Moves are below this. */
  readonly moveSpace: number;
  readonly table: TranspositionTable;
  /** Late moves may be looked at less deeply first; without it the score is that of plain minimax. */
  readonly reducesLateMoves: boolean;
  /** A part of the search is asked whether it is over when this many nodes have passed, a power of two. */
  readonly pollInterval: number;
}

/**
 * Principal variation search: alpha-beta (Knuth and Moore, 1975) that tries first what the transposition table, the
 * killer and the history heuristic suggest and gives all but the first move a null window (Marsland, 1983).
 * Scores negate only where the side to move changes, so a side may move several times in a row.
 */
export class AlphaBeta implements RootSearch {
  nodes = 0;
  isStopped = false;
  estimates = 0;

  readonly #state: SearchState;
  readonly #table: TranspositionTable;
  #isOver: Poll = () => false;
  readonly #pollMask: number;
  readonly #moveSpace: number;
  readonly #reduces: boolean;
  /** By ply: moves, and what is expected of them. */
  readonly #moves: Int32Array[] = [];
  readonly #ranks: Int32Array[] = [];
  readonly #killers = new Int32Array(2 * MAX_PLIES + 2).fill(NO_MOVE);
  /** By side and move: how often it caused a cutoff, weighted by depth. */
  readonly #history: Int32Array;
  /** By ply: the best line from there, as in a triangular table. */
  readonly #lines = new Int32Array((MAX_PLIES + 1) * (MAX_PLIES + 1));
  readonly #lineLengths = new Int32Array(MAX_PLIES + 2);

  constructor(options: AlphaBetaOptions) {
    this.#state = options.state;
    this.#table = options.table;
    this.#moveSpace = options.moveSpace;
    this.#reduces = options.reducesLateMoves;
    this.#pollMask = options.pollInterval - 1;
    this.#history = new Int32Array(2 * options.moveSpace);
  }

  begin(isOver: Poll): void {
    this.#isOver = isOver;
    this.isStopped = false;
  }

  scoreMove(move: Move, depth: number, alpha: number, beta: number): number {
    return this.#scoreChild(move, depth - 1, alpha, beta, 0);
  }

  lineAfterMove(): readonly Move[] {
    const start = MAX_PLIES + 1;
    return Array.from(this.#lines.subarray(start, start + this.#lineLengths[1]!), asMove);
  }

  #scoreChild(move: number, depth: number, alpha: number, beta: number, ply: number): number {
    const state = this.#state;
    const side = state.sideToMove;
    state.make(asMove(move));
    const score =
      state.sideToMove === side
        ? this.#search(depth, alpha, beta, ply + 1)
        : -this.#search(depth, -beta, -alpha, ply + 1);
    state.unmake();
    return score;
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const state = this.#state;
    this.#lineLengths[ply] = 0;
    if ((++this.nodes & this.#pollMask) === 0 && this.#isOver(this.nodes)) {
      this.isStopped = true;
    }
    if (this.isStopped) return 0;

    const known = state.terminalScore() ?? state.staticResult?.();
    if (known !== undefined) return known === 0 ? 0 : known > 0 ? known - ply : known + ply;

    const moves = (this.#moves[ply] ??= new Int32Array(this.#moveSpace));
    let count = -1;
    if (state.generateUsefulMoves !== undefined) {
      count = state.generateUsefulMoves(moves);
      if (count === 1 && ply < MAX_PLIES - 1) depth++;
    }
    if (depth <= 0 || ply >= MAX_PLIES - 1) {
      this.estimates++;
      return state.evaluate();
    }

    // Leaves are not looked up: a look at the table costs more than an estimate.
    const { hashLow, hashHigh } = state;
    const table = this.#table;
    let tableMove = NO_MOVE;
    if (table.find(hashLow, hashHigh)) {
      tableMove = table.move;
      if (table.depth >= depth) {
        const score = fromTable(table.score, ply);
        const bound = table.bound;
        if (
          bound === BOUND_EXACT ||
          (bound === BOUND_LOWER && score >= beta) ||
          (bound === BOUND_UPPER && score <= alpha)
        ) {
          if (table.depth !== EXHAUSTIVE_DEPTH) this.estimates++;
          return score;
        }
      }
    }

    if (count < 0) count = state.generateMoves(moves);
    this.#rank(moves, count, tableMove, ply);
    return this.#searchMoves(moves, count, depth, alpha, beta, ply);
  }

  #searchMoves(
    moves: Int32Array,
    count: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number {
    const { hashLow, hashHigh } = this.#state;
    const estimatesBefore = this.estimates;
    const ranks = this.#ranks[ply]!;
    let best = -Infinity;
    let bestMove = NO_MOVE;
    let lower = alpha;
    for (let i = 0; i < count; i++) {
      const move = takeBest(moves, ranks, i, count);
      let score: number;
      if (i === 0) {
        score = this.#scoreChild(move, depth - 1, lower, beta, ply);
      } else {
        const isLate = this.#reduces && depth >= REDUCTION_DEPTH && i >= FULL_DEPTH_MOVES;
        score = this.#scoreChild(move, depth - (isLate ? 2 : 1), lower, lower + 1, ply);
        if (score > lower && isLate) {
          score = this.#scoreChild(move, depth - 1, lower, lower + 1, ply);
        }
        if (score > lower && score < beta) {
          score = this.#scoreChild(move, depth - 1, lower, beta, ply);
        }
      }
      if (this.isStopped) return 0;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score <= lower) continue;
      lower = score;
      this.#keepLine(move, ply);
      if (score >= beta) {
        this.#recordCutoff(move, depth, ply);
        break;
      }
    }
    let bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
    // A win that was found stays one, and so does the loss of every move, whatever else was only estimated.
    if (best > PROVED_SCORE && bound !== BOUND_UPPER) {
      bound = BOUND_LOWER;
      this.estimates = estimatesBefore;
    } else if (best < -PROVED_SCORE && bound !== BOUND_LOWER) {
      bound = BOUND_UPPER;
      this.estimates = estimatesBefore;
    }
    const isExhaustive = this.estimates === estimatesBefore;
    const searched = isExhaustive ? EXHAUSTIVE_DEPTH : depth;
    this.#table.store(hashLow, hashHigh, bestMove, searched, bound, toTable(best, ply));
    return best;
  }

  #keepLine(move: number, ply: number): void {
    const row = ply * (MAX_PLIES + 1);
    const next = row + MAX_PLIES + 1;
    const length = this.#lineLengths[ply + 1]!;
    this.#lines[row] = move;
    this.#lines.copyWithin(row + 1, next, next + length);
    this.#lineLengths[ply] = length + 1;
  }

  #recordCutoff(move: number, depth: number, ply: number): void {
    const killers = this.#killers;
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = move;
    }
    const history = this.#history;
    const at = this.#state.sideToMove * this.#moveSpace + move;
    history[at]! += depth * depth;
    if (history[at]! > 1 << 28) {
      for (const [i, count] of history.entries()) history[i] = count >> 1;
    }
  }

  #rank(moves: Int32Array, count: number, tableMove: number, ply: number): void {
    const ranks = (this.#ranks[ply] ??= new Int32Array(this.#moveSpace));
    const killers = this.#killers;
    const base = this.#state.sideToMove * this.#moveSpace;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      ranks[i] =
        move === tableMove
          ? 2 ** 30
          : move === killers[2 * ply]
            ? 2 ** 29 + 1
            : move === killers[2 * ply + 1]
              ? 2 ** 29
              : this.#history[base + move]!;
    }
  }
}

/** Swaps the move of the highest rank from `start` on to `start`. */
function takeBest(moves: Int32Array, ranks: Int32Array, start: number, count: number): number {
  let at = start;
  for (let i = start + 1; i < count; i++) if (ranks[i]! > ranks[at]!) at = i;
  const move = moves[at]!;
  moves[at] = moves[start]!;
  moves[start] = move;
  ranks[at] = ranks[start]!;
  return move;
}

/** In the table an end of the game is counted from the position itself, in the search from the root. */
const toTable = (score: number, ply: number): number =>
  score > PROVED_SCORE ? score + ply : score < -PROVED_SCORE ? score - ply : score;

const fromTable = (score: number, ply: number): number =>
  score > PROVED_SCORE ? score - ply : score < -PROVED_SCORE ? score + ply : score;
