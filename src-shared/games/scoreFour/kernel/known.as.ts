/**
 * What decides a position before its moves are searched: the table, what is known of the positions after its moves, or a
 * less deep search: where its score lies far outside of the window, the whole one would hardly bring it back (M. Buro,
 * “ProbCut: An effective selective extension of the α-β algorithm”, 1995).
 */
import { foundDecides } from '../../../kernel/alphaBeta.as';
import { NO_MOVE, PROVED_SCORE } from '../../../kernel/constants';
import { estimateCount, forgetEstimates, isProving, isStopped } from '../../../kernel/progress.as';
import { foundMove, foundScore, fromTable, probe } from '../../../kernel/table.as';
import { storedMove } from './keys.as';
import { knownCutoff } from './proving.as';
import { search } from './search.as';

/** From this depth on, a search so many plies less deep is asked first. */
const LEAST_DEPTH: i32 = 5;
const LESS_DEEP: i32 = 3;
/** Points that the score must lie outside of the window. */
const MARGIN: i32 = 80;

/** Of the position that `knownScore` looked at last. */
export let tableMove: i32 = NO_MOVE;

/** The score of a position, or `NOTHING_KNOWN`; then `tableMove` is the move that the table has for it. */
// @ts-ignore: decorator
@inline
export function knownScore(
  frame: usize,
  key: u64,
  symmetry: i32,
  moves: u64,
  isQuiet: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
  ply: i32,
): i32 {
  let move = NO_MOVE;
  if (probe(key)) {
    move = storedMove(foundMove(), symmetry);
    const score = fromTable(foundScore(), ply);
    if (foundDecides(score, depth, alpha, beta, true)) return score;
  }
  if (isQuiet && mayCut(depth, alpha, beta)) {
    const score = shallowScore(frame, depth, alpha, beta, ply);
    if (isStopped || score < alpha || score >= beta) return score;
    if (move == NO_MOVE && probe(key)) move = storedMove(foundMove(), symmetry);
  }
  tableMove = move;
  return knownCutoff(frame, moves, beta, ply);
}

/** Whether a less deep search may decide: the window is empty, and nothing has to be proved. */
// @ts-ignore: decorator
@inline
function mayCut(depth: i32, alpha: i32, beta: i32): bool {
  if (isProving || depth < LEAST_DEPTH || beta - alpha != 1) return false;
  return beta < PROVED_SCORE && alpha > -PROVED_SCORE;
}

/** A score outside of the window, to be taken for the one at the whole depth, or `alpha` where none was found. */
function shallowScore(frame: usize, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  const estimatesBefore = estimateCount;
  const shallow = depth - LESS_DEEP;
  const high = beta + MARGIN;
  const better = search(frame, shallow, high - 1, high, ply);
  if (better >= high) return better;
  const low = alpha - MARGIN;
  const worse = search(frame, shallow, low, low + 1, ply);
  if (worse <= low) return worse;
  forgetEstimates(estimatesBefore);
  return alpha;
}
