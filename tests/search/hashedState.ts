import type { Move } from '../../src-shared/core/move.ts';
import type { SearchState } from '../../src-shared/search/searchState.ts';

/**
 * A state whose estimates are noise made from its hash, so that a search that looks at another tree than it should
 * gets another score. What the game knows without search is hidden.
 */
export class HashedState implements SearchState {
  readonly #state: SearchState;

  constructor(state: SearchState) {
    this.#state = state;
  }

  get sideToMove() {
    return this.#state.sideToMove;
  }

  get hashLow() {
    return this.#state.hashLow;
  }

  get hashHigh() {
    return this.#state.hashHigh;
  }

  generateMoves(out: Int32Array): number {
    return this.#state.generateMoves(out);
  }

  make(move: Move): void {
    this.#state.make(move);
  }

  unmake(): void {
    this.#state.unmake();
  }

  terminalScore(): number | undefined {
    return this.#state.terminalScore();
  }

  evaluate(): number {
    return ((Math.imul(this.hashLow ^ this.hashHigh, 0x9e3779b1) >>> 16) % 401) - 200;
  }
}
