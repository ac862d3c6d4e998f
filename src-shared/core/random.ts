/** A reproducible source of random numbers. Not for secrets. */
export interface Random {
  /** A whole number in `0 … bound - 1`; `bound` from 1 to 2³². */
  below(bound: number): number;
  /** A real number in `[0, 1)` of 32 random bits. */
  unit(): number;
}

/**
 * SplitMix32: a counter of golden-ratio steps, mixed by the 32-bit finaliser of MurmurHash3
 * (G. Steele, D. Lea, C. Flood, “Fast Splittable Pseudorandom Number Generators”, 2014).
 * @param seed any number; its low 32 bits count.
 */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const unit = (): number => next() / 2 ** 32;
  return { unit, below: (bound) => Math.floor(unit() * bound) };
}

/** One element of a list that has some. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[random.below(list.length)];
  if (chosen === undefined) throw new Error('picked from an empty list');
  return chosen;
}
