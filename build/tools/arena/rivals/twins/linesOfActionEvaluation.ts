import { countLonely } from '../../../../../src-shared/games/linesOfAction/connection.ts';
import { LENGTH, SQUARE_COUNT } from '../../../../../src-shared/games/linesOfAction/geometry.ts';

/** Points for one step that the average piece is further than need be from the middle of its side. */
const DISTANCE_POINTS = 60;
/** Points for one step that the middle of a side lies away from that of the board. */
const CENTRE_POINTS = 6;
/** Points for one piece that does not touch another. */
const LONELY_POINTS = 8;

/** By number of pieces: the least sum of steps from a piece to all, when they lie around it ring by ring. */
const LEAST_DISTANCES = Int32Array.from({ length: SQUARE_COUNT + 1 }, (_, count) => {
  let sum = 0;
  for (let piece = 1; piece < count; piece++) sum += Math.ceil((Math.sqrt(piece + 1) - 1) / 2);
  return sum;
});

/** A side's pieces, and the sum of steps from their common middle to each. */
interface Distances {
  readonly count: number;
  /** Sums over the pieces. */
  readonly columns: number;
  readonly rows: number;
  readonly distances: number;
}

/** @param upper squares 0–31 with the pieces. @param lower squares 32–63. */
export function distancesOf(upper: number, lower: number): Distances {
  let [count, columns, rows] = [0, 0, 0];
  for (let half = 0; half < 2; half++) {
    for (let rest = half === 0 ? upper : lower; rest !== 0; rest &= rest - 1) {
      const square = 32 * half + 31 - Math.clz32(rest & -rest);
      count++;
      columns += square & 7;
      rows += square >> 3;
    }
  }
  const middleColumn = Math.round(columns / count);
  const middleRow = Math.round(rows / count);
  let distances = 0;
  for (let half = 0; half < 2; half++) {
    for (let rest = half === 0 ? upper : lower; rest !== 0; rest &= rest - 1) {
      const square = 32 * half + 31 - Math.clz32(rest & -rest);
      distances += Math.max(
        Math.abs((square & 7) - middleColumn),
        Math.abs((square >> 3) - middleRow),
      );
    }
  }
  return { count, columns, rows, distances };
}

/**
 * How well a side's pieces are gathered: near their common middle, near the middle of the board, touching each other
 * (after M. Winands, “Informed Search in Complex Games”, 2004).
 * @param upper squares 0–31 with its pieces. @param lower squares 32–63.
 */
export function gatheringPoints(upper: number, lower: number): number {
  const { count, columns, rows, distances } = distancesOf(upper, lower);
  const excess = (distances - LEAST_DISTANCES[count]!) / count;
  const offCentre =
    Math.abs(columns / count - (LENGTH - 1) / 2) + Math.abs(rows / count - (LENGTH - 1) / 2);
  return -(
    DISTANCE_POINTS * excess +
    CENTRE_POINTS * offCentre +
    LONELY_POINTS * countLonely(upper, lower)
  );
}
