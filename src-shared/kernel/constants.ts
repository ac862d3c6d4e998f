/** Constants of all kernels and of what searches with them: both compilers read this file, so they are written once. */

/** Absolute bound of every score inside a search: a win at once. */
export const WIN_SCORE = 1_000_000;

/** Scores beyond this are proved wins or losses; estimates stay inside it. */
export const PROVED_SCORE = 500_000;

/** What a proof answers whose nodes are not enough. */
export const UNFINISHED_SCORE = 2_000_000;

/** The move of a position of which none is known. */
export const NO_MOVE = 0x3fff;
