/** The line that is expected after a root move. */
import { NO_MOVE } from '../../../kernel/constants';
import { reserve } from '../../../kernel/scratch.as';
import { foundMove, probe } from '../../../kernel/table.as';
import { domino, otherSide } from './board.as';
import {
  cellOf,
  childKey,
  ENTRY,
  freeOf,
  generate,
  moveStack,
  setKeys,
  winningCell,
} from './moves.as';
import { placements } from './runs.as';
import { markOf } from './search.as';
import { without, wordOf, words } from './sets.as';
import { effortFor } from './solved.as';
import { visit, visitedKey } from './solver.as';

/** Longer lines are cut off. */
const MAX_LENGTH: i32 = 64;

/** Cells, u8. */
let line: usize = 0;
let length: i32 = 0;

export function reservePrincipalVariation(): void {
  line = reserve(<usize>MAX_LENGTH);
}

export function lineLength(): i32 {
  return length;
}

/** A move of the line, from 0 on. */
export function lineMove(index: i32): i32 {
  return <i32>load<u8>(line + <usize>index);
}

export function clearLine(): void {
  length = 0;
}

function addMove(cell: i32): void {
  store<u8>(line + <usize>length, <u8>cell);
  length++;
}

/** Writes down the moves that the table holds for best. */
export function followTable<T>(from: T, mover: usize, fromKey: u64, plies: i32): void {
  let free = from;
  let side = mover;
  let key = fromKey;
  while (length < min(plies, MAX_LENGTH) && probe(key) && foundMove() != NO_MOVE) {
    const tableMark = foundMove();
    const enemy = otherSide(side);
    const end = generate<T>(free, side, enemy, moveStack);
    if (end == 0) return addMove(winningCell);
    setKeys<T>(moveStack, end, enemy);
    let entry = moveStack;
    while (entry < end && markOf(childKey(entry)) != tableMark) entry += ENTRY;
    if (entry >= end) return;
    addMove(cellOf(entry));
    free = freeOf<T>(entry);
    key = childKey(entry);
    side = enemy;
  }
}

/** Writes down a win as it was found, against the moves that were hardest to refute, until counting decides. */
export function followSolved<T>(from: T, mover: usize): void {
  let free = from;
  let side = mover;
  while (length < MAX_LENGTH) {
    const cell = solvedMove<T>(free, side);
    if (cell < 0) return;
    addMove(cell);
    free = without<T>(free, domino<T>(side, cell));
    side = otherSide(side);
  }
}

/** A move that is known to win, otherwise the one that took most effort; -1 when neither is known. */
function solvedMove<T>(free: T, side: usize): i32 {
  const begins = placements<T>(free, side);
  let hardest = -1;
  let most = 0;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(begins, i); word != 0; word &= word - 1) {
      const cell = (i << 6) + <i32>ctz(word);
      const result = visit<T>(without<T>(free, domino<T>(side, cell)), 0, otherSide(side));
      if (result < 0) return cell;
      const effort = effortFor(visitedKey());
      if (effort <= most) continue;
      most = effort;
      hardest = cell;
    }
  }
  return hardest;
}
