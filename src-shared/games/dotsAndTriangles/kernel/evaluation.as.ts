/** By how many hundredths of a triangle the side to move is expected to get more of what is left. */
import { isExtra, readyTriangles } from './board.as';

/** Of a triangle that lacks one side: not all that are ready come to the side to move. */
const READY_POINTS: i32 = 60;

export function evaluate(): i32 {
  return min(readyTriangles, isExtra ? 1 : 2) * READY_POINTS;
}
