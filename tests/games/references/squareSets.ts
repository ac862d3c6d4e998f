/** Sets of so many of 64 squares by number, and which of them are one but for a symmetry of the board. */
export class SquareSets {
  /** By number: the squares, ascending. */
  readonly sets: readonly (readonly number[])[];
  /** By number of a set: among those that stand for all, the one it can be turned to. */
  readonly standIn: Int32Array;
  /** By that: the number of the set that stands for the others. */
  readonly firsts: readonly number[];
  /** By number: the symmetries that turn the set to the one that stands for it. */
  readonly #turns: readonly (readonly number[])[];

  constructor(size: 2 | 3) {
    const sets: number[][] = [];
    for (let c = 2; c < 64 || size === 2; c++) {
      for (let b = 1; b < (size === 2 ? 64 : c); b++) {
        for (let a = 0; a < b; a++) sets.push(size === 2 ? [a, b] : [a, b, c]);
      }
      if (size === 2) break;
    }
    this.sets = sets;
    this.standIn = new Int32Array(sets.length);
    const firsts: number[] = [];
    this.#turns = sets.map((set, number) => {
      const images = TURNS.map((_, turn) => numberAfter(set, turn));
      const least = Math.min(...images);
      if (least === number) firsts.push(number);
      this.standIn[number] = firsts.indexOf(least);
      return images.flatMap((image, turn) => (image === least ? [turn] : []));
    });
    this.firsts = firsts;
  }

  /** The symmetries that turn a set to the one that stands for it. */
  turnsOf(number: number): readonly number[] {
    return this.#turns[number]!;
  }
}

/** By symmetry: where each square goes. */
const TURNS = Array.from({ length: 8 }, (_, symmetry) =>
  Uint8Array.from({ length: 64 }, (_each, square) => {
    const across = symmetry & 1 ? 7 - (square % 8) : square % 8;
    const down = symmetry & 2 ? 7 - (square >> 3) : square >> 3;
    return symmetry & 4 ? down + 8 * across : across + 8 * down;
  }),
);

/** The number of a set after a symmetry, whatever the order of its squares; symmetry 0 changes nothing. */
export function numberAfter(set: readonly number[], symmetry: number): number {
  const turn = TURNS[symmetry]!;
  const [a, b] = [turn[set[0]!]!, turn[set[1]!]!];
  const [low, high] = a < b ? [a, b] : [b, a];
  if (set.length === 2) return low + (high * (high - 1)) / 2;
  const c = turn[set[2]!]!;
  const [least, most] = [Math.min(low, c), Math.max(high, c)];
  const middle = a + b + c - least - most;
  return least + (middle * (middle - 1)) / 2 + (most * (most - 1) * (most - 2)) / 6;
}
