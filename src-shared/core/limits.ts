/** What may be asked of a computer that plays or analyses: the same in the window, in files and for every program. */

export const MIN_LEVEL = 1;
export const MAX_LEVEL = 8;

/** Thinking time for one move of a game, milliseconds. */
export const MIN_TIME_MS = 100;
export const MAX_TIME_MS = 600_000;
export const DEFAULT_TIME_MS = 1_000;

/** Threads that search together. */
export const MAX_SEARCH_THREADS = 8;
export const DEFAULT_SEARCH_THREADS = 1;

/** Memory for what is known of positions met before, in MB. */
export const MIN_TABLE_MEGABYTES = 1;
export const MAX_TABLE_MEGABYTES = 1_024;
export const DEFAULT_TABLE_MEGABYTES = 256;
