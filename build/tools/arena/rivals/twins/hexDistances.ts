import type { Side } from '../../../../../src-shared/core/side.ts';

/** Owners of a padded board: a side, or one of these. */
export const EMPTY = 2;
export const OUTSIDE = 3;

export const STONE_POINTS = 100;
/** For a cell that lies on a shortest way. */
const WAY_POINTS = 6;

/** A number of stones that no board needs. */
const FAR = 255;

/**
 * A board with a rim, so that every cell and every cell of the rim beside the borders has six neighbours. A cell is
 * `column + 1 + width * (row + 2)`. The rim counts for the border it lies along.
 */
export interface PaddedBoard {
  readonly size: number;
  readonly width: number;
  /** Number of padded cells. */
  readonly count: number;
  /** Padded cells of the board itself, by cell. */
  readonly cells: Int16Array;
  /** Steps to the six neighbours in turn, and to the first again. */
  readonly steps: Int16Array;
  /** By side: the rim along the border where its chain starts, and that where it ends. */
  readonly rims: readonly (readonly [Int16Array, Int16Array])[];
}

const boards = new Map<number, PaddedBoard>();

/** The padded board of a size; the same object each time. */
export function paddedBoard(size: number): PaddedBoard {
  const board = boards.get(size) ?? makePaddedBoard(size);
  boards.set(size, board);
  return board;
}

function makePaddedBoard(size: number): PaddedBoard {
  const width = size + 2;
  const along = Array.from({ length: size }, (_, i) => i + 1);
  const rim = (cellAt: (i: number) => number) => Int16Array.from(along, cellAt);
  const top = width;
  return {
    size,
    width,
    count: width * (size + 4),
    cells: Int16Array.from({ length: size * size }, (_, cell) => {
      const row = Math.floor(cell / size);
      return cell - row * size + 1 + width * (row + 2);
    }),
    steps: Int16Array.of(1, width, width - 1, -1, -width, 1 - width, 1),
    rims: [
      [rim((i) => top + width * i), rim((i) => top + width * i + size + 1)],
      [rim((i) => top + i), rim((i) => top + width * (size + 1) + i)],
    ],
  };
}

/**
 * How many stones each side still needs, when a bridge (two cells of one side with two common empty neighbours, of
 * which it can always get one) counts as joined (after Queenbee: J. van Rijswijck, “Search and Evaluation in Hex”,
 * 2002).
 */
export class Distances {
  readonly #board: PaddedBoard;
  readonly #fromStart: Uint8Array;
  readonly #fromEnd: Uint8Array;
  /** Cells that are as near as the one looked at, and those one stone further. */
  #near: Int16Array;
  #next: Int16Array;

  constructor(board: PaddedBoard) {
    this.#board = board;
    this.#fromStart = new Uint8Array(board.count);
    this.#fromEnd = new Uint8Array(board.count);
    this.#near = new Int16Array(board.count);
    this.#next = new Int16Array(board.count);
  }

  /**
   * The need of a side in hundredths of a stone; a little less when it has a choice of shortest ways.
   * @param owners by padded cell.
   */
  need(owners: Uint8Array, side: Side): number {
    const [start, end] = this.#board.rims[side]!;
    this.#spread(owners, side, start, this.#fromStart);
    this.#spread(owners, side, end, this.#fromEnd);
    let least = FAR;
    let ways = 0;
    let detours = 0;
    for (const cell of this.#board.cells) {
      const owner = owners[cell]!;
      if (owner !== EMPTY && owner !== side) continue;
      const paid = owner === EMPTY ? 1 : 0;
      const need = this.#fromStart[cell]! + this.#fromEnd[cell]! - paid;
      if (need < least) {
        detours = need === least - 1 ? ways : 0;
        ways = 0;
        least = need;
      }
      if (need === least) ways += paid;
      else if (need === least + 1) detours += paid;
    }
    return STONE_POINTS * least - WAY_POINTS * Math.min(ways, 8) - Math.min(detours, 20);
  }

  /** By cell: stones needed to join it to a rim, itself included. */
  #spread(owners: Uint8Array, side: Side, rim: Int16Array, distances: Uint8Array): void {
    distances.fill(FAR);
    let near = this.#near;
    let next = this.#next;
    let nearCount = 0;
    let nextCount = 0;
    const { steps } = this.#board;
    for (const cell of rim) near[nearCount++] = cell;
    for (let distance = 0; nearCount > 0; distance++) {
      for (let i = 0; i < nearCount; i++) {
        const cell = near[i]!;
        for (let direction = 0; direction < 6; direction++) {
          const step = steps[direction]!;
          const nextStep = steps[direction + 1]!;
          const first = cell + step;
          const owner = owners[first]!;
          if (owner === side) {
            if (distances[first]! > distance) {
              distances[first] = distance;
              near[nearCount++] = first;
            }
          } else if (owner === EMPTY) {
            if (distances[first]! > distance + 1) {
              distances[first] = distance + 1;
              next[nextCount++] = first;
            }
            if (owners[cell + nextStep] !== EMPTY) continue;
            const across = first + nextStep;
            const acrossOwner = owners[across]!;
            if (acrossOwner === side && distances[across]! > distance) {
              distances[across] = distance;
              near[nearCount++] = across;
            } else if (acrossOwner === EMPTY && distances[across]! > distance + 1) {
              distances[across] = distance + 1;
              next[nextCount++] = across;
            }
          }
        }
      }
      // A cell that was first met a stone further, and then nearer, is only done again without effect.
      [near, next] = [next, near];
      nearCount = nextCount;
      nextCount = 0;
    }
  }
}
