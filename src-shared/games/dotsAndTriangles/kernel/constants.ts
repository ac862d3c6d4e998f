/** Constants of the kernel of Dots and Triangles that its TypeScript side needs too: both compilers read this file. */

/** What a triangle counts in a score. */
export const TRIANGLE = 100;
/** A hexagon of side 5 has so many lines, and 150 triangles. */
export const MAX_LINES = 240;
/** Symmetries of a hexagon, the identity included. */
export const MAX_VIEWS = 12;
