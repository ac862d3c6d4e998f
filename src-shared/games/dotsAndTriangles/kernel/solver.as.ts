/**
 * Search to the end of the game for the margin still to be got. Positions whose triangles hang together alike share
 * what is known of them (`keys`): at least and at most so many triangles, since whoever owns more asks for another number.
 */
import { NO_MOVE } from '../../../kernel/constants';
import { endLine, extendLine } from '../../../kernel/principalVariation.as';
import { countNode, isStopped } from '../../../kernel/progress.as';
import {
  BOUND_EXACT,
  EXHAUSTIVE_DEPTH,
  foundMove,
  foundScore,
  probe,
  storeNewest,
} from '../../../kernel/table.as';
import {
  draw,
  isExtra,
  lineSeenAt,
  readyTriangles,
  seenIn,
  trianglesLeft,
  undraw,
} from './board.as';
import { TRIANGLE } from './constants';
import { shapeKey, viewOfKey } from './keys.as';
import { rankMovesToEnd, takeBest } from './ordering.as';

/** Draws a line and scores it for the side that does so. */
export function solveLine(line: i32, alpha: i32, beta: i32, ply: i32): i32 {
  const wasExtra = isExtra;
  const gain = draw(line) * TRIANGLE;
  const score = isExtra
    ? gain + solve(alpha - gain, beta - gain, ply)
    : gain - solve(gain - beta, gain - alpha, ply);
  undraw(line, wasExtra);
  return score;
}

/** @returns for the side to move, exact inside the window, otherwise a bound; worthless once stopped. */
function solve(alpha: i32, beta: i32, ply: i32): i32 {
  endLine(ply);
  countNode();
  if (isStopped) return 0;

  let most = trianglesLeft * TRIANGLE;
  if (most <= alpha || most == 0) return most;
  // What is ready is the side's to take.
  let least = readyTriangles > 0 ? 2 * TRIANGLE - most : -most;
  if (least >= beta) return least;

  const position = shapeKey();
  const view = viewOfKey();
  // Where a line is expected, it is looked for to its end.
  const isAsked = beta - alpha == 1;
  let tableLine = NO_MOVE;
  if (probe(position)) {
    tableLine = lineSeenAt(view, foundMove());
    const bounds = foundScore();
    most = min(most, (bounds >> 16) * TRIANGLE);
    least = max(least, <i32>(<i16>bounds) * TRIANGLE);
    if (most <= alpha) return most;
    if (least >= beta || (isAsked && least == most)) return least;
  }

  const total = rankMovesToEnd(ply, tableLine);
  let best = -trianglesLeft * TRIANGLE;
  let bestLine = NO_MOVE;
  let lower = alpha;
  for (let i = 0; i < total && lower < beta; i++) {
    const line = takeBest(ply, i, total);
    let score = solveLine(line, lower, i == 0 ? beta : lower + 1, ply + 1);
    if (i > 0 && score > lower && score < beta) score = solveLine(line, lower, beta, ply + 1);
    if (isStopped) return 0;
    if (score <= best && bestLine != NO_MOVE) continue;
    best = score;
    bestLine = line;
    if (score <= lower) continue;
    lower = score;
    extendLine(ply, line);
  }
  if (best < beta) most = min(most, best);
  if (best > alpha) least = max(least, best);
  const bounds = ((most / TRIANGLE) << 16) | ((least / TRIANGLE) & 0xffff);
  storeNewest(position, seenIn(view, bestLine), EXHAUSTIVE_DEPTH, BOUND_EXACT, bounds);
  return best;
}
