/** Alpha-beta to a fixed depth, by static values: for boards on which the winner is not found. */
import { foundDecides, storeSearched } from '../../../kernel/alphaBeta.as';
import { NO_MOVE } from '../../../kernel/constants';
import { countEstimate, countNodes, estimateCount, isStopped } from '../../../kernel/progress.as';
import {
  BOUND_EXACT,
  EXHAUSTIVE_DEPTH,
  foundMove,
  foundScore,
  probe,
  storeEntry,
} from '../../../kernel/table.as';
import { otherSide } from './board.as';
import { PROVED } from './constants';
import {
  childKey,
  ENTRY,
  evaluatedMoves,
  freeOf,
  generate,
  rankOf,
  setKeys,
  setRank,
  solvedOf,
} from './moves.as';
import { takeBest } from './ordering.as';

/** More than any static value that is not proved. */
const TABLE_RANK: i32 = 1 << 19;

/** A move as the table stores it: part of the key of what follows, which is the same for mirror images. */
// @ts-ignore: decorator
@inline
export function markOf(key: u64): i32 {
  return <i32>(key & 0x3fff);
}

/** The best rank of some moves, which is their static value. */
// @ts-ignore: decorator
@inline
function bestStaticValue(first: usize, end: usize): i32 {
  let best = -PROVED;
  for (let entry = first; entry < end; entry += ENTRY) best = max(best, rankOf(entry));
  return best;
}

/** Ranks the move of the table first. */
// @ts-ignore: decorator
@inline
function rankTableMove(first: usize, end: usize, tableMark: i32): void {
  for (let entry = first; entry < end && tableMark != NO_MOVE; entry += ENTRY) {
    if (markOf(childKey(entry)) == tableMark) setRank(entry, TABLE_RANK);
  }
}

/**
 * What a position whose static result is 0 is worth to the side to move; worthless when stopped.
 * @param depth at least 1. @param stack where free entries begin.
 */
export function search<T>(
  free: T,
  own: usize,
  key: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
  stack: usize,
): i32 {
  let tableMark = NO_MOVE;
  if (probe(key)) {
    if (foundDecides(foundScore(), depth, alpha, beta, true)) return foundScore();
    tableMark = foundMove();
  }
  const enemy = otherSide(own);
  const end = generate<T>(free, own, enemy, stack);
  countNodes(evaluatedMoves);
  if (end == 0) {
    storeEntry(key, NO_MOVE, EXHAUSTIVE_DEPTH, BOUND_EXACT, PROVED);
    return PROVED;
  }
  if (isStopped) return 0;
  if (depth == 1) {
    countEstimate();
    return bestStaticValue(stack, end);
  }
  setKeys<T>(stack, end, enemy);
  rankTableMove(stack, end, tableMark);
  const estimatesBefore = estimateCount;
  let best = -PROVED;
  let lower = alpha;
  let bestMark = NO_MOVE;
  for (let entry = stack; entry < end; entry += ENTRY) {
    takeBest(entry, end);
    const score = scoreEntry<T>(entry, enemy, depth, lower, beta, end, entry == stack);
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    bestMark = markOf(childKey(entry));
    if (score <= lower) continue;
    lower = score;
    if (score >= beta) break;
  }
  storeSearched(key, bestMark, depth, alpha, beta, best, 0, estimatesBefore);
  return best;
}

/** The score of a move: all but the first are at first only asked whether they are better than `lower`. */
// @ts-ignore: decorator
@inline
function scoreEntry<T>(
  entry: usize,
  enemy: usize,
  depth: i32,
  lower: i32,
  beta: i32,
  stack: usize,
  isFirst: bool,
): i32 {
  const solved = solvedOf(entry);
  if (solved != 0) return solved * PROVED;
  const after = freeOf<T>(entry);
  const key = childKey(entry);
  if (!isFirst) {
    const score = -search<T>(after, enemy, key, depth - 1, -lower - 1, -lower, stack);
    if (score <= lower || score >= beta || isStopped) return score;
  }
  return -search<T>(after, enemy, key, depth - 1, -beta, -lower, stack);
}
