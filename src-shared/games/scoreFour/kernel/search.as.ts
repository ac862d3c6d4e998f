import { reserve } from '../../../kernel/scratch.as';
import { NO_MOVE, PROVED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, EXHAUSTIVE_DEPTH, probe, foundBound, foundDepth, foundMove, foundScore, fromTable, storeEntry, toTable } from '../../../kernel/table.as';
import { EVEN_HEIGHTS, holdLine, isDrawnEarly, ODD_HEIGHTS, playableCells } from './board.as';
import { evaluate } from './evaluation.as';
import { storedMove, keyOf, moveToStore, symmetryOfKey } from './keys.as';
import { gainIn, linesLostIn, moveDelta, makeCodes, makesThreat, threatsMade } from './lines.as';
import { killerOf, recordCutoff, rankOf } from './ordering.as';
import { countEstimate, countNode, estimateCount, forgetEstimates, isSolving, isStopped } from './progress.as';

/**
 * Principal variation search for Score Four. Positions are handed down by value: beads, threats, points and open lines
 * of the side to move (`own`) and of the other (`enemy`). Moves are cells.
 */

const REDUCTION_DEPTH: i32 = 3;
const FULL_DEPTH_MOVES: i32 = 3;
/** Up to this depth an estimate so far above the window for each ply is taken for the score. */
const PRUNED_DEPTH: i32 = 5;
const PRUNED_POINTS: i32 = 70;
const TABLE_MOVE: i32 = 1 << 30;
const UNKNOWN: i32 = 2 * WIN_SCORE;

/** Of each ply: 16 moves, that is 64 times the rank, plus the cell. */
const PLY_BYTES: usize = 16 * 8;
const SEARCH_BYTES: usize = 66 * PLY_BYTES;

let moveLists: usize = 0;

export function reserveSearch(): void {
  moveLists = reserve(SEARCH_BYTES);
}

/**
 * @param open the lines that `own` can still complete, plus 256 times those of `enemy`. @param last cell of the last
 * move; the codes of the ply before are made, those of this ply need not be, but at ply 1.
 */
