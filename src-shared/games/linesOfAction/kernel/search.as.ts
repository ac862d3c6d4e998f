/**
 * Principal variation search (T. Marsland, 1983) with late move reductions and the null move, after MIA
 * (M. Winands, "Informed Search in Complex Games", 2004).
 */
import { estimated, foundDecides, isFoundExhaustive } from '../../../kernel/alphaBeta.as';
import { NO_MOVE, PROVED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { endLine, endLineWith, extendLine } from '../../../kernel/principalVariation.as';
import { countEstimate, countNode, estimateCount, isStopped } from '../../../kernel/progress.as';
import { fetch, foundScore, fromTable } from '../../../kernel/table.as';
import { enemy, keyAfter, make, own, passTurn, unmake } from './board.as';
import { isConnected } from './connection.as';
import { PASS } from './constants';
import { evaluate } from './evaluation.as';
import { probePosition, storedMove, storePosition } from './keys.as';
import { canMove, isMove } from './moves.as';
import {
  dropQuietMoves,
  listOne,
  rankCaptures,
  rankMoves,
  recordCutoff,
  takeBest,
} from './ordering.as';
import { MAX_PLIES } from './plies.as';
import { mayCut, shallowScore } from './probCut.as';
import { reductionOf } from './reductions.as';
import { isRepeated, setReversibility } from './repetition.as';
import { findWin } from './wins.as';

const NULL_MOVE_DEPTH: i32 = 3;
/** From this depth on, a position without a move from the table is searched a ply less: it is seldom important. */
const INTERNAL_REDUCTION_DEPTH: i32 = 4;
/** Up to this depth, an estimate far from the window decides (futility pruning, and its reverse). */
const PRUNING_DEPTH: i32 = 4;
const REVERSE_FUTILITY_MARGIN: i32 = 600;
const FUTILITY_MARGIN: i32 = 450;
/** At the end of a line captures are looked at when the estimate is no further below the window. */
const CAPTURE_MARGIN: i32 = 600;
/** The depth after a capture at the end of a line, where no other is looked at. */
const AFTER_CAPTURE: i32 = -1;
/** How often in a row a threat at the end of a line is answered. */
const THREAT_PLIES: i32 = 4;

/** The ply after a null move, so that nobody makes two in a row. */
let nullMovePly: i32 = -1;

/**
 * The score for the side to move of a position that is not over.
 * @param threatPlies how many plies before answered threats at the end of the line. @returns worthless once stopped.
 */
export function search(depth: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  endLine(ply);
  countNode();
  if (isStopped) return 0;

  const isPv = beta - alpha > 1;
  const win = findWin(own, enemy);
  if (win != NO_MOVE) {
    if (isPv) endLineWith(ply, win);
    return WIN_SCORE - ply - 1;
  }
  if (ply >= MAX_PLIES - 2) return estimated(evaluate());
  if (isRepeated(ply)) return estimated(0);
  if (depth <= 0) {
    if (threatPlies >= THREAT_PLIES || findWin(enemy, own) == NO_MOVE) {
      const staticValue = estimated(evaluate());
      if (depth == AFTER_CAPTURE || staticValue >= beta || staticValue + CAPTURE_MARGIN <= alpha)
        return staticValue;
      return searchCaptures(staticValue, alpha, beta, ply, threatPlies);
    }
    depth = 1;
    threatPlies++;
  }

  let tableMove = NO_MOVE;
  if (probePosition(ply)) {
    tableMove = storedMove(ply);
    const score = fromTable(foundScore(), ply);
    if (foundDecides(score, depth, alpha, beta, !isPv || isFoundExhaustive())) return score;
  }

  if (mayCut(depth, alpha, beta)) {
    const score = shallowScore(depth, alpha, beta, ply, threatPlies);
    if (isStopped || score < alpha || score >= beta) return score;
    if (tableMove == NO_MOVE && probePosition(ply)) tableMove = storedMove(ply);
  }
  if (tableMove == NO_MOVE && depth >= INTERNAL_REDUCTION_DEPTH) depth--;
  let quietBound = WIN_SCORE;
  if (!isPv && beta > -PROVED_SCORE && beta < PROVED_SCORE) {
    const staticValue = evaluate();
    const isQuiet = depth <= PRUNING_DEPTH && threatPlies == 0 && findWin(enemy, own) == NO_MOVE;
    if (isQuiet && staticValue - REVERSE_FUTILITY_MARGIN * depth >= beta)
      return estimated(staticValue);
    if (depth >= NULL_MOVE_DEPTH && nullMovePly != ply && staticValue >= beta) {
      const score = searchNullMove(depth, beta, ply);
      if (isStopped) return 0;
      if (score >= beta) return estimated(score > PROVED_SCORE ? beta : score);
    }
    if (isQuiet) quietBound = staticValue + FUTILITY_MARGIN * depth;
  }
  // Often the move from the table is enough, so that the others are not even listed.
  if (tableMove != NO_MOVE && isMove(tableMove, own, enemy)) {
    return searchMoves(0, tableMove, depth, alpha, beta, ply, threatPlies, quietBound);
  }
  const total = rankMoves(ply, NO_MOVE);
  if (total == 0) return searchPass(depth, alpha, beta, ply, threatPlies);
  return searchMoves(total, NO_MOVE, depth, alpha, beta, ply, threatPlies, quietBound);
}

/** The best of the estimate and of what captures lead to at once. */
function searchCaptures(staticValue: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  let best = staticValue;
  const total = rankCaptures(ply);
  for (let i = 0; i < total && best < beta; i++) {
    const move = takeBest(ply, i, total);
    make(move);
    setReversibility(ply, true);
    // One that joins the enemy's pieces is left out.
    const score = isConnected(own)
      ? best
      : -search(AFTER_CAPTURE, -beta, -max(alpha, best), ply + 1, threatPlies);
    unmake(move, true);
    if (isStopped) return 0;
    best = max(best, score);
  }
  return best;
}

function searchNullMove(depth: i32, beta: i32, ply: i32): i32 {
  const before = nullMovePly;
  nullMovePly = ply + 1;
  setReversibility(ply, true);
  passTurn();
  const score = -search(depth - 3 - (depth >> 2), -beta, 1 - beta, ply + 1, THREAT_PLIES);
  passTurn();
  nullMovePly = before;
  return score;
}

/** The side to move has no move. */
function searchPass(depth: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  if (!canMove(enemy, own)) return 0;
  setReversibility(ply, false);
  passTurn();
  const score = -search(depth - 1, -beta, -alpha, ply + 1, threatPlies);
  passTurn();
  if (score > alpha && beta - alpha > 1) extendLine(ply, PASS);
  return score;
}

/**
 * @param total moves that are listed; 0 when there is only that of the table yet.
 * @param quietBound what a late quiet move can reach at best, as far as an estimate tells.
 */
function searchMoves(
  total: i32,
  tableMove: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  ply: i32,
  threatPlies: i32,
  quietBound: i32,
): i32 {
  const estimatesBefore = estimateCount;
  let best = -WIN_SCORE - 1;
  let bestMove = NO_MOVE;
  let lower = alpha;
  if (total == 0) listOne(ply, tableMove);
  for (let i = 0; i == 0 || i < total; i++) {
    if (i == 1 && quietBound <= alpha) {
      const left = dropQuietMoves(ply, total);
      if (left < total) {
        total = left;
        countEstimate();
        best = max(best, quietBound);
        if (total == 1) break;
      }
    }
    const move = total == 0 ? tableMove : takeBest(ply, i, total);
    if (depth > 1) fetch(keyAfter(move));
    const isCapture = make(move);
    setReversibility(ply, isCapture);
    const score =
      isCapture && isConnected(own)
        ? scoreOwnLoss(ply)
        : i == 0
          ? -search(depth - 1, -beta, -lower, ply + 1, threatPlies)
          : searchLate(i, beta - alpha > 1, depth, lower, beta, ply + 1, threatPlies);
    unmake(move, isCapture);
    if (isStopped) return 0;
    if (score > best) {
      best = score;
      bestMove = move;
      if (score > lower) {
        lower = score;
        if (beta - alpha > 1) extendLine(ply, move);
        if (score >= beta) {
          recordCutoff(ply, i, depth);
          break;
        }
      }
    }
    if (total == 0) {
      total = rankMoves(ply, tableMove);
      takeBest(ply, 0, total);
    }
  }
  storePosition(ply, bestMove, depth, alpha, beta, best, estimatesBefore);
  return best;
}

/** A capture has joined the enemy's pieces; the side that made it had no win, so that a connection of both is a draw. */
// @ts-ignore: decorator
@inline
function scoreOwnLoss(ply: i32): i32 {
  countNode();
  endLine(ply + 1);
  return isConnected(enemy) ? 0 : ply + 1 - WIN_SCORE;
}

/**
 * A move after the first is only asked whether it is better, at first perhaps less deep.
 * @param index in the order. @param ply after it.
 */
// @ts-ignore: decorator
@inline
function searchLate(
  index: i32,
  isPv: bool,
  depth: i32,
  lower: i32,
  beta: i32,
  ply: i32,
  threatPlies: i32,
): i32 {
  const reduction = reductionOf(depth, index, isPv);
  let score = -search(depth - 1 - reduction, -lower - 1, -lower, ply, threatPlies);
  if (score > lower && reduction > 0)
    score = -search(depth - 1, -lower - 1, -lower, ply, threatPlies);
  if (score > lower && score < beta) score = -search(depth - 1, -beta, -lower, ply, threatPlies);
  return score;
}
