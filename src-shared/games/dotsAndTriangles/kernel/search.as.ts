/**
 * Principal variation search (T. Marsland, 1983) for the margin still to be got: by how much more of what is left the
 * side to move completes. Positions with the same lines share what is known of them, whoever owns the triangles.
 */
import { NO_MOVE } from '../../../kernel/constants';
import {
  draw,
  isExtra,
  key,
  linesLeft,
  lineSeenAt,
  readyTriangles,
  seenIn,
  trianglesLeft,
  undraw,
  viewOfKey,
} from './board.as';
import { evaluate, TRIANGLE } from './evaluation.as';
import { besideWith, praiseLine, rankLines, takeBestLine } from './ordering.as';
import { endLine, extendLine } from '../../../kernel/principalVariation.as';
import { countEstimate, countNode, estimateCount, isStopped } from '../../../kernel/progress.as';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, EXHAUSTIVE_DEPTH, probe, foundBound, foundDepth, foundMove, foundScore, storeEntry } from '../../../kernel/table.as';

/** Late lines are first searched less deep from this depth on. */
const REDUCTION_DEPTH: i32 = 3;
const FULL_DEPTH_LINES: i32 = 4;

/** Draws a line and scores it for the side that does so. */
export function scoreLine(line: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  const wasExtra = isExtra;
  const gain = draw(line) * TRIANGLE;
  const score = isExtra
    ? gain + search(depth, alpha - gain, beta - gain, ply)
    : gain - search(depth, gain - beta, gain - alpha, ply);
  undraw(line, wasExtra);
  return score;
}

/** @returns for the side to move, worthless once stopped. */
function search(depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  endLine(ply);
  countNode();
  if (isStopped) return 0;

  const most = trianglesLeft * TRIANGLE;
  if (most <= alpha || most == 0) return most;
  // What is ready is the side's to take.
  const least = readyTriangles > 0 ? 2 * TRIANGLE - most : -most;
  if (least >= beta) return least;
  if (depth <= 0) {
    countEstimate();
    return evaluate();
  }

  const position = key();
  const view = viewOfKey();
  let tableLine = NO_MOVE;
  if (probe(position)) {
    if (foundMove() != NO_MOVE) tableLine = lineSeenAt(view, foundMove());
    if (foundDepth() >= depth) {
      const score = foundScore();
      const bound = foundBound();
      if (
        bound == BOUND_EXACT ||
        (bound == BOUND_LOWER && score >= beta) ||
        (bound == BOUND_UPPER && score <= alpha)
      ) {
        if (foundDepth() != EXHAUSTIVE_DEPTH) countEstimate();
        return score;
      }
    }
  }

  const estimatesBefore = estimateCount;
  const total = rankLines(ply, tableLine);
  // When all lines can be followed to the end, none is cut short.
  const reduces = depth >= REDUCTION_DEPTH && depth < linesLeft;
  let best = -most;
  let bestLine = NO_MOVE;
  let lower = alpha;
  for (let i = 0; i < total; i++) {
    const line = takeBestLine(ply, i, total);
    let score: i32;
    if (i == 0) {
      score = scoreLine(line, depth - 1, lower, beta, ply + 1);
    } else {
      const isLate = reduces && i >= FULL_DEPTH_LINES && besideWith(line, 1) == 0;
      score = scoreLine(line, depth - (isLate ? 2 : 1), lower, lower + 1, ply + 1);
      if (score > lower && isLate) score = scoreLine(line, depth - 1, lower, lower + 1, ply + 1);
      if (score > lower && score < beta) score = scoreLine(line, depth - 1, lower, beta, ply + 1);
    }
    if (isStopped) return 0;
    if (score <= best && bestLine != NO_MOVE) continue;
    best = score;
    bestLine = line;
    if (score <= lower) continue;
    lower = score;
    extendLine(ply, line);
    if (score >= beta) {
      praiseLine(ply, i, depth);
      break;
    }
  }
  const bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
  const searched = estimateCount == estimatesBefore ? EXHAUSTIVE_DEPTH : depth;
  storeEntry(position, seenIn(view, bestLine), searched, bound, best);
  return best;
}
