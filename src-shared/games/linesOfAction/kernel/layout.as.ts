/** Where everything that changes lies in the scratch of a thread, as bytes from its start. */

/** No line is followed further than this, extensions included. */
export const MAX_PLIES: i32 = 128;
/** More than any position has moves: 12 pieces in 8 directions. */
export const MOVES_PER_PLY: usize = 128;

/** Nodes of this search as a double, for other threads to read. */
export const NODES_AT: usize = 0;
/** By direction, square and steps, 8 each: the squares from the next to that many steps away as u64, 0 off the board. */
export const PATHS_AT: usize = 64;
/** By square and axis: where the line's word is (u32), and the step of one piece in it (i32). */
export const PLACES_AT: usize = PATHS_AT + 8 * 64 * 8 * 8;
/** By square and axis: how far the line's count is shifted in the counts of its axis, u8. */
export const SHIFTS_AT: usize = PLACES_AT + 64 * 4 * 8;
/** By line: the address of the value of what stands on it, u32. */
export const LINES_AT: usize = SHIFTS_AT + 64 * 4;
/** By line: the address of the value of the empty line, u32. */
export const EMPTY_LINES_AT: usize = LINES_AT + 64 * 4;
/** By side and square: Zobrist keys, u64. */
export const KEYS_AT: usize = EMPTY_LINES_AT + 64 * 4;
/** By index of `Terms`: i32. */
export const TERMS_AT: usize = KEYS_AT + 2 * 64 * 8;
/** By square: the squares within one, two … seven steps, and those further than that, u64. */
export const BEYOND_AT: usize = TERMS_AT + 8192 * 4;
/** By ply: moves with what is expected of them, i32. */
export const MOVES_AT: usize = BEYOND_AT + 64 * 8 * 8;
/** By ply: the key of the position there, u64. */
export const PATH_KEYS_AT: usize = MOVES_AT + <usize>MAX_PLIES * MOVES_PER_PLY * 4;
/** By ply: the first ply whose position may come again, i32. */
export const FENCES_AT: usize = PATH_KEYS_AT + <usize>MAX_PLIES * 8;
/** By ply: two moves that refuted others there, i32. */
export const KILLERS_AT: usize = FENCES_AT + <usize>MAX_PLIES * 4;
/** By side and move: how good it was elsewhere, i32. */
export const HISTORY_AT: usize = KILLERS_AT + <usize>MAX_PLIES * 8;
/** By ply: the best line from there, u16. */
export const LINE_MOVES_AT: usize = HISTORY_AT + 2 * 4096 * 4;
/** By ply: its length, i32. */
export const LINE_LENGTHS_AT: usize = LINE_MOVES_AT + <usize>MAX_PLIES * <usize>MAX_PLIES * 2;
/** By depth and place among the moves, 64 each: plies that a late move is searched less, u8. */
export const REDUCTIONS_AT: usize = LINE_LENGTHS_AT + <usize>MAX_PLIES * 4;
/** By line and what stands on it: its value for Black, i16. */
export const LINE_VALUES_AT: usize = REDUCTIONS_AT + 64 * 64;
/** 3^8 for each of 18 lines of eight squares, and less for the shorter diagonals. */
export const LINE_VALUE_COUNT: usize = 18 * 6561 + 4 * (2187 + 729 + 243 + 81 + 27 + 9 + 3);
export const SCRATCH_BYTES: usize = LINE_VALUES_AT + LINE_VALUE_COUNT * 2;

/** Where the scratch of this thread begins. */
export let scratch: usize = 0;

export function useScratch(at: usize): void {
  scratch = at;
}
