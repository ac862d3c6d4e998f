/** The line that is expected after a root move. */
import { NO_MOVE } from '../../../kernel/constants';
import { probe, foundMove } from '../../../kernel/table.as';
import { markOf } from './alphaBeta.as';
import { without, wordOf, words } from './bits.as';
import { domino, otherSide, rooms } from './geometry.as';
import { at, LINE, MOST_LINE, STACK } from './layout.as';
import { cellOf, childKey, ENTRY, freeOf, generate, setKeys, winningCell } from './moves.as';
import { effortFor } from './solved.as';
import { visit, visitedKey } from './solver.as';

let length: i32 = 0;

export function lineLength(): i32 {
  return length;
}

/** A move of the line, from 0 on. */
export function lineMove(index: i32): i32 {
  return <i32>load<u8>(at(LINE) + <usize>index);
}

export function clearLine(): void {
  length = 0;
}

function add(cell: i32): void {
  store<u8>(at(LINE) + <usize>length, <u8>cell);
  length++;
}

/** Writes down the moves that the table holds for best. */
export function followTable<T>(from: T, mover: usize, fromKey: u64, plies: i32): void {
  let free = from;
  let side = mover;
  let key = fromKey;
  while (length < min(plies, MOST_LINE) && probe(key) && foundMove() != NO_MOVE) {
    const mark = foundMove();
    const enemy = otherSide(side);
    const end = generate<T>(free, side, enemy, at(STACK));
    if (end == 0) return add(winningCell());
    setKeys<T>(at(STACK), end, enemy);
    let entry = at(STACK);
    while (entry < end && markOf(childKey(entry)) != mark) entry += ENTRY;
    if (entry >= end) return;
    add(cellOf(entry));
    free = freeOf<T>(entry);
    key = childKey(entry);
    side = enemy;
  }
}

/** Writes down a win as it was found, against the moves that were hardest to refute, until counting decides. */
export function followSolved<T>(from: T, mover: usize): void {
  let free = from;
  let side = mover;
  while (length < MOST_LINE) {
    const cell = solvedMove<T>(free, side);
    if (cell < 0) return;
    add(cell);
    free = without<T>(free, domino<T>(side, cell));
    side = otherSide(side);
  }
}

/** A move that is known to win, otherwise the one that took most effort; -1 when neither is known. */
function solvedMove<T>(free: T, side: usize): i32 {
  const begins = rooms<T>(free, side);
  let hardest = -1;
  let most = 0;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(begins, i); word != 0; word &= word - 1) {
      const cell = (i << 6) + <i32>ctz(word);
      const verdict = visit<T>(without<T>(free, domino<T>(side, cell)), 0, otherSide(side));
      if (verdict < 0) return cell;
      const effort = effortFor(visitedKey());
      if (effort <= most) continue;
      most = effort;
      hardest = cell;
    }
  }
  return hardest;
}