export function search(
  own: u64, enemy: u64, ownThreats: u64, enemyThreats: u64, points: i32, open: i32,
  depth: i32, alpha: i32, beta: i32, ply: i32, last: i32,
): i32 {
  countNode();
  if (isStopped) return 0;

  const occupied = own | enemy;
  const playable = playableCells(occupied);
  if ((ownThreats & playable) != 0) return WIN_SCORE - 1 - ply;
  if (open == 0 || playable == 0) return 0;
  let useful = enemyThreats & playable;
  if (useful != 0) {
    if ((useful & (useful - 1)) != 0 || ((useful << 16) & enemyThreats) != 0) return ply + 2 - WIN_SCORE;
    depth++;
  } else {
    useful = playable & ~(enemyThreats >> 16);
    if (useful == 0) return ply + 2 - WIN_SCORE;
    if ((useful & (useful - 1)) == 0) depth++;
  }
  const free = 64 - <i32>popcnt(occupied);
  if (free < 8 && (ownThreats | enemyThreats) == 0 && isDrawnEarly(own, enemy, free)) return 0;
  const isLeader = (free & 1) == 0;
  if (depth <= 0) {
    countEstimate();
    return evaluate(ownThreats, enemyThreats, occupied, playable, points, isLeader);
  }

  // What the open lines prove: a side that cannot complete any does not win.
  let least = -WIN_SCORE;
  let most = WIN_SCORE;
  if ((open & 0xff) == 0) most = 0;
  if (open < 0x100) least = 0;
  // The other side than the leader can always answer so that the leader gets no cell of an even height but those that
  // are playable now.
  const leader = isLeader ? own : enemy;
  if (!holdLine(leader | (~occupied & ODD_HEIGHTS) | (playable & EVEN_HEIGHTS))) {
    const answers = (isLeader ? enemy : own) | (~occupied & ~playable & EVEN_HEIGHTS);
    if (isLeader) {
      most = 0;
      if (holdLine(answers)) return ply + free - WIN_SCORE;
    } else {
      least = 0;
    }
  }
  if (least >= beta) return least;
  if (most <= alpha) return most;

  const isQuiet = (enemyThreats & playable) == 0;
  if (isQuiet && depth <= PRUNED_DEPTH && !isSolving && beta < PROVED_SCORE) {
    const staticResult = min(most, evaluate(ownThreats, enemyThreats, occupied, playable, points, isLeader));
    if (staticResult - PRUNED_POINTS * depth >= beta) {
      countEstimate();
      return staticResult;
    }
  }

  if (ply > 1) makeCodes(ply, <i32>isLeader, last);
  // The last ply is not looked up: a look at the table costs more than an estimate.
  if (depth == 1) {
    const score = searchLastPly(
      own, enemy, ownThreats, enemyThreats, points, open, playable, useful, max(alpha, least), min(beta, most), ply,
    );
    return max(least, min(most, score));
  }

  const key = keyOf(own, enemy);
  const symmetry = symmetryOfKey();
  let tableMove = NO_MOVE;
  if (probe(key)) {
    tableMove = storedMove(foundMove(), symmetry);
    if (foundDepth() >= depth) {
      const score = fromTable(foundScore(), ply);
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
  let lower = max(alpha, least);
  const upper = min(beta, most);
  let best = -WIN_SCORE - 1;
  let bestMove = NO_MOVE;

  // Ranks the moves.
  const moves = moveLists + <usize>ply * PLY_BYTES;
  let end = moves;
  for (let rest = useful; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const rank = cell == tableMove ? TABLE_MOVE : rankOf(cell, ply);
    store<i64>(end, (<i64>rank << 6) | (63 - cell));
    end += 8;
  }

  let count = 0;
  for (let here = moves; here < end; here += 8) {
    // Swaps the highest rank from here on to here.
    const first = load<i64>(here);
    let top = here;
    let highest = first;
    for (let at = here + 8; at < end; at += 8) {
      const other = load<i64>(at);
      if (other > highest) {
        highest = other;
        top = at;
      }
    }
    store<i64>(top, first);
    const cell = 63 - (<i32>highest & 63);

    const change = moveDelta(cell, ply, isLeader);
    const bead = <u64>1 << cell;
    const after = own | bead;
    const threats = (ownThreats | threatsMade(change, own, enemy, cell)) & ~bead;
    const rests = enemyThreats & ~bead;
    const newPoints = -points - gainIn(change);
    const newOpen = ((open >> 8) - linesLostIn(change)) | ((open & 0xff) << 8);
    let score: i32;
    if (count++ == 0) {
      score = -search(enemy, after, rests, threats, newPoints, newOpen, depth - 1, -upper, -lower, ply + 1, cell);
    } else {
      // A new threat may decide the game many plies later, so that moves that make one are not reduced.
      const isReduced = !isSolving && depth >= REDUCTION_DEPTH && count > FULL_DEPTH_MOVES && !makesThreat(change);
      const reduction = <i32>isReduced;
      score = -search(
        enemy, after, rests, threats, newPoints, newOpen, depth - 1 - reduction, -lower - 1, -lower, ply + 1, cell,
      );
      if (score > lower && reduction != 0) {
        score = -search(enemy, after, rests, threats, newPoints, newOpen, depth - 1, -lower - 1, -lower, ply + 1, cell);
      }
      if (score > lower && score < upper) {
        score = -search(enemy, after, rests, threats, newPoints, newOpen, depth - 1, -upper, -lower, ply + 1, cell);
      }
    }
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    bestMove = cell;
    if (score <= lower) continue;
    lower = score;
    if (score >= upper) {
      recordCutoff(cell, depth, ply);
      break;
    }
  }
  best = max(least, min(most, best));

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
  storeEntry(key, moveToStore(bestMove, symmetry), searched, bound, toTable(best, ply));
  return best;
}

/**
 * The best estimate after one more move, that is not followed by a forced one. Most moves are quiet: they make no threat
 * and bring none within reach, so that all of them leave the threats and one safe cell less, and differ by their lines.
 */
function searchLastPly(
  own: u64, enemy: u64, ownThreats: u64, enemyThreats: u64, points: i32, open: i32,
  playable: u64, useful: u64, alpha: i32, beta: i32, ply: i32,
): i32 {
  const occupied = own | enemy;
  const isLeader = (popcnt(occupied) & 1) == 0;
  const isQuiet = (enemyThreats & playable) == 0 && popcnt(occupied) <= 54;
  let best = -WIN_SCORE - 1;
  let rest = useful;
  if (isQuiet) {
    let quietWorth = UNKNOWN;
    let quiet = useful & ~(ownThreats >> 16);
    let next = quiet & killerOf(ply);
    while (quiet != 0) {
      const bead = next != 0 ? next : quiet & -quiet;
      const cell = <i32>ctz(bead);
      quiet ^= bead;
      next = 0;
      const change = moveDelta(cell, ply, isLeader);
      const newPlayable = (playable ^ bead) | (bead << 16);
      const answers = newPlayable & ~(ownThreats >> 16);
      if (makesThreat(change) || (answers & (answers - 1)) == 0 || (open >> 8) == linesLostIn(change)) continue;
      rest ^= bead;
      countNode();
      if (quietWorth == UNKNOWN) {
        quietWorth = -evaluate(enemyThreats, ownThreats, occupied | bead, newPlayable, 0, !isLeader);
      }
      const score = points + gainIn(change) + quietWorth;
      if (score <= best) continue;
      best = score;
      if (score < beta) continue;
      countEstimate();
      recordCutoff(cell, 1, ply);
      return best;
    }
    if (quietWorth != UNKNOWN) countEstimate();
  }
  for (; rest != 0; rest &= rest - 1) {
    const bead = rest & -rest;
    const cell = <i32>ctz(rest);
    const change = moveDelta(cell, ply, isLeader);
    const score = -search(
      enemy, own | bead, enemyThreats & ~bead, (ownThreats | threatsMade(change, own, enemy, cell)) & ~bead,
      -points - gainIn(change), ((open >> 8) - linesLostIn(change)) | ((open & 0xff) << 8),
      0, -beta, -max(alpha, best), ply + 1, cell,
    );
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score < beta) continue;
    recordCutoff(cell, 1, ply);
    break;
  }
  return best;
}
