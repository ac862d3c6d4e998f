/**
 * Principal variation search (T. Marsland, 1983) for Score Four. Positions lie in the frames of their plies; moves are
 * cells. The codes of the lines at the ply before are made when a position is searched, those at its own need not be.
 */
import { storeSearched } from '../../../kernel/alphaBeta.as';
import { NO_MOVE, PROVED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { takeHighest } from '../../../kernel/ordering.as';
import {
  countEstimate,
  countNode,
  estimateCount,
  isProving,
  isStopped,
  nodes,
} from '../../../kernel/progress.as';
import { canLeaderWin, isLeaderKeptOff, isLostToAnswers } from './answers.as';
import { EVEN_HEIGHTS, holdLine, isDrawnEarly, playableCells } from './board.as';
import { evaluate } from './evaluation.as';
import {
  enemyOf,
  enemyThreatsOf,
  lastCellOf,
  movesOf,
  openOf,
  ownOf,
  ownThreatsOf,
  pointsOf,
  nextFrame,
} from './frames.as';
import { keyOf, moveToStore, symmetryOfKey, withoutTwins } from './keys.as';
import { knownScore, tableMove } from './known.as';
import { searchLastPly } from './lastPly.as';
import { makeCodes } from './lines.as';
import { makeMove, usefulCells } from './moves.as';
import { moveOrderScore, recordCutoff } from './ordering.as';
import { isByNumbers, searchByNumbers } from './proofNumbers.as';
import { effortOf, isRanked, NOTHING_KNOWN, rankMoves } from './proving.as';

/** A new threat may decide the game many plies later, so that moves that make one are not reduced. */
const REDUCTION_DEPTH: i32 = 3;
const FULL_DEPTH_MOVES: i32 = 3;
/** Up to this depth an estimate so far above the window for each ply is taken for the score. */
const PRUNED_DEPTH: i32 = 5;
const PRUNED_POINTS: i32 = 70;

/** The score of the position of a ply for its side to move; worthless once stopped. */
export function search(frame: usize, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  countNode();
  if (isStopped) return 0;

  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  const threats = ownThreatsOf(frame) | enemyThreatsOf(frame);
  const open = openOf(frame);
  const playable = playableCells(own | enemy);
  if ((ownThreatsOf(frame) & playable) != 0) return WIN_SCORE - 1 - ply;
  if (open == 0 || playable == 0) return 0;
  const useful = usefulCells(enemyThreatsOf(frame), playable);
  if (useful == 0) return ply + 2 - WIN_SCORE;
  if ((useful & (useful - 1)) == 0) depth++;
  const free = 64 - <i32>popcnt(own | enemy);
  if (free < 8 && threats == 0 && isDrawnEarly(own, enemy, free)) return 0;
  const isLeader = (free & 1) == 0;
  if (depth <= 0) {
    countEstimate();
    return staticResult(frame, playable, isLeader);
  }

  // What the open lines prove: a side that cannot complete any does not win.
  let least = open < 0x100 ? 0 : -WIN_SCORE;
  let most = (open & 0xff) == 0 ? 0 : WIN_SCORE;
  const empty = ~(own | enemy);
  if (isProving && isLostToAnswers(own, enemy, enemyThreatsOf(frame), playable))
    return ply + free - WIN_SCORE;
  const isKeptOff =
    isProving && isLeader
      ? isLeaderKeptOff(own, empty, playable)
      : !canLeaderWin(isLeader ? own : enemy, empty, playable);
  if (isKeptOff) {
    if (isLeader && holdLine(enemy | (empty & ~playable & EVEN_HEIGHTS)))
      return ply + free - WIN_SCORE;
    if (isLeader) most = 0;
    else least = 0;
  }
  if (least >= beta) return least;
  if (most <= alpha) return most;

  const isQuiet = (enemyThreatsOf(frame) & playable) == 0;
  if (isQuiet && depth <= PRUNED_DEPTH && !isProving && beta < PROVED_SCORE) {
    const result = min(most, staticResult(frame, playable, isLeader));
    if (result - PRUNED_POINTS * depth >= beta) {
      countEstimate();
      return result;
    }
  }

  if (ply > 1) makeCodes(ply, <i32>isLeader, lastCellOf(frame));
  if (isByNumbers(free, alpha, beta))
    return searchByNumbers(frame, useful, isLeader, alpha, beta, least, most, ply);
  // The last ply is not looked up: a look at the table costs more than an estimate.
  const score =
    depth == 1
      ? searchLastPly(frame, playable, useful, max(alpha, least), min(beta, most), ply)
      : searchMoves(frame, useful, isLeader, isQuiet, depth, alpha, beta, least, most, ply);
  return depth == 1 ? max(least, min(most, score)) : score;
}

/** What the position of a ply is worth without a search. */
// @ts-ignore: decorator
@inline
function staticResult(frame: usize, playable: u64, isLeader: bool): i32 {
  const occupied = ownOf(frame) | enemyOf(frame);
  return evaluate(
    ownThreatsOf(frame),
    enemyThreatsOf(frame),
    occupied,
    playable,
    pointsOf(frame),
    isLeader,
  );
}

/**
 * The best score of some moves.
 * @param isQuiet no answer is forced. @param least, most what is proved of the score.
 */
// @ts-ignore: decorator
@inline
function searchMoves(
  frame: usize,
  useful: u64,
  isLeader: bool,
  isQuiet: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
  least: i32,
  most: i32,
  ply: i32,
): i32 {
  const key = keyOf(ownOf(frame), enemyOf(frame));
  const symmetry = symmetryOfKey();
  const moves = withoutTwins(useful);
  const known = knownScore(frame, key, symmetry, moves, isQuiet, depth, alpha, beta, ply);
  if (known != NOTHING_KNOWN) return known;

  const estimatesBefore = estimateCount;
  const nodesBefore = nodes();
  let lower = max(alpha, least);
  const upper = min(beta, most);
  let best = -WIN_SCORE - 1;
  let bestMove = NO_MOVE;
  const end = listMoves(frame, moves, tableMove, ply, isLeader);
  for (let at = movesOf(frame); at < end; at += 8) {
    const cell = 63 - ((<i32>takeHighest<i64>(at, end)) & 63);
    const index = <i32>((at - movesOf(frame)) >> 3);
    const score = searchMove(frame, cell, isLeader, index, depth, lower, upper, ply);
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    bestMove = cell;
    if (score <= lower) continue;
    lower = score;
    if (score < upper) continue;
    recordCutoff(cell, depth, ply);
    break;
  }
  best = max(least, min(most, best));
  storeSearched(
    key,
    moveToStore(bestMove, symmetry),
    depth,
    alpha,
    beta,
    best,
    ply,
    estimatesBefore,
    effortOf(nodes() - nodesBefore),
  );
  return best;
}

/** Lists moves with what is expected of them, as 64 times the rank, plus 63 less the cell. @returns where they end. */
// @ts-ignore: decorator
@inline
function listMoves(frame: usize, cells: u64, tableMove: i32, ply: i32, isLeader: bool): usize {
  if (isRanked(frame, cells)) return rankMoves(frame, cells, tableMove, ply, isLeader);
  let end = movesOf(frame);
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    store<i64>(end, ((<i64>moveOrderScore(cell, tableMove, ply)) << 6) | (63 - cell));
    end += 8;
  }
  return end;
}

