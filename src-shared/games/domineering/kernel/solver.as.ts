/**
 * Who wins: a search for the winner alone. Each move is judged before any is searched, so that a proved win is found
 * at once; then the table is asked for all that are left (enhanced transposition cutoffs: A. Plaat, J. Schaeffer,
 * W. Pijls, A. de Bruin, 1996), and only then are they searched, the most promising first.
 */
import { BOUND_EXACT, EXHAUSTIVE_DEPTH, find, foundDepth, foundScore, keep, NO_MOVE } from '../../../search/kernel/table.as';
import { markOf } from './alphaBeta.as';
import { countNodes, hasStopped } from './count.as';
import { otherSide } from './geometry.as';
import { meritOf, praise } from './history.as';
import { PROVED } from './judge.as';
import { cellOf, childKey, copyEntry, ENTRY, freeOf, generate, judgedMoves, setKeys, setVerdict, takeBest, verdictOf } from './moves.as';

/**
 * Whether the side to move wins a position that was judged and not decided; worthless when stopped.
 * @param key of the position. @param stack where free entries begin.
 */
export function wins<T>(free: T, own: usize, key: u64, stack: usize): bool {
  const enemy = otherSide(own);
  const generated = generate<T>(free, own, enemy, stack);
  countNodes(judgedMoves());
  if (generated == 0) return true;
  if (hasStopped()) return false;
  setKeys<T>(stack, generated, enemy);
  const end = askTable(stack, generated);
  if (end == 0) return true;
  for (let entry = stack; entry < end; entry += ENTRY) {
    setVerdict(entry, 16 * verdictOf(entry) + meritOf(own, cellOf(entry)));
  }
  let isWon = false;
  // A move of those that lose is remembered for the line to show.
  let mark = stack < end ? markOf(childKey(stack)) : NO_MOVE;
  for (let entry = stack; entry < end; entry += ENTRY) {
    takeBest(entry, end);
    const afterKey = childKey(entry);
    // A mirror image may have been searched since.
    if (find(afterKey) && foundDepth() == EXHAUSTIVE_DEPTH) {
      if (foundScore() > 0) continue;
      isWon = true;
      break;
    }
    const isLost = wins<T>(freeOf<T>(entry), enemy, afterKey, end);
    if (hasStopped()) return false;
    if (!isLost) {
      praise(own, cellOf(entry));
      isWon = true;
      mark = markOf(afterKey);
      break;
    }
  }
  keep(key, mark, EXHAUSTIVE_DEPTH, BOUND_EXACT, isWon ? PROVED : -PROVED);
  return isWon;
}

/** Drops the moves that are known to lose; 0 when one is known to win, otherwise the new end. */
function askTable(first: usize, end: usize): usize {
  let kept = first;
  for (let entry = first; entry < end; entry += ENTRY) {
    if (find(childKey(entry)) && foundDepth() == EXHAUSTIVE_DEPTH) {
      if (foundScore() < 0) return 0;
      continue;
    }
    if (kept != entry) copyEntry(entry, kept);
    kept += ENTRY;
  }
  return kept;
}
