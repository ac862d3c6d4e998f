/**
 * Principal variation search (T. Marsland, 1983) with late move reductions and the null move, after MIA
 * (M. Winands, "Informed Search in Complex Games", 2004).
 */
import { NO_MOVE, PROVED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { enemy, keyAfter, make, own, PASS, passTurn, unmake } from './board.as';
import { isConnected } from './connection.as';
import { evaluate } from './evaluation.as';
import { findPosition, keepPosition, knownMove } from './keys.as';
import { MAX_PLIES } from './layout.as';
import { canMove, isMove } from './moves.as';
import { keepCaptures, listOne, recordCutoff, rankedMoves, takeBest } from './ordering.as';
import { isRepeated, setFence, setNull, wasNull } from './path.as';
import { reductionOf } from './reductions.as';
import { findWin } from './wins.as';
import { endLine, endLineWith, extendLine } from '../../../kernel/principalVariation.as';
import {
  countEstimate,
  countNode,
  estimateCount,
  forgetEstimates,
  isStopped,
} from '../../../kernel/progress.as';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, EXHAUSTIVE_DEPTH, fetch, foundBound, foundDepth, foundScore, fromTable, toTable } from '../../../kernel/table.as';

const NULL_DEPTH: i32 = 3;
/** From this depth on, a position without a move from the table is searched a ply less: it is seldom important. */
const UNGUIDED_DEPTH: i32 = 4;
/** Up to this depth, an estimate far from the window decides. */
const PRUNING_DEPTH: i32 = 4;
const CERTAIN_MARGIN: i32 = 600;
const HOPE_MARGIN: i32 = 450;
/** How often in a row a threat at the end of a line is answered. */
const THREAT_PLIES: i32 = 4;

/** Looks at every move equally deep, for comparison with minimax. */
export let isPlain: bool = false;

export function searchPlainly(plain: bool): void {
  isPlain = plain;
}

/**
 * The score for the side to move of a position that is not over.
 * @param threatPlies how many plies before answered threats at the end of the line. @returns worthless once stopped.
 */
export function search(depth: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  endLine(ply);
  countNode();
  if (isStopped) return 0;

  const isPv = beta - alpha > 1;
  if (depth > 0 || !isPlain) {
    const win = findWin(own, enemy);
    if (win != NO_MOVE) {
      if (isPv) endLineWith(ply, win);
      return WIN_SCORE - ply - 1;
    }
  }
  if (ply >= MAX_PLIES - 2) {
    countEstimate();
    return evaluate();
  }
  if (!isPlain && isRepeated(ply)) {
    countEstimate();
    return 0;
  }
  if (depth <= 0) {
    if (isPlain) {
      countEstimate();
      return endedScore();
    }
    if (threatPlies >= THREAT_PLIES || findWin(enemy, own) == NO_MOVE) {
      countEstimate();
      return evaluate();
    }
    depth = 1;
    threatPlies++;
  }

  let tableMove = NO_MOVE;
  if (findPosition(ply)) {
    tableMove = knownMove(ply);
    if (foundDepth() >= depth) {
      const score = fromTable(foundScore(), ply);
      const bound = foundBound();
      if (
        (bound == BOUND_EXACT && (!isPv || foundDepth() == EXHAUSTIVE_DEPTH)) ||
        (bound == BOUND_LOWER && score >= beta) ||
        (bound == BOUND_UPPER && score <= alpha)
      ) {
        if (foundDepth() != EXHAUSTIVE_DEPTH) countEstimate();
        return score;
      }
    }
  }

  if (!isPlain && tableMove == NO_MOVE && depth >= UNGUIDED_DEPTH) depth--;
  let estimate: i32 = 0;
  let isQuiet = false;
  if (!isPlain && !isPv && beta > -PROVED_SCORE && beta < PROVED_SCORE) {
    estimate = evaluate();
    isQuiet = depth <= PRUNING_DEPTH && threatPlies == 0 && findWin(enemy, own) == NO_MOVE;
    if (isQuiet && estimate - CERTAIN_MARGIN * depth >= beta) {
      countEstimate();
      return estimate;
    }
    if (depth >= NULL_DEPTH && !wasNull(ply) && estimate >= beta) {
      const score = searchNull(depth, beta, ply);
      if (isStopped) return 0;
      if (score >= beta) {
        countEstimate();
        return score > PROVED_SCORE ? beta : score;
      }
    }
  }
  const hope = isQuiet ? estimate + HOPE_MARGIN * depth : WIN_SCORE;
  // Often the move from the table is enough, so that the others are not even listed.
  if (tableMove != NO_MOVE && isMove(tableMove, own, enemy)) {
    return searchMoves(0, tableMove, depth, alpha, beta, ply, threatPlies, hope);
  }
  const total = rankedMoves(ply, NO_MOVE);
  if (total == 0) return searchPass(depth, alpha, beta, ply, threatPlies);
  return searchMoves(total, NO_MOVE, depth, alpha, beta, ply, threatPlies, hope);
}

