/**
 * What the searches by alpha-beta share beside their loops: when an entry of the table decides a position, and how what
 * was found is stored. All of it is compiled into each search.
 */
import { PROVED_SCORE } from './constants';
import { countEstimate, estimateCount, forgetEstimates } from './progress.as';
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  EXHAUSTIVE_DEPTH,
  LEAST_EXHAUSTIVE_DEPTH,
  foundBound,
  foundDepth,
  storeEntry,
  toTable,
} from './table.as';

/** A score that is only estimated. */
// @ts-ignore: decorator
@inline
export function estimated(score: i32): i32 {
  countEstimate();
  return score;
}

/** Whether the entry found last rests on no estimate. */
// @ts-ignore: decorator
@inline
export function isFoundExhaustive(): bool {
  return foundDepth() >= LEAST_EXHAUSTIVE_DEPTH;
}

/**
 * Whether the entry found last decides a position that is to be searched to a depth. What it was estimated by then
 * counts as an estimate of this search.
 * @param score of the entry from the root, as `fromTable` gives it. @param takesExact whether an exact score does.
 */
// @ts-ignore: decorator
@inline
export function foundDecides(
  score: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  takesExact: bool,
): bool {
  if (foundDepth() < depth) return false;
  const bound = foundBound();
  const isEnough =
    (bound == BOUND_EXACT && takesExact) ||
    (bound == BOUND_LOWER && score >= beta) ||
    (bound == BOUND_UPPER && score <= alpha);
  if (isEnough && !isFoundExhaustive()) countEstimate();
  return isEnough;
}

/**
 * Stores the best score of a position whose moves were searched. A win that was found stays one, and so does the loss
 * by every move, whatever else was only estimated: it is a bound without estimates.
 * @param alpha, beta as the search of the position was asked. @param ply from the root; 0 where scores don't count them.
 * @param estimatesBefore as many as there were before its moves. @param effort 0–63: what took more is kept longer.
 */
// @ts-ignore: decorator
@inline
export function storeSearched(
  key: u64,
  move: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  best: i32,
  ply: i32,
  estimatesBefore: i32,
  effort: i32 = EXHAUSTIVE_DEPTH - LEAST_EXHAUSTIVE_DEPTH,
): void {
  let bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
  if (best > PROVED_SCORE && bound != BOUND_UPPER) {
    bound = BOUND_LOWER;
    forgetEstimates(estimatesBefore);
  } else if (best < -PROVED_SCORE && bound != BOUND_LOWER) {
    bound = BOUND_UPPER;
    forgetEstimates(estimatesBefore);
  }
  const searched = estimateCount == estimatesBefore ? LEAST_EXHAUSTIVE_DEPTH + effort : depth;
  storeEntry(key, move, searched, bound, toTable(best, ply));
}
