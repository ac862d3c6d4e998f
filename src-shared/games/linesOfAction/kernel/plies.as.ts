/** No line is followed further than this from the root, extensions included. */
export const MAX_PLIES: i32 = 128;
