/** Numbers are counted in quarters, so that all are whole. */
export const UNIT = 4;

/** Longer strips would take too much room. */
const MOST_LENGTH = 11;

/** Where there is no move: less than all strips of a board make up for. */
const NOTHING = -30_000;
/** More than any strip is worth. */
const MOST = 127;

/**
 * What strips of two lines are worth at least to the player whose dominoes lie across them, while the other's lie along
 * a line: of each strip, the largest number that is at most its value, and the same after the best move across. A sum of
 * games is at least the sum of what each is at least (J. Conway, “On Numbers and Games”, 1976).
 */
export class Strips {
  readonly length: number;
  /** By the free cells of the strip as bits, the second line above the first. */
  readonly least: Int8Array;
  readonly leastAfterMove: Int16Array;

  /** @param length of the strips in cells. */
  constructor(length: number) {
    this.length = length;
    const count = 4 ** length;
    this.least = new Int8Array(count);
    this.leastAfterMove = new Int16Array(count);
    const leastToMove = new Int8Array(count);
    for (let cells = 0; cells < count; cells++) this.#fill(cells, leastToMove);
  }

  static areThere(length: number): boolean {
    return length <= MOST_LENGTH;
  }

  /** @param leastToMove by strip the largest number that the player who moves first across keeps beyond. */
  #fill(cells: number, leastToMove: Int8Array): void {
    const { length, least } = this;
    const lower = cells & (2 ** length - 1);
    const upper = cells >> length;
    let after = NOTHING;
    for (let both = lower & upper; both !== 0; both &= both - 1) {
      const bit = both & -both;
      after = Math.max(after, least[cells & ~(bit | (bit << length))]!);
    }
    let cap = MOST;
    for (let begins = lower & (lower >> 1); begins !== 0; begins &= begins - 1) {
      cap = Math.min(cap, leastToMove[cells & ~(3 * (begins & -begins))]!);
    }
    for (let begins = upper & (upper >> 1); begins !== 0; begins &= begins - 1) {
      cap = Math.min(cap, leastToMove[cells & ~((3 * (begins & -begins)) << length)]!);
    }
    // Nothing is more than a number beyond its left options, unless it is 0.
    let number = Math.min(cap, Math.max(0, after + 2 * UNIT));
    while (!isAtLeast(number, cap, after)) number--;
    least[cells] = number;
    this.leastAfterMove[cells] = after;
    let first = Math.max(after, number);
    while (!isBeyond(first, cap, after)) first--;
    leastToMove[cells] = first;
  }
}

/** Whether a game is at least a number: who moves along and first loses the difference, in the game and in the number. */
function isAtLeast(number: number, cap: number, after: number): boolean {
  if (cap < number) return false;
  const lower =
    number % UNIT === 0 ? (number > 0 ? number - UNIT : undefined) : number - step(number);
  return lower === undefined || isBeyond(lower, cap, after);
}

/** Whether who moves across and first wins the difference of a game and a number. */
function isBeyond(number: number, cap: number, after: number): boolean {
  if (after >= number) return true;
  const higher =
    number % UNIT === 0 ? (number < 0 ? number + UNIT : undefined) : number + step(number);
  return higher !== undefined && isAtLeast(higher, cap, after);
}

/** From a number that is not whole to those that it is made of. */
const step = (number: number): number => number & -number;
