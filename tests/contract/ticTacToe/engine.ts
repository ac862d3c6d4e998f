import type { Move } from '../../../src-shared/core/move.ts';
import { makeAlphaBetaEngine } from '../../../src-shared/search/alphaBetaEngine.ts';
import { type SearchState, WIN_SCORE } from '../../../src-shared/search/searchState.ts';
import { ticTacToe, type TicTacToePosition } from './rules.ts';

/** The simplest state there can be: a stack of positions. */
class TicTacToeState implements SearchState {
  readonly #stack: TicTacToePosition[];
  readonly hashHigh = 0;

  constructor(position: TicTacToePosition) {
    this.#stack = [position];
  }

  get #position(): TicTacToePosition {
    const top = this.#stack.at(-1);
    if (top === undefined) throw new Error('took back more than was made');
    return top;
  }

  get sideToMove() {
    return this.#position.sideToMove;
  }

  /** Three to the ninth is small enough to be its own hash. */
  get hashLow() {
    return this.#position.cells.reduce<number>(
      (sum, owner) => 3 * sum + (owner === undefined ? 0 : owner + 1),
      0,
    );
  }

  generateMoves(out: Int32Array): number {
    const moves = ticTacToe.legalMoves(this.#position);
    out.set(moves);
    return moves.length;
  }

  make(move: Move): void {
    this.#stack.push(ticTacToe.play(this.#position, move));
  }

  unmake(): void {
    this.#stack.pop();
  }

  terminalScore(): number | undefined {
    const outcome = ticTacToe.outcome(this.#position);
    if (outcome === undefined) return undefined;
    if (outcome.winner === undefined) return 0;
    return outcome.winner === this.sideToMove ? WIN_SCORE : -WIN_SCORE;
  }

  evaluate(): number {
    return 0;
  }
}

export const ticTacToeEngine = makeAlphaBetaEngine({
  makeState: (position: TicTacToePosition) => new TicTacToeState(position),
  moveSpace: () => 9,
  scale: 1,
  pollInterval: 1024,
});