function searchNull(depth: i32, beta: i32, ply: i32): i32 {
  const before = setNull(ply + 1);
  setFence(ply, true);
  passTurn();
  const score = -search(depth - 3 - (depth >> 2), -beta, 1 - beta, ply + 1, THREAT_PLIES);
  passTurn();
  setNull(before);
  return score;
}

/** The estimate at the end of a line, unless neither side can move. */
function endedScore(): i32 {
  return canMove(own, enemy) || canMove(enemy, own) ? evaluate() : 0;
}

/** The side to move has no move. */
function searchPass(depth: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  if (!canMove(enemy, own)) return 0;
  setFence(ply, false);
  passTurn();
  const score = -search(depth - 1, -beta, -alpha, ply + 1, threatPlies);
  passTurn();
  if (score > alpha && beta - alpha > 1) extendLine(ply, PASS);
  return score;
}

/**
 * @param total moves that are listed; 0 when there is only that of the table yet.
 * @param hope what a late quiet move can reach at best, as far as an estimate tells.
 */
function searchMoves(
  total: i32,
  tableMove: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  ply: i32,
  threatPlies: i32,
  hope: i32,
): i32 {
  const estimatesBefore = estimateCount;
  const isPv = beta - alpha > 1;
  let best = -WIN_SCORE - 1;
  let bestMove = NO_MOVE;
  let lower = alpha;
  if (total == 0) listOne(ply, tableMove);
  for (let i = 0; i == 0 || i < total; i++) {
    if (i == 1 && hope <= alpha) {
      const left = keepCaptures(ply, total);
      if (left < total) {
        total = left;
        countEstimate();
        best = max(best, hope);
        if (total == 1) break;
      }
    }
    const move = total == 0 ? tableMove : takeBest(ply, i, total);
    if (depth > 1) fetch(keyAfter(move));
    const isCapture = make(move);
    setFence(ply, isCapture);
    let score: i32;
    if (isCapture && isConnected(own)) {
      // The side to move had no win, so that a connection of both is a draw.
      countNode();
      endLine(ply + 1);
      score = isConnected(enemy) ? 0 : ply + 1 - WIN_SCORE;
    } else if (i == 0) {
      score = -search(depth - 1, -beta, -lower, ply + 1, threatPlies);
    } else {
      const reduction = isPlain ? 0 : reductionOf(depth, i, isPv);
      score = -search(depth - 1 - reduction, -lower - 1, -lower, ply + 1, threatPlies);
      if (score > lower && reduction > 0) {
        score = -search(depth - 1, -lower - 1, -lower, ply + 1, threatPlies);
      }
      if (score > lower && score < beta) {
        score = -search(depth - 1, -beta, -lower, ply + 1, threatPlies);
      }
    }
    unmake(move, isCapture);
    if (isStopped) return 0;
    if (score > best) {
      best = score;
      bestMove = move;
      if (score > lower) {
        lower = score;
        if (isPv) extendLine(ply, move);
        if (score >= beta) {
          recordCutoff(ply, i, depth);
          break;
        }
      }
    }
    if (total == 0) {
      total = rankedMoves(ply, tableMove);
      takeBest(ply, 0, total);
    }
  }
  let bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
  // A win that was found stays one, and so does the loss of every move, whatever else was only estimated.
  if (best > PROVED_SCORE && bound != BOUND_UPPER) {
    bound = BOUND_LOWER;
    forgetEstimates(estimatesBefore);
  } else if (best < -PROVED_SCORE && bound != BOUND_LOWER) {
    bound = BOUND_UPPER;
    forgetEstimates(estimatesBefore);
  }
  const searched = estimateCount == estimatesBefore ? EXHAUSTIVE_DEPTH : depth;
  keepPosition(ply, bestMove, searched, bound, toTable(best, ply));
  return best;
}
