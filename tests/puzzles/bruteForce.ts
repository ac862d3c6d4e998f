import type { Game, Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { Goal } from '../../src-shared/core/puzzle.ts';
import type { Side } from '../../src-shared/core/side.ts';

/** By how much side 0 is ahead at the end. */
type Margin = (position: Position) => number;

/**
 * Values positions by trying everything over the rules: plain alpha-beta with a memory, and nothing of the engines or
 * of what finds puzzles.
 */
export class BruteForce {
  readonly #game: Game<Position>;
  readonly #margin: Margin | undefined;
  readonly #side: Side;
  readonly #known = new Map<string, { value: number; isLower: boolean; isUpper: boolean }>();
  /** By plies left: what refuted last is tried first. */
  readonly #refuters = new Map<number, Move>();
  /** Positions looked at. */
  nodes = 0;

  /** @param side who values are for. @param margin in a game of margins. */
  constructor(game: Game<Position>, side: Side, margin?: Margin) {
    this.#game = game;
    this.#side = side;
    this.#margin = margin;
  }

  /** What a position is worth to the side at the end of the game: its margin, or 1, 0 or -1; 0 beyond so many plies. */
  value(position: Position, plies: number, alpha = -Infinity, beta = Infinity): number {
    this.nodes++;
    const game = this.#game;
    const outcome = game.outcome(position);
    if (outcome !== undefined) return this.#worth(position, outcome.winner);
    if (plies === 0) return 0;
    const name = game.repetitionKey?.(position) ?? game.codec.encode(position);
    const key = `${name} ${plies}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      if (known.isLower && known.value >= beta) return known.value;
      if (known.isUpper && known.value <= alpha) return known.value;
      if (known.isLower && known.isUpper) return known.value;
    }
    const isOwn = position.sideToMove === this.#side;
    let best = isOwn ? -Infinity : Infinity;
    let [low, high] = [alpha, beta];
    for (const move of this.#ordered(game.legalMoves(position), plies)) {
      const value = this.value(game.play(position, move), plies - 1, low, high);
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
      if (isOwn) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low < high) continue;
      this.#refuters.set(plies, move);
      break;
    }
    this.#known.set(key, { value: best, isLower: best > alpha, isUpper: best < beta });
    return best;
  }

  #worth(position: Position, winner: Side | undefined): number {
    if (this.#margin !== undefined) {
      return this.#side === 0 ? this.#margin(position) : -this.#margin(position);
    }
    return winner === undefined ? 0 : winner === this.#side ? 1 : -1;
  }

  #ordered(moves: readonly Move[], plies: number): readonly Move[] {
    const first = this.#refuters.get(plies);
    if (first === undefined || !moves.includes(first)) return moves;
    return [first, ...moves.filter((move) => move !== first)];
  }
}

/** The first moves that reach a goal, and how many positions that took. */
export function movesThatReach(
  game: Game<Position>,
  position: Position,
  goal: Goal,
  margin?: Margin,
): { readonly moves: readonly Move[]; readonly nodes: number } {
  const prover = new BruteForce(game, position.sideToMove, margin);
  const { kind, count } = goal;
  // The side's first move is made; a win comes with its last, a loss with the last of the other side.
  const plies = kind === 'win' ? 2 * count - 2 : kind === 'save' ? 2 * count - 1 : Infinity;
  const enough = kind === 'margin' ? count : kind === 'save' ? 0 : 1;
  const moves = game.legalMoves(position).filter((move) => {
    const after = game.play(position, move);
    return prover.value(after, plies, enough - 1, enough) >= enough;
  });
  return { moves, nodes: prover.nodes };
}
