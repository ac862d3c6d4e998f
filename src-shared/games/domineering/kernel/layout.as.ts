/**
 * Where things lie in the scratch of a thread, in bytes from its start. Sets of cells take 16 bytes each, whichever
 * width is used.
 */
export const CELLS: i32 = 128;
export const SET: i32 = 16;

/** By side: the record of how its dominoes lie; see geometry.as.ts. */
export const SIDES: usize = 64;
export const SIDE_BYTES: usize = 64;
/** The free cells of the root. */
export const ROOT: usize = SIDES + 2 * SIDE_BYTES;
/** By side and cell: the domino that begins there. */
export const DOMINOES: usize = 256;
export const DOMINOES_BYTES: usize = CELLS * SET;
/** By cell: the square of four cells that begins there, and where those begin that overlap it. */
export const SQUARES: usize = DOMINOES + 2 * DOMINOES_BYTES;
export const OVERLAPS: usize = SQUARES + CELLS * SET;
/** By byte of a set and its value: the hash words of its cells under the four symmetries, 32 bytes. */
export const HASHES: usize = 16 * 1024;
export const HASHES_BYTES: usize = 16 * 256 * 32;
/** Moves that areas guarantee; see areas.as.ts. */
export const GUARANTEES: usize = HASHES + HASHES_BYTES;
export const GUARANTEES_BYTES: usize = 2 * 16 * 32 * 32;
/** Moves of the positions on the current line. */
export const STACK: usize = GUARANTEES + GUARANTEES_BYTES;
export const STACK_BYTES: usize = 100 * (CELLS * 32 + 112);
/** The line that is expected, a byte a move. */
export const LINE: usize = STACK + STACK_BYTES;
export const MOST_LINE: i32 = 64;

/** Bounds of strips of two rows and of three, 32 bytes each, and what kind they are of, a byte each; see strips.as.ts. */
export const PAIRS: usize = LINE + 64;
export const TRIPLES: usize = PAIRS + (1 << 18) * 32;
export const KINDS: usize = TRIPLES + (1 << 18) * 32;
/** Small regions by their shape; see regions.as.ts. */
export const REGION_BYTES: usize = 80;
export const REGION_SLOTS_LOG2: u64 = 16;
export const REGIONS: usize = KINDS + (1 << 18);
export const REGIONS_BYTES: usize = REGION_BYTES << <usize>REGION_SLOTS_LOG2;
/** A position taken apart; see split.as.ts. */
export const SPLIT: usize = REGIONS + REGIONS_BYTES;
export const SPLIT_BYTES: usize = 112;
/** The rows of a side, the best sums of strips from either end, and those of one strip; see lines.as.ts. */
export const LINES: usize = SPLIT + SPLIT_BYTES;
export const FORWARD: usize = LINES + 80;
export const BACKWARD: usize = FORWARD + 17 * 32;
export const STRIP: usize = BACKWARD + 17 * 32;
/** By upright row: its cells, each as the beginning of a row of the turned board. */
export const SPREAD: usize = STRIP + 32;
export const SPREAD_BYTES: usize = 2048 * 16;
/** By side and cell: how promising a domino is by its place; see order.as.ts. */
export const PLACES: usize = SPREAD + SPREAD_BYTES;
export const TOTAL_BYTES: usize = PLACES + 2 * CELLS * 4;

let scratch: usize = 0;

export function useScratch(at: usize): void {
  scratch = at;
}

// @ts-ignore: decorator
@inline
export function at(offset: usize): usize {
  return scratch + offset;
}
