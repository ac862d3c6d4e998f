/**
 * Principal variation search (T. Marsland, 1983) for the margin still to be got: by how much more of what is left the
 * side to move completes. Positions with the same lines share what is known of them, whoever owns the triangles.
 */
import { estimated, foundDecides, storeSearched } from '../../../kernel/alphaBeta.as';
import { NO_MOVE } from '../../../kernel/constants';
import { endLine, extendLine } from '../../../kernel/principalVariation.as';
import { countNode, estimateCount, isStopped } from '../../../kernel/progress.as';
import { foundMove, foundScore, probe } from '../../../kernel/table.as';
import {
  draw,
  isExtra,
  linesLeft,
  lineSeenAt,
  readyTriangles,
  seenIn,
  trianglesLeft,
  undraw,
} from './board.as';
import { TRIANGLE } from './constants';
import { evaluate } from './evaluation.as';
import { key, viewOfKey } from './keys.as';
import { rankMoves, recordCutoff, takeBest, trianglesLacking } from './ordering.as';

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
  if (depth <= 0) return estimated(evaluate());

  const position = key();
  const view = viewOfKey();
  let tableLine = NO_MOVE;
  if (probe(position)) {
    if (foundMove() != NO_MOVE) tableLine = lineSeenAt(view, foundMove());
    const score = foundScore();
    if (foundDecides(score, depth, alpha, beta, true)) return score;
  }

  const estimatesBefore = estimateCount;
  const total = rankMoves(ply, tableLine);
  // When all lines can be followed to the end, none is cut short.
  const reduces = depth >= REDUCTION_DEPTH && depth < linesLeft;
  let best = -most;
  let bestLine = NO_MOVE;
  let lower = alpha;
  for (let i = 0; i < total; i++) {
    const line = takeBest(ply, i, total);
    const score =
      i == 0
        ? scoreLine(line, depth - 1, lower, beta, ply + 1)
        : scoreLate(line, reduces && i >= FULL_DEPTH_LINES, depth, lower, beta, ply + 1);
    if (isStopped) return 0;
    if (score <= best && bestLine != NO_MOVE) continue;
    best = score;
    bestLine = line;
    if (score <= lower) continue;
    lower = score;
    extendLine(ply, line);
    if (score >= beta) {
      recordCutoff(ply, i, depth);
      break;
    }
  }
  storeSearched(position, seenIn(view, bestLine), depth, alpha, beta, best, 0, estimatesBefore);
  return best;
}

/** A line after the first is only asked whether it is better, at first perhaps less deep. @param ply after it. */
// @ts-ignore: decorator
@inline
function scoreLate(line: i32, isLate: bool, depth: i32, lower: i32, beta: i32, ply: i32): i32 {
  const isReduced = isLate && trianglesLacking(1, line) == 0;
  let score = scoreLine(line, depth - (isReduced ? 2 : 1), lower, lower + 1, ply);
  if (score > lower && isReduced) score = scoreLine(line, depth - 1, lower, lower + 1, ply);
  if (score > lower && score < beta) score = scoreLine(line, depth - 1, lower, beta, ply);
  return score;
}
