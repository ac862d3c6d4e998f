/**
 * Cutoffs by a less deep search: where its score lies far outside of the window, the whole one would hardly bring it back
 * (M. Buro, “ProbCut: An effective selective extension of the α-β algorithm”, 1995).
 */
import { PROVED_SCORE } from '../../../kernel/constants';
import { estimateCount, forgetEstimates } from '../../../kernel/progress.as';
import { enemy, own } from './board.as';
import { search } from './search.as';

/** From this depth on, a search so many plies less deep is asked first. */
const LEAST_DEPTH: i32 = 5;
const LESS_DEEP: i32 = 4;
/** With fewer pieces estimates tell too little. */
const LEAST_PIECES: i32 = 8;
/** Units that the score must lie outside of the window. */
const MARGIN: i32 = 400;

/** Whether a less deep search may decide: the window is empty, and nobody is asked to win for good. */
// @ts-ignore: decorator
@inline
export function mayCut(depth: i32, alpha: i32, beta: i32): bool {
  if (depth < LEAST_DEPTH || beta - alpha != 1) return false;
  if (beta >= PROVED_SCORE || alpha <= -PROVED_SCORE) return false;
  return <i32>popcnt(own | enemy) >= LEAST_PIECES;
}

/** A score outside of the window, to be taken for the one at the whole depth, or `alpha` where none was found. */
export function shallowScore(depth: i32, alpha: i32, beta: i32, ply: i32, threatPlies: i32): i32 {
  const estimatesBefore = estimateCount;
  const shallow = depth - LESS_DEEP;
  const high = beta + MARGIN;
  const better = search(shallow, high - 1, high, ply, threatPlies);
  if (better >= high) return better;
  const low = alpha - MARGIN;
  const worse = search(shallow, low, low + 1, ply, threatPlies);
  if (worse <= low) return worse;
  forgetEstimates(estimatesBefore);
  return alpha;
}
