/** What the kernel of Domineering and its TypeScript side say to each other: both compilers read this file. */

/** Static values and scores of proved wins and losses of the side to move are ± this; estimates lie within. */
export const PROVED = 1_048_576;

/** The largest boards that the kernel has. */
export const MAX_KERNEL_CELLS = 128;

/** Each row of boards of at most so many rows and columns takes a byte. */
export const BYTE_ROW = 8;
