/** Where everything that changes lies in the scratch of a thread, as bytes from its start. */
import { principalVariationBytes } from '../../../kernel/principalVariation.as';

/** No line is followed further than this, extensions included. */
export const MAX_PLIES: i32 = 128;
/** More than any position has moves: 12 pieces in 8 directions. */
export const MOVES_PER_PLY: usize = 128;

/** Nodes of this search as a double, for other threads to read. */
export const NODES_AT: usize = 0;
/** By direction, square and steps, 8 each: the squares from the next to that many steps away as u64, 0 off the board. */
export const PATHS_AT: usize = 64;
/** By square and axis: how far the line's count is shifted in the counts of its axis, u8. */
export const SHIFTS_AT: usize = PATHS_AT + 8 * 64 * 8 * 8;
/** By side and square: Zobrist keys, u64. */
export const KEYS_AT: usize = SHIFTS_AT + 64 * 4;
/** By square: what a move there is expected to be worth before it is tried, i32. */
export const RANKS_AT: usize = KEYS_AT + 2 * 64 * 8;
/** The hidden values of one side's view, 32 as i16. */
export const HIDDEN_BYTES: usize = 64;
/** By square, the enemy's after one's own: weights of the hidden values, i16. */
export const HIDDEN_AT: usize = RANKS_AT + 64 * 4;
export const HIDDEN_BIAS_AT: usize = HIDDEN_AT + 128 * HIDDEN_BYTES;
/** By hidden value, those of the side to move first: weights of the output, i16. */
export const OUTPUT_AT: usize = HIDDEN_BIAS_AT + HIDDEN_BYTES;
/** By move on the way here: the hidden values before they are clipped, as Black and as White see it. */
export const ACCUMULATORS_AT: usize = OUTPUT_AT + 2 * HIDDEN_BYTES;
/** By move on the way here: the move, u32. */
export const CHANGES_AT: usize = ACCUMULATORS_AT + <usize>(MAX_PLIES + 1) * 2 * HIDDEN_BYTES;
/** By square: the squares further than no, one … six steps, 8 each, u64. */
export const BEYOND_AT: usize = CHANGES_AT + <usize>(MAX_PLIES + 2) * 4;
/** By number of pieces and sum of their steps from the middle, 128 each: i32. */
export const CURVE_AT: usize = BEYOND_AT + 64 * 8 * 8;
/** By ply: moves with what is expected of them, i32. */
export const MOVES_AT: usize = CURVE_AT + 13 * 128 * 4;
/** By ply: the key of the position there, u64. */
export const PATH_KEYS_AT: usize = MOVES_AT + <usize>MAX_PLIES * MOVES_PER_PLY * 4;
/** By ply: the first ply whose position may come again, i32. */
export const FENCES_AT: usize = PATH_KEYS_AT + <usize>MAX_PLIES * 8;
/** By ply: two moves that refuted others there, i32. */
export const KILLERS_AT: usize = FENCES_AT + <usize>MAX_PLIES * 4;
/** By side and move: how good it was elsewhere, i32. */
export const HISTORY_AT: usize = KILLERS_AT + <usize>MAX_PLIES * 8;
/** The best line from every ply: ../../../kernel/principalVariation.as.ts. */
export const LINES_AT: usize = HISTORY_AT + 2 * 4096 * 4;
/** By depth and place among the moves, 64 each: plies that a late move is searched less, u8. */
export const REDUCTIONS_AT: usize = LINES_AT + principalVariationBytes(<usize>MAX_PLIES);
export const SCRATCH_BYTES: usize = REDUCTIONS_AT + 64 * 64;

/** Where the scratch of this thread begins. */
export let scratch: usize = 0;

export function useScratch(at: usize): void {
  scratch = at;
}
