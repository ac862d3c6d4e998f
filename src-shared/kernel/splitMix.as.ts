/** Well-mixed words for hashes and seeds. */

/** 2⁶⁴ divided by the golden ratio: multiples of it are spread evenly. */
export const GOLDEN_RATIO: u64 = 0x9e3779b97f4a7c15;

/**
 * The output function of SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators",
 * 2014).
 */
export function mix(seed: u64): u64 {
  let x = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
