/** Where everything that changes lies in the scratch of a thread, as bytes from its start. */
import { principalVariationBytes } from '../../../kernel/principalVariation.as';

/** A hexagon of side 5 has 240 lines and 150 triangles. */
export const MAX_LINES: usize = 240;
/** No line is followed further than to the last line of the largest board. */
export const MAX_PLIES: usize = MAX_LINES + 2;
/** Symmetries of a hexagon, the identity included. */
export const MAX_VIEWS: usize = 12;

/** Nodes of this search as a double, for other threads to read. */
export const NODES_AT: usize = 0;
/** The lines not yet drawn, as a set of bits. */
export const OPEN_LINES_AT: usize = 64;
/** By triangle: its sides that are not yet drawn, u8. The last one stands for the outside and is never completed. */
export const MISSING_AT: usize = OPEN_LINES_AT + MAX_LINES / 8 + 2;
/** By line: the two triangles beside it, u8 each. */
export const TRIANGLES_AT: usize = MISSING_AT + 256;
/** By view and line: Zobrist keys, u64. */
export const KEYS_AT: usize = TRIANGLES_AT + 2 * 256;
/** By view and line: where the line lies as this view sees it, u8. */
export const SEEN_AT: usize = KEYS_AT + MAX_VIEWS * 256 * 8;
/** By view and line as the view sees it: the line, u8. */
export const UNSEEN_AT: usize = SEEN_AT + MAX_VIEWS * 256;
/** By view: the key of the lines drawn, u64. */
export const VIEW_KEYS_AT: usize = UNSEEN_AT + MAX_VIEWS * 256;
/** By ply: lines with what is expected of them, i32. */
export const MOVES_AT: usize = VIEW_KEYS_AT + MAX_VIEWS * 8;
/** By ply: two lines that refuted others there, i32. */
export const KILLERS_AT: usize = MOVES_AT + MAX_PLIES * 256 * 4;
/** By line: how good it was elsewhere, i32. */
export const HISTORY_AT: usize = KILLERS_AT + MAX_PLIES * 8;
/** The best line from every ply: ../../../kernel/principalVariation.as.ts. */
export const LINES_AT: usize = HISTORY_AT + 256 * 4;
/** By line of a table of margins, two each: what completes a triangle; see margins.as.ts. */
export const NEEDS_AT: usize = LINES_AT + principalVariationBytes(MAX_PLIES);
/** By number of low bits set and low line: for each of 16 sets whether that is a move there, as i8. */
export const LOW_MOVES_AT: usize = NEEDS_AT + 32 * 2 * 32;
export const SCRATCH_BYTES: usize = LOW_MOVES_AT + 4 * 4 * 16;

/** Where the scratch of this thread begins. */
export let scratch: usize = 0;

export function useScratch(at: usize): void {
  scratch = at;
}
