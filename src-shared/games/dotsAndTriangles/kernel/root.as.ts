/** Root moves, whose scores iterative deepening asks for one after the other. */
import { endLine } from '../../../kernel/principalVariation.as';
import { TRIANGLE } from './constants';
import { scoreLine } from './search.as';

/** What the side to move has more than the other at the root, in hundredths of a triangle. */
let rootMargin: i32 = 0;

/** @param triangles that the side to move has more than the other. */
export function setMargin(triangles: i32): void {
  rootMargin = triangles * TRIANGLE;
}

/** The margin at the end in hundredths of a triangle. */
export function scoreMove(line: i32, depth: i32, alpha: i32, beta: i32): i32 {
  endLine(1);
  return rootMargin + scoreLine(line, depth - 1, alpha - rootMargin, beta - rootMargin, 1);
}
