import type { Game, Position } from '../../core/game.ts';
import type { Move } from '../../core/move.ts';
import { PROVED_SCORE, WIN_SCORE } from '../../kernel/constants.ts';
import type { Poll } from '../../kernel/kernel.ts';
import type { RootSearch } from '../rootSearch.ts';
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  EXHAUSTIVE_DEPTH,
  type TranspositionTable,
} from './transpositionTable.ts';

/** The rules that are searched. */
export type SearchedGame<P extends Position> = Pick<
  Game<P>,
  'legalMoves' | 'play' | 'outcome' | 'codec'
>;

export interface PlainSearchOptions<P extends Position> {
  readonly game: SearchedGame<P>;
  readonly position: P;
  readonly table: TranspositionTable;
  /** An estimate for the side to move, well inside ±`PROVED_SCORE`. */
  evaluate(position: P): number;
  /** Positions between two polls. */
  readonly pollInterval: number;
}

const NO_LINE: readonly Move[] = [];

/**
 * Alpha-beta (D. Knuth and R. Moore, 1975) with a transposition table over the rules of a game: slow, but right for any
 * game. Scores negate only where the side to move changes, so a side may move several times in a row.
 */
export class PlainSearch<P extends Position> implements RootSearch {
  nodes = 0;
  isStopped = false;
  estimates = 0;
  readonly #options: PlainSearchOptions<P>;
  #isOver: Poll = () => false;
  /** The line expected from the position searched last. */
  #line = NO_LINE;

  constructor(options: PlainSearchOptions<P>) {
    this.#options = options;
  }

  begin(isOver: Poll): void {
    this.#isOver = isOver;
    this.isStopped = false;
  }

  scoreMove(move: Move, depth: number, alpha: number, beta: number): number {
    return this.#scoreChild(this.#options.position, move, depth - 1, alpha, beta, 0);
  }

  lineAfterMove(): readonly Move[] {
    return this.#line;
  }

  #scoreChild(
    position: P,
    move: Move,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number {
    const next = this.#options.game.play(position, move);
    return next.sideToMove === position.sideToMove
      ? this.#search(next, depth, alpha, beta, ply + 1)
      : -this.#search(next, depth, -beta, -alpha, ply + 1);
  }

  #search(position: P, depth: number, alpha: number, beta: number, ply: number): number {
    const { game, table, evaluate, pollInterval } = this.#options;
    this.#line = NO_LINE;
    if (++this.nodes % pollInterval === 0 && this.#isOver(this.nodes)) this.isStopped = true;
    if (this.isStopped) return 0;
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      if (outcome.winner === undefined) return 0;
      return outcome.winner === position.sideToMove ? WIN_SCORE - ply : ply - WIN_SCORE;
    }
    if (depth <= 0) {
      this.estimates++;
      return evaluate(position);
    }
    // Not every code tells the side to move.
    const [low, high] = hashText(`${position.sideToMove} ${game.codec.encode(position)}`);
    let known: number | undefined;
    if (table.find(low, high)) {
      known = table.move;
      const score = fromTable(table.score, ply);
      if (table.depth >= depth && isEnough(table.bound, score, alpha, beta)) {
        if (table.depth !== EXHAUSTIVE_DEPTH) this.estimates++;
        return score;
      }
    }
    const moves = game.legalMoves(position);
    const ordered = [...moves.filter((move) => move === known), ...moves];
    return this.#searchMoves(
      { position, moves: new Set(ordered), low, high },
      depth,
      alpha,
      beta,
      ply,
    );
  }

  #searchMoves(
    {
      position,
      moves,
      low,
      high,
    }: { position: P; moves: Iterable<Move>; low: number; high: number },
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number {
    const estimatesBefore = this.estimates;
    let best = -Infinity;
    let line = NO_LINE;
    for (const move of moves) {
      const score = this.#scoreChild(position, move, depth - 1, Math.max(alpha, best), beta, ply);
      if (this.isStopped) return 0;
      if (score <= best) continue;
      best = score;
      line = [move, ...this.#line];
      if (score >= beta) break;
    }
    // A win that was found stays one, and so does the loss of every move, whatever else was only estimated.
    const isWon = best > PROVED_SCORE && best > alpha;
    const isLost = best < -PROVED_SCORE && best < beta;
    if (isWon || isLost) this.estimates = estimatesBefore;
    const searched = this.estimates === estimatesBefore ? EXHAUSTIVE_DEPTH : depth;
    const bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
    const kept = isWon ? BOUND_LOWER : isLost ? BOUND_UPPER : bound;
    this.#options.table.store(low, high, line[0]!, searched, kept, toTable(best, ply));
    this.#line = line;
    return best;
  }
}

const isEnough = (bound: number, score: number, alpha: number, beta: number): boolean =>
  bound === BOUND_EXACT ||
  (bound === BOUND_LOWER && score >= beta) ||
  (bound === BOUND_UPPER && score <= alpha);

/** In the table an end of the game is counted from the position itself, in the search from the root. */
const toTable = (score: number, ply: number): number =>
  score > PROVED_SCORE ? score + ply : score < -PROVED_SCORE ? score - ply : score;

const fromTable = (score: number, ply: number): number =>
  score > PROVED_SCORE ? score - ply : score < -PROVED_SCORE ? score + ply : score;

/** Two independent 32-bit FNV-1a hashes of a text (G. Fowler, L. C. Noll, K.-P. Vo). */
function hashText(text: string): readonly [number, number] {
  let [low, high] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193) ^ (high >>> 15);
  }
  return [low, high];
}
