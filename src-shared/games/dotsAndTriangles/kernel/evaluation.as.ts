/** By how many hundredths of a triangle the side to move is expected to get more of what is left. */
import { isExtra, readyTriangles } from './board.as';

/** What a triangle is worth. */
export const TRIANGLE: i32 = 100;

export function evaluate(): i32 {
  return isExtra ? min(readyTriangles, 1) * 60 : min(readyTriangles, 2) * 60;
}
