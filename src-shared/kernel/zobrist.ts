import { makeRandom } from '../core/random.ts';

/** Random 32-bit words for incremental hashes (A. Zobrist, 1970); the same at each start. */
export function zobristWords(count: number, seed: number): Int32Array {
  const random = makeRandom(seed);
  return Int32Array.from({ length: count }, () => Math.floor(random.unit() * 2 ** 32) | 0);
}
