/**
 * Where everything that the kernel changes lies, in bytes from the start of a thread's scratch. Boards have up to
 * 19 × 19 cells and a rim, 441 padded cells in all; see board.as.ts.
 */
const PADDED: usize = 512;

/** Number of playouts as a double, for other threads to read. */
export const NODES: usize = 0;
/** By padded cell: colour (u8) and then ring (u16), in one piece so that a board is copied at once. */
export const COLOURS: usize = 64;
export const RINGS: usize = COLOURS + PADDED;
export const BOARD_BYTES: usize = 3 * PADDED;
/** The position that is searched. */
export const ROOT_BOARD: usize = COLOURS + BOARD_BYTES;
/** Padded cells by cell, and cells by padded cell (u16 each). */
export const PADDED_OF: usize = ROOT_BOARD + BOARD_BYTES;
export const CELL_OF: usize = PADDED_OF + 2 * PADDED;
/** By ring: 1 where the cell inside is dead, and by colour and ring a bit for each bridge to save. */
export const DEAD: usize = CELL_OF + 2 * PADDED;
export const SAVES: usize = DEAD + 4096;
/** What priors.as.ts weighs: by colour four tables of 4096 f32. */
export const PRIORS: usize = SAVES + 3 * 4096;
/** By colour and padded cell (u64). */
export const HASHES: usize = PRIORS + 2 * 4 * 4096 * 4;
/** Empty padded cells in random order, and where each is (u16). */
export const EMPTIES: usize = HASHES + 3 * PADDED * 8;
export const PLACES: usize = EMPTIES + 2 * PADDED;
/** Nodes of the line being searched, and the index of the child taken (u32). */
export const PATH: usize = PLACES + 2 * PADDED;
export const PATH_CHILDREN: usize = PATH + 4 * PADDED;
/** By padded cell (u8): what inferior.as.ts finds, and marks for flood fills. */
export const INFERIOR: usize = PATH_CHILDREN + 4 * PADDED;
export const MARKS: usize = INFERIOR + PADDED;
export const QUEUE: usize = MARKS + PADDED;
/** The line that the last search expects (u16). */
export const LINE: usize = QUEUE + 2 * PADDED;
/** By padded cell: the end of connections that it belongs to (u16). */
export const ENDS: usize = LINE + 2 * PADDED;
/** Boards along the line of a proof search. */
export const BOARD_STACK: usize = ENDS + 2 * PADDED;
export const MAX_PLIES: usize = 400;
/** Moves along the line of a proof search: for each ply 384 of u16. */
export const MOVE_STACK: usize = BOARD_STACK + MAX_PLIES * BOARD_BYTES;
/** What connections.as.ts works with; see there. */
export const CONNECTIONS: usize = MOVE_STACK + MAX_PLIES * 768;
