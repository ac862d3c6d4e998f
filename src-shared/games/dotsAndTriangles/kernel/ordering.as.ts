/** In which order lines are tried: from the table, what completes triangles, killers, by history, what gives some away. */
import {
  clearKillers,
  putMove,
  recordCutoff as recordCutoffIn,
  TABLE_RANK,
  takeBest as takeBestOf,
} from '../../../kernel/ordering.as';
import { reserve } from '../../../kernel/scratch.as';
import { firstTriangle, missing, openWord, secondTriangle } from './board.as';
import { MAX_LINES } from './constants';

/** No line of play is followed further than to the last line of the largest board. */
export const MAX_PLIES: usize = MAX_LINES + 2;
/** Bytes: by line how good it was elsewhere, by ply two killers, by ply the lines with their ranks; all i32. */
const HISTORY_BYTES: usize = 256 * 4;
const KILLERS_AT: usize = HISTORY_BYTES;
const LISTS_AT: usize = KILLERS_AT + MAX_PLIES * 8;
const ORDERING_BYTES: usize = LISTS_AT + MAX_PLIES * 256 * 4;

/** For each triangle that a line completes or, when it has one side left then, gives away. */
const COMPLETING_RANK: i32 = 20_000;
const GIVING_RANK: i32 = -20_000;
const KILLER_RANK: i32 = 8_000;

let ordering: usize = 0;

export function reserveOrdering(): void {
  ordering = reserve(ORDERING_BYTES);
}

// @ts-ignore: decorator
@inline
function listAt(ply: i32): usize {
  return ordering + LISTS_AT + <usize>ply * 256 * 4;
}

// @ts-ignore: decorator
@inline
function killersAt(ply: i32): usize {
  return ordering + KILLERS_AT + <usize>ply * 8;
}

export function clearOrdering(): void {
  memory.fill(ordering, 0, HISTORY_BYTES);
  clearKillers(killersAt(0), MAX_PLIES);
}

/** Triangles beside a line that lack so many sides. */
// @ts-ignore: decorator
@inline
export function trianglesLacking(sides: u8, line: i32): i32 {
  return i32(missing(firstTriangle(line)) == sides) + i32(missing(secondTriangle(line)) == sides);
}

/** What a line completes and gives away, as a rank. */
// @ts-ignore: decorator
@inline
function changeOf(line: i32): i32 {
  return COMPLETING_RANK * trianglesLacking(1, line) + GIVING_RANK * trianglesLacking(2, line);
}

/** What is expected of a line that is none of the table's or the killers. */
// @ts-ignore: decorator
@inline
function moveOrderScore(line: i32): i32 {
  return load<i32>(ordering + <usize>line * 4) + changeOf(line);
}

/** Writes the lines left with their ranks. @returns how many. */
export function rankMoves(ply: i32, tableLine: i32): i32 {
  const first = load<i32>(killersAt(ply));
  const second = load<i32>(killersAt(ply), 4);
  let at = listAt(ply);
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      let rank = moveOrderScore(line);
      if (line == tableLine) rank = TABLE_RANK;
      else if (line == first) rank += KILLER_RANK + 1;
      else if (line == second) rank += KILLER_RANK;
      putMove(at, rank, line);
      at += 4;
    }
  }
  return <i32>((at - listAt(ply)) >> 2);
}

/** The same for a search to the end, where nothing is expected of a line but what it completes and gives away. */
export function rankMovesToEnd(ply: i32, tableLine: i32): i32 {
  let at = listAt(ply);
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      // Of equal lines the same one first, so that what comes later is met again.
      putMove(at, line == tableLine ? TABLE_RANK : changeOf(line) - line, line);
      at += 4;
    }
  }
  return <i32>((at - listAt(ply)) >> 2);
}

/** The line of the highest rank from place `index` on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeBest(ply: i32, index: i32, total: i32): i32 {
  return takeBestOf(listAt(ply), index, total);
}

/** The line at `index` refuted the position; those before it did not. */
export function recordCutoff(ply: i32, index: i32, depth: i32): void {
  recordCutoffIn(listAt(ply), index, depth, ordering, killersAt(ply));
}
