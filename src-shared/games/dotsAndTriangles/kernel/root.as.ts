/** Root moves, whose scores iterative deepening asks for one after the other. */
import { UNFINISHED_SCORE } from '../../../kernel/constants';
import { endLine } from '../../../kernel/principalVariation.as';
import { beginProof, endProof } from '../../../kernel/progress.as';
import { TRIANGLE } from './constants';
import { scoreLine } from './search.as';
import { solveLine } from './solver.as';

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

/**
 * The margin at the end in hundredths of a triangle, a bound when outside the window, or `UNFINISHED_SCORE` after some nodes.
 * Asked again, it goes on with what the table remembers.
 */
export function proveMove(line: i32, alpha: i32, beta: i32, maxNodes: f64): i32 {
  beginProof(maxNodes);
  endLine(1);
  const score = rootMargin + solveLine(line, alpha - rootMargin, beta - rootMargin, 1);
  return endProof() ? score : UNFINISHED_SCORE;
}
