import { otherSide, type Side } from '../../core/side.ts';
import { render } from './console.ts';
import { targetsOf } from './moves.ts';
import { squareFrom } from './notation.ts';
import { makePosition, piecesOf, startPosition } from './position.ts';
import { outcome } from './rules.ts';

const SYMBOLS = ['B', 'W'] as const;
export type PlayerSymbol = (typeof SYMBOLS)[number];

/** The handout's game class. Squares are texts like `e0`; it reads no input and its one print function returns text. */
export class LinesOfAction {
  #position = startPosition('handout');

  /** The board with column letters and row numbers. */
  printGame(): string {
    return render(this.#position);
  }

  getCurrentPlayer(): PlayerSymbol {
    return SYMBOLS[this.#position.sideToMove];
  }

  /** Gives the turn to the other player. */
  swapPlayer(): void {
    this.#position = { ...this.#position, sideToMove: otherSide(this.#position.sideToMove) };
  }

  /**
   * Moves a piece of the current player, who stays the current player. False, and nothing changed, when it may not:
   * only how the piece moves is judged, so that a game that is over can be played on.
   */
  move(from: string, to: string): boolean {
    const [fromSquare, toSquare] = [squareFrom(from), squareFrom(to)];
    if (fromSquare === undefined || toSquare === undefined) return false;
    const { cells, sideToMove, ply, rules } = this.#position;
    if (cells[fromSquare] !== sideToMove) return false;
    const targets = targetsOf(this.#position, fromSquare);
    if (!targets.some((target) => target.to === toSquare)) return false;
    const moved = cells.with(fromSquare, undefined).with(toSquare, sideToMove);
    this.#position = makePosition({ sideToMove, ply: ply + 1, rules, cells: moved });
    return true;
  }

  /** Whether all pieces of a player form one group. */
  hasConnected(p: PlayerSymbol): boolean {
    return this.#position.connected[sideOf(p)];
  }

  /** The winner, `D` for a draw, `-` while the game is not over. */
  gameOver(): PlayerSymbol | 'D' | '-' {
    const end = outcome(this.#position);
    if (end === undefined) return '-';
    return end.winner === undefined ? 'D' : SYMBOLS[end.winner];
  }

  getBlackCount(): number {
    return piecesOf(this.#position, 0).length;
  }

  getWhiteCount(): number {
    return piecesOf(this.#position, 1).length;
  }
}

function sideOf(p: string): Side {
  if (p === 'B') return 0;
  if (p === 'W') return 1;
  throw new RangeError(`player “${p}” is neither B nor W`);
}
