/** Constants of the kernel of Lines of Action that its TypeScript side needs too: both compilers read this file. */

/** The move of a side that has no other; others are 64 · from + to. */
export const PASS = 4096;

/** Zobrist keys: by side and square, then that of White to move and that of the tournament rules. */
export const SIDE_KEY = 128;
export const RULES_KEY = 129;
export const KEY_COUNT = 130;

/** Hidden values of one side's view in the network, and the value that stands for 1. */
export const HIDDEN_COUNT = 32;
export const HIDDEN_ONE = 255;
/** What a side sees of the board: its own pieces and the enemy's, by square. */
export const INPUT_COUNT = 128;
