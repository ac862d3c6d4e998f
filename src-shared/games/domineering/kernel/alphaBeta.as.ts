/** Alpha-beta to a fixed depth, by verdicts: for boards on which the winner is not found. */
import { NO_MOVE } from '../../../kernel/constants';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, EXHAUSTIVE_DEPTH, probe, foundBound, foundDepth, foundMove, foundScore, storeEntry } from '../../../kernel/table.as';
import { countNodes, hasStopped } from './count.as';
import { otherSide } from './geometry.as';
import { PROVED } from './judge.as';
import { childKey, ENTRY, freeOf, generate, judgedMoves, setKeys, setVerdict, solvedOf, takeBest, verdictOf } from './moves.as';

/** More than any verdict that is not proved. */
const FIRST: i32 = 1 << 19;

/** A move as the table keeps it: part of the key of what follows, which is the same for mirror images. */
// @ts-ignore: decorator
@inline
export function markOf(key: u64): i32 {
  return <i32>(key & 0x3fff);
}

/**
 * What a position that is not decided at a glance is worth to the side to move; worthless when stopped.
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
  let mark = NO_MOVE;
  if (probe(key)) {
    const score = foundScore();
    const bound = foundBound();
    if (foundDepth() >= depth) {
      const isEnough =
        bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= beta) || (bound == BOUND_UPPER && score <= alpha);
      if (isEnough) return score;
    }
    mark = foundMove();
  }
  const enemy = otherSide(own);
  const end = generate<T>(free, own, enemy, stack);
  countNodes(judgedMoves());
  if (end == 0) {
    storeEntry(key, NO_MOVE, EXHAUSTIVE_DEPTH, BOUND_EXACT, PROVED);
    return PROVED;
  }
  if (hasStopped()) return 0;
  let best = -PROVED;
  if (depth == 1) {
    for (let entry = stack; entry < end; entry += ENTRY) best = max(best, verdictOf(entry));
    return best;
  }
  setKeys<T>(stack, end, enemy);
  for (let entry = stack; entry < end && mark != NO_MOVE; entry += ENTRY) {
    if (markOf(childKey(entry)) == mark) setVerdict(entry, FIRST);
  }
  let lower = alpha;
  let bestMark = NO_MOVE;
  for (let entry = stack; entry < end; entry += ENTRY) {
    takeBest(entry, end);
    const after = freeOf<T>(entry);
    const afterKey = childKey(entry);
    const solved = solvedOf(entry);
    let score: i32;
    if (solved != 0) {
      score = solved * PROVED;
    } else if (entry == stack) {
      score = -search<T>(after, enemy, afterKey, depth - 1, -beta, -lower, end);
    } else {
      score = -search<T>(after, enemy, afterKey, depth - 1, -lower - 1, -lower, end);
      if (score > lower && score < beta && !hasStopped()) {
        score = -search<T>(after, enemy, afterKey, depth - 1, -beta, -lower, end);
      }
    }
    if (hasStopped()) return 0;
    if (score <= best) continue;
    best = score;
    bestMark = markOf(afterKey);
    if (score <= lower) continue;
    lower = score;
    if (score >= beta) break;
  }
  if (best == PROVED || best == -PROVED) {
    storeEntry(key, bestMark, EXHAUSTIVE_DEPTH, BOUND_EXACT, best);
  } else {
    storeEntry(key, bestMark, depth, best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER, best);
  }
  return best;
}
