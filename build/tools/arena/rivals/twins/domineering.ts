import type { Move } from '../../../../../src-shared/core/move.ts';
import { otherSide, type Side } from '../../../../../src-shared/core/side.ts';
import { WIN_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import type { SearchState } from './searchState.ts';
import { zobristWords } from '../../../../../src-shared/kernel/zobrist.ts';
import {
  evaluateRows,
  fitting,
  safe,
} from '../../../../../src-shared/games/domineering/evaluation.ts';
import { cellCount, MAX_LENGTH } from '../../../../../src-shared/games/domineering/geometry.ts';
import type { DomineeringPosition } from '../../../../../src-shared/games/domineering/position.ts';

const MOST_CELLS = MAX_LENGTH * MAX_LENGTH;
/** By cell and half of the hash. Whose domino covers a cell makes no difference to the rest of the game. */
const CELL_WORDS = zobristWords(2 * MOST_CELLS, 0xd0311);
const SIDE_WORDS = zobristWords(2, 0xd0312);

/**
 * The free cells as one word of bits a row. A domino is *safe* when the other side can use neither of its cells:
 * its owner can put it at any time.
 */
export class DomineeringState implements SearchState {
  sideToMove: Side;
  hashLow = 0;
  hashHigh = 0;

  readonly #rows: number;
  readonly #columns: number;
  /** A row without free cells follows the last one. */
  readonly #free: Int32Array;
  readonly #moves: number[] = [];

  constructor(position: DomineeringPosition) {
    this.#rows = position.rows;
    this.#columns = position.columns;
    this.#free = new Int32Array(position.rows + 1).fill((1 << position.columns) - 1);
    this.#free[position.rows] = 0;
    this.sideToMove = 0;
    if (position.sideToMove === 1) this.#passTurn();
    for (let cell = 0; cell < cellCount(position); cell++) {
      if (position.cells[cell] !== undefined) this.#flip(cell);
    }
  }

  make(move: Move): void {
    this.#moves.push(move);
    this.#flipDomino(move);
    this.#passTurn();
  }

  unmake(): void {
    this.#passTurn();
    this.#flipDomino(this.#moves.pop()!);
  }

  #flipDomino(cell: number): void {
    this.#flip(cell);
    this.#flip(this.sideToMove === 0 ? cell + this.#columns : cell + 1);
  }

  #flip(cell: number): void {
    const row = Math.floor(cell / this.#columns);
    this.#free[row]! ^= 1 << (cell - row * this.#columns);
    this.hashLow ^= CELL_WORDS[2 * cell]!;
    this.hashHigh ^= CELL_WORDS[2 * cell + 1]!;
  }

  #passTurn(): void {
    this.sideToMove = otherSide(this.sideToMove);
    this.hashLow ^= SIDE_WORDS[0]!;
    this.hashHigh ^= SIDE_WORDS[1]!;
  }

  generateMoves(out: Int32Array): number {
    const free = this.#free;
    let count = 0;
    for (let row = 0; row < this.#rows; row++) {
      let rooms = free[row]! & (this.sideToMove === 0 ? free[row + 1]! : free[row]! >>> 1);
      while (rooms !== 0) {
        out[count++] = row * this.#columns + 31 - Math.clz32(rooms & -rooms);
        rooms &= rooms - 1;
      }
    }
    return count;
  }

  terminalScore(): number | undefined {
    const free = this.#free;
    for (let row = 0; row < this.#rows; row++) {
      const beside = this.sideToMove === 0 ? free[row + 1]! : free[row]! >>> 1;
      if ((free[row]! & beside) !== 0) return undefined;
    }
    return -WIN_SCORE;
  }

  /**
   * Who has more safe dominoes than the other side can put at all has moves left at the end
   * (D. Breuker, J. Uiterwijk, J. van den Herik, “Solving 8×8 Domineering”, 2000).
   */
  staticResult(): number | undefined {
    const own = this.sideToMove;
    const enemy = otherSide(own);
    const enemyMost = this.#fitting(enemy);
    if (this.#safe(own) > enemyMost) return WIN_SCORE - 2 * enemyMost - 1;
    const ownMost = this.#fitting(own);
    return this.#safe(enemy) >= ownMost ? 2 * ownMost - WIN_SCORE : undefined;
  }

  evaluate(): number {
    return evaluateRows(this.#free, this.sideToMove);
  }

  #fitting(side: Side): number {
    return fitting(this.#free, side);
  }

  #safe(side: Side): number {
    return safe(this.#free, side);
  }
}
