import type { Game, Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Side } from '../core/side.ts';
import { type SearchState, WIN_SCORE } from './searchState.ts';

/**
 * A search state straight from the rules of a game: slow, but right for any game. It serves where speed does not
 * matter, and as the measure of faster ones.
 */
export class RulesState<P extends Position> implements SearchState {
  readonly #game: Game<P>;
  readonly #evaluate: (position: P) => number;
  /** The last one is now. */
  readonly #positions: [P, ...P[]];
  #hash: readonly [low: number, high: number] | undefined;

  /** @param evaluate an estimate for the side to move; even unless given. */
  constructor(game: Game<P>, position: P, evaluate: (position: P) => number = () => 0) {
    this.#game = game;
    this.#evaluate = evaluate;
    this.#positions = [position];
  }

  get #position(): P {
    return this.#positions.at(-1) ?? this.#positions[0];
  }

  get sideToMove(): Side {
    return this.#position.sideToMove;
  }

  get hashLow(): number {
    return this.#hashes[0];
  }

  get hashHigh(): number {
    return this.#hashes[1];
  }

  get #hashes(): readonly [number, number] {
    // Not every code tells the side to move.
    this.#hash ??= hashText(`${this.sideToMove} ${this.#game.codec.encode(this.#position)}`);
    return this.#hash;
  }

  generateMoves(out: Int32Array): number {
    const moves = this.#game.legalMoves(this.#position);
    out.set(moves);
    return moves.length;
  }

  make(move: Move): void {
    this.#positions.push(this.#game.play(this.#position, move));
    this.#hash = undefined;
  }

  unmake(): void {
    this.#positions.pop();
    this.#hash = undefined;
  }

  terminalScore(): number | undefined {
    const outcome = this.#game.outcome(this.#position);
    if (outcome === undefined) return undefined;
    if (outcome.winner === undefined) return 0;
    return outcome.winner === this.sideToMove ? WIN_SCORE : -WIN_SCORE;
  }

  evaluate(): number {
    return this.#evaluate(this.#position);
  }
}

/** Two independent 32-bit FNV-1a hashes of a text (G. Fowler, L. C. Noll, K.-P. Vo). */
function hashText(text: string): readonly [number, number] {
  let [low, high] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193) ^ (high >>> 15);
  }
  return [low, high];
}
