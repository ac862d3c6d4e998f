/** How a stored score limits the real one. */
export const BOUND_LOWER = 1;
export const BOUND_UPPER = 2;
export const BOUND_EXACT = 3;

/** The depth of a score that was searched to the end of the game in every line. */
export const EXHAUSTIVE_DEPTH = 255;

const WORDS_PER_ENTRY = 4;
const ENTRIES_PER_BUCKET = 2;

/**
 * What is known of positions met before, by their 64-bit hash; memory is fixed. A bucket has two entries: one is
 * kept for depth, the other always takes what is new.
 * An entry is four words: hash high, hash low, score, and move · 2¹⁰ + depth · 2² + bound.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #bucketMask: number;
  #isClear = true;
  /** Where the last successful `find` found its entry. */
  #found = 0;

  /** @param sizeLog2 the table holds 2^sizeLog2 entries of 16 bytes; 1–26. */
  constructor(sizeLog2: number) {
    this.#words = new Int32Array(WORDS_PER_ENTRY << sizeLog2);
    this.#bucketMask = (1 << sizeLog2) / ENTRIES_PER_BUCKET - 1;
  }

  clear(): void {
    if (!this.#isClear) this.#words.fill(0);
    this.#isClear = true;
  }

  /** Looks a position up; `score`, `depth`, `bound` and `move` then tell of it. */
  find(hashLow: number, hashHigh: number): boolean {
    const words = this.#words;
    let at = (hashLow & this.#bucketMask) * (WORDS_PER_ENTRY * ENTRIES_PER_BUCKET);
    for (let i = 0; i < ENTRIES_PER_BUCKET; i++, at += WORDS_PER_ENTRY) {
      if (words[at] === hashHigh && words[at + 1] === hashLow && words[at + 3] !== 0) {
        this.#found = at;
        return true;
      }
    }
    return false;
  }

  get score(): number {
    return this.#words[this.#found + 2]!;
  }

  get bound(): number {
    return this.#words[this.#found + 3]! & 3;
  }

  get depth(): number {
    return (this.#words[this.#found + 3]! >>> 2) & 255;
  }

  get move(): number {
    return this.#words[this.#found + 3]! >>> 10;
  }

  /** @param move below 2²². @param depth 0–255. */
  store(
    hashLow: number,
    hashHigh: number,
    move: number,
    depth: number,
    bound: number,
    score: number,
  ): void {
    const words = this.#words;
    this.#isClear = false;
    let at = (hashLow & this.#bucketMask) * (WORDS_PER_ENTRY * ENTRIES_PER_BUCKET);
    const isSame = words[at] === hashHigh && words[at + 1] === hashLow;
    if (!isSame && ((words[at + 3]! >>> 2) & 255) > depth) at += WORDS_PER_ENTRY;
    words[at] = hashHigh;
    words[at + 1] = hashLow;
    words[at + 2] = score;
    words[at + 3] = (move << 10) | (depth << 2) | bound;
  }
}
