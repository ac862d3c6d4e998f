/** What the kernel of Hex and its TypeScript side say to each other: both compilers read this file. */

/** What a search uses, as a sum; without any of these it is tree search with AMAF values and bridges. */
export const USES_INFERIOR = 1;
export const USES_CONNECTIONS = 2;
export const USES_PRIORS = 4;
/** Every root move is searched for its own sake. */
export const SCORES_ALL = 8;
/** Wins in one move, and the need to prevent them, are seen at the root. */
export const SEES_ENDS = 16;
/** The upper half of the memory is left to a proof search. */
export const SHARES_MEMORY = 32;

/** Nodes that are visited often are judged by the network. */
export const USES_NETWORK = 64;

export const EVERYTHING = SEES_ENDS + USES_INFERIOR + USES_CONNECTIONS + USES_PRIORS + USES_NETWORK;

/** What is proved of a position, for the side to move, or of a move, for the side that makes it; 0 is nothing. */
export const PROOF_WON = 2;
export const PROOF_LOST = 3;

/** Why a cell is filled in: it can't matter to anyone, or a side owns it with its neighbour. */
export const FILLED_DEAD = 1;
export const FILLED_BY_O = 2;
export const FILLED_BY_X = 3;

/** What is found of a side's borders: nothing, connected once it puts a stone, or connected whoever moves. */
export const UNCONNECTED = 0;
export const SEMI_CONNECTED = 1;
export const CONNECTED = 2;

/** Codes of the surroundings of a cell: six colours of two bits each. */
export const RING_CODES = 4096;
/** Tables of weights of priors: by ring, by bridges, by where a reply lies, and by where a follow-up does. */
export const RINGS_TABLE = 0;
export const BRIDGES_TABLE = 1;
export const REPLIES_TABLE = 2;
export const FOLLOW_UPS_TABLE = 3;
/** Offsets of so many columns or rows, or less, have a weight, at `column + 4 + 9 * (row + 4)`. */
export const OFFSET_REACH = 4;
export const OFFSET_SPAN = 9;

/** Boards that the network judges: those it has learned from, and what lies between and just beyond. */
export const LEAST_JUDGED_SIZE = 8;
export const LARGEST_JUDGED_SIZE = 14;

/** Shape of the network: values of a cell, and blocks of two layers that they go through. */
export const NETWORK_CHANNELS = 32;
export const NETWORK_BLOCKS = 3;
/** What stands on a cell: a stone of either side, linked or not to either of its borders (links.as.ts). */
export const STONE_CLASSES = 8;
/** Cells no farther than two steps, and than one, with the cell itself. */
export const WIDE_TAPS = 19;
export const NEAR_TAPS = 7;
/** Values between the means and maxima of all cells and the chance. */
export const NETWORK_HIDDEN = 32;
