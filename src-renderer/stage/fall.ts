import { BEAD_HEIGHT, beadCentre, pegTop, type StageCell } from './layout.ts';

/** Board units per square second: a full fall takes about a quarter of a second. */
export const GRAVITY = 105;

/** From a bead's resting place to just above the peg's tip, where it is let go, in board units. */
export const clearance = (cell: StageCell): number =>
  pegTop() + BEAD_HEIGHT * 0.6 - beadCentre(cell).y;

/** Seconds of a free fall through `height` board units. */
export const fallSeconds = (height: number): number =>
  Math.sqrt((2 * Math.max(0, height)) / GRAVITY);

/** When a bead that is let go over its peg touches what it comes to rest on, in milliseconds at usual speed. */
export const landingMs = (cell: StageCell): number =>
  Math.round(fallSeconds(clearance(cell)) * 1_000);