/** The score of a move. @param index 0 for the one that is expected to be the best. */
// @ts-ignore: decorator
@inline
function searchMove(
  frame: usize,
  cell: i32,
  isLeader: bool,
  index: i32,
  depth: i32,
  lower: i32,
  upper: i32,
  ply: i32,
): i32 {
  const makesOne = makeMove(frame, ply, cell, isLeader);
  const next = nextFrame(frame);
  if (index == 0) return -search(next, depth - 1, -upper, -lower, ply + 1);
  const isReduced =
    depth >= REDUCTION_DEPTH && index >= FULL_DEPTH_MOVES && !makesOne && !isProving;
  return searchLate(next, depth - 1, <i32>isReduced, lower, upper, ply + 1);
}

/** A move after the first is only asked whether it is better, at first perhaps less deep. @param ply after it. */
// @ts-ignore: decorator
@inline
function searchLate(
  next: usize,
  depth: i32,
  reduction: i32,
  lower: i32,
  upper: i32,
  ply: i32,
): i32 {
  let score = -search(next, depth - reduction, -lower - 1, -lower, ply);
  if (score > lower && reduction != 0) score = -search(next, depth, -lower - 1, -lower, ply);
  if (score > lower && score < upper) score = -search(next, depth, -upper, -lower, ply);
  return score;
}
