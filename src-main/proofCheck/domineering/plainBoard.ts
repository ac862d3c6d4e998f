import type { Player } from '../plainGame.ts';

/**
 * The rules of Domineering, written once more for the checker alone: nothing here comes from the game that is checked.
 * A cell is column + columns · row, Vertical is 0 and Horizontal 1, and a move is the upper or left cell of a domino.
 */
export class PlainBoard {
  readonly rowCount: number;
  readonly columnCount: number;
  mover: Player;
  /**
   * The free cells twice, as bits of each row and of each column; a line without any stands before the first one and
   * after the last, so that the lines of Vertical, `lines[0]`, are columns.
   */
  readonly lines: readonly [Int32Array, Int32Array];

  /** An empty board. */
  constructor(rowCount: number, columnCount: number, mover: Player) {
    this.rowCount = rowCount;
    this.columnCount = columnCount;
    this.mover = mover;
    const full = (count: number, length: number): Int32Array =>
      new Int32Array(count + 2).fill(2 ** length - 1, 1, count + 1);
    this.lines = [full(columnCount, rowCount), full(rowCount, columnCount)];
  }

  /** Whether the player to move can put a domino on a cell and the next one. */
  fits(cell: number): boolean {
    if (cell < 0 || cell >= this.rowCount * this.columnCount) return false;
    const [line, place] = this.#placeOf(cell);
    return ((this.lines[this.mover][line]! >> place) & 3) === 3;
  }

  /** The cells where the player to move can put a domino, ascending. */
  moves(): readonly number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.rowCount * this.columnCount; cell++) {
      if (this.fits(cell)) cells.push(cell);
    }
    return cells;
  }

  play(cell: number): void {
    this.#toggle(cell);
    this.mover = (1 - this.mover) as Player;
  }

  takeBack(cell: number): void {
    this.mover = (1 - this.mover) as Player;
    this.#toggle(cell);
  }

  /** Takes a free cell, as a position is set up. */
  take(cell: number): void {
    const row = Math.floor(cell / this.columnCount);
    const column = cell % this.columnCount;
    this.lines[0][column + 1]! ^= 1 << row;
    this.lines[1][row + 1]! ^= 1 << column;
  }

  /** Takes or frees the two cells of a domino of the player to move. */
  #toggle(cell: number): void {
    const [line, place] = this.#placeOf(cell);
    const own = this.lines[this.mover];
    const other = this.lines[1 - this.mover]!;
    own[line]! ^= 3 << place;
    other[place + 1]! ^= 1 << (line - 1);
    other[place + 2]! ^= 1 << (line - 1);
  }

  /** The line of the player to move with a cell, and its place there. */
  #placeOf(cell: number): readonly [line: number, place: number] {
    const row = Math.floor(cell / this.columnCount);
    const column = cell % this.columnCount;
    return this.mover === 0 ? [column + 1, row] : [row + 1, column];
  }
}

/** The free cells of each row, but those that no domino can cover. */
export function usefulRows({ lines: [, rows], rowCount }: PlainBoard): readonly number[] {
  return Array.from({ length: rowCount }, (_, row) => {
    const cells = rows[row + 1]!;
    return cells & (rows[row]! | rows[row + 2]! | (cells << 1) | (cells >> 1));
  });
}

/** The same text for all positions that are one but for mirroring and for cells that no domino can cover. */
export function imageKey(board: PlainBoard): string {
  const rows = usefulRows(board);
  const mirrored = rows.map((row) => {
    let image = 0;
    for (let bit = 0; bit < board.columnCount; bit++) {
      if ((row & (1 << bit)) !== 0) image |= 1 << (board.columnCount - 1 - bit);
    }
    return image;
  });
  let least = '';
  for (const each of [rows, mirrored, [...rows].reverse(), [...mirrored].reverse()]) {
    const key = String.fromCharCode(...each);
    if (least === '' || key < least) least = key;
  }
  return `${board.mover}${least}`;
}
