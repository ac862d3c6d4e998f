import type { Move } from '../../../../../src-shared/core/move.ts';
import { otherSide, type Side } from '../../../../../src-shared/core/side.ts';
import { WIN_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import type { SearchState } from './searchState.ts';
import { zobristWords } from '../../../../../src-shared/kernel/zobrist.ts';
import {
  Distances,
  EMPTY,
  OUTSIDE,
  type PaddedBoard,
  paddedBoard,
  STONE_POINTS,
} from './hexDistances.ts';
import { MAX_SIZE, mirrorOf } from '../../../../../src-shared/games/hex/geometry.ts';
import type { HexPosition } from '../../../../../src-shared/games/hex/position.ts';

/** By side, cell and half of the hash. */
const STONE_WORDS = zobristWords(2 * MAX_SIZE * MAX_SIZE * 2, 0x4e81);
const SIDE_WORDS = zobristWords(2, 0x4e82);

/** To be on move is worth about half a stone. */
const TEMPO_POINTS = STONE_POINTS / 2;

/** Stones on a padded board. Who has joined its borders is looked up from the border on after each stone. */
export class HexState implements SearchState {
  sideToMove: Side = 0;
  hashLow = 0;
  hashHigh = 0;

  readonly #size: number;
  readonly #board: PaddedBoard;
  readonly #distances: Distances;
  /** By padded cell. */
  readonly #owners: Uint8Array;
  readonly #made: Move[] = [];
  readonly #queue: Int16Array;
  /** By padded cell: the number of the last flood that reached it. */
  readonly #reached: Uint32Array;
  #floods = 0;
  #winningCell = 0;
  readonly #hasSwapRule: boolean;
  #ply: number;
  /** The first stone, while it can be taken over or was. */
  #firstCell = -1;

  constructor(position: HexPosition) {
    const { size, cells, hasSwapRule, ply } = position;
    this.#size = size;
    this.#board = paddedBoard(size);
    this.#distances = new Distances(this.#board);
    const { count } = this.#board;
    this.#owners = new Uint8Array(count).fill(OUTSIDE);
    this.#queue = new Int16Array(count);
    this.#reached = new Uint32Array(count);
    this.#hasSwapRule = hasSwapRule;
    this.#ply = ply;
    if (ply === 1) this.#firstCell = cells.indexOf(0);
    for (const [cell, owner] of cells.entries()) {
      this.#owners[this.#board.cells[cell]!] = EMPTY;
      if (owner !== undefined) this.#put(cell, owner);
    }
    if (position.sideToMove === 1) this.#passTurn();
  }

  make(move: Move): void {
    this.#made.push(move);
    if (move === this.#size * this.#size) {
      this.#take(this.#firstCell, 0);
      this.#put(mirrorOf(this.#size, this.#firstCell), 1);
    } else {
      if (this.#ply === 0) this.#firstCell = move;
      this.#put(move, this.sideToMove);
    }
    this.#ply++;
    this.#passTurn();
  }

  unmake(): void {
    this.#passTurn();
    this.#ply--;
    const move = this.#made.pop()!;
    if (move === this.#size * this.#size) {
      this.#take(mirrorOf(this.#size, this.#firstCell), 1);
      this.#put(this.#firstCell, 0);
    } else {
      this.#take(move, this.sideToMove);
    }
  }

  #put(cell: number, side: Side): void {
    this.#owners[this.#board.cells[cell]!] = side;
    this.#hash(cell, side);
  }

  #take(cell: number, side: Side): void {
    this.#owners[this.#board.cells[cell]!] = EMPTY;
    this.#hash(cell, side);
  }

  #hash(cell: number, side: Side): void {
    const at = 2 * (cell + MAX_SIZE * MAX_SIZE * side);
    this.hashLow ^= STONE_WORDS[at]!;
    this.hashHigh ^= STONE_WORDS[at + 1]!;
  }

  #passTurn(): void {
    this.sideToMove = otherSide(this.sideToMove);
    this.hashLow ^= SIDE_WORDS[0]!;
    this.hashHigh ^= SIDE_WORDS[1]!;
  }

  generateMoves(out: Int32Array): number {
    if (this.terminalScore() !== undefined) return 0;
    const { cells } = this.#board;
    let count = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      if (this.#owners[cells[cell]!] === EMPTY) out[count++] = cell;
    }
    if (this.#canSwap) out[count++] = cells.length;
    return count;
  }

  /** Only the side that moved last can have joined its borders, and a full board always has a winner. */
  terminalScore(): number | undefined {
    return this.#hasJoined(otherSide(this.sideToMove)) ? -WIN_SCORE : undefined;
  }

  /** Grows the side's stones at its one border until they are all found or meet the other border. */
  #hasJoined(side: Side): boolean {
    const count = this.#grow(side, this.#board.rims[side]![0]);
    for (let i = this.#board.size; i < count; i++) {
      if (this.#isAtEnd(this.#queue[i]!, side)) return true;
    }
    return false;
  }

  /** Queues the cells of a rim and all stones of the side that are joined to it; returns their number. */
  #grow(side: Side, rim: Int16Array): number {
    const { steps } = this.#board;
    const queue = this.#queue;
    const reached = this.#reached;
    const owners = this.#owners;
    const flood = ++this.#floods;
    let count = 0;
    for (const cell of rim) queue[count++] = cell;
    for (let i = 0; i < count; i++) {
      const from = queue[i]!;
      for (let direction = 0; direction < 6; direction++) {
        const cell = from + steps[direction]!;
        if (owners[cell] === side && reached[cell] !== flood) {
          reached[cell] = flood;
          queue[count++] = cell;
        }
      }
    }
    return count;
  }

  #isAtEnd(cell: number, side: Side): boolean {
    const { width, size } = this.#board;
    return side === 0 ? cell % width === size : cell >= width * (size + 1);
  }

  staticResult(): number | undefined {
    if (this.#findWins(this.sideToMove) > 0) return WIN_SCORE - 1;
    return this.#findWins(otherSide(this.sideToMove)) > 1 && !this.#canSwap
      ? 2 - WIN_SCORE
      : undefined;
  }

  /** The cell where the other side would win; without one, all. */
  generateUsefulMoves(out: Int32Array): number {
    if (this.#findWins(otherSide(this.sideToMove)) !== 1 || this.#canSwap) {
      return this.generateMoves(out);
    }
    out[0] = this.#board.cells.indexOf(this.#winningCell);
    return 1;
  }

  get #canSwap(): boolean {
    return this.#hasSwapRule && this.#ply === 1;
  }

  /**
   * In how many empty cells the side would join its borders with a stone at once; the last one found is
   * `#winningCell`.
   */
  #findWins(side: Side): number {
    const { rims, steps } = this.#board;
    const [start, end] = rims[side]!;
    const queue = this.#queue;
    const reached = this.#reached;
    const owners = this.#owners;
    const startCount = this.#grow(side, start);
    const flood = this.#floods;
    for (let i = 0; i < startCount; i++) {
      for (let direction = 0; direction < 6; direction++) {
        const cell = queue[i]! + steps[direction]!;
        if (owners[cell] === EMPTY) reached[cell] = flood;
      }
    }
    let wins = 0;
    const endCount = this.#grow(side, end);
    for (let i = 0; i < endCount; i++) {
      for (let direction = 0; direction < 6; direction++) {
        const cell = queue[i]! + steps[direction]!;
        if (owners[cell] !== EMPTY || reached[cell] !== flood) continue;
        reached[cell] = 0;
        this.#winningCell = cell;
        wins++;
      }
    }
    return wins;
  }

  evaluate(): number {
    const own = this.#distances.need(this.#owners, this.sideToMove);
    const enemy = this.#distances.need(this.#owners, otherSide(this.sideToMove));
    return enemy - own + TEMPO_POINTS;
  }
}
