/** In which order lines are tried: from the table, what completes triangles, killers, by history, what gives some away. */
import { firstTriangle, missing, openWord, secondTriangle } from './board.as';
import { HISTORY_AT, KILLERS_AT, MAX_PLIES, MOVES_AT, scratch } from './layout.as';
import {
  clearKillers,
  recordCutoff,
  putMove,
  TABLE_RANK,
  takeBest,
} from '../../../kernel/ordering.as';

/** For each triangle that a line completes or, when it has one side left then, gives away. */
const COMPLETING_RANK: i32 = 20_000;
const GIVING_RANK: i32 = -20_000;
const KILLER_RANK: i32 = 8_000;

// @ts-ignore: decorator
@inline
function listAt(ply: i32): usize {
  return scratch + MOVES_AT + <usize>ply * 256 * 4;
}

// @ts-ignore: decorator
@inline
function killersAt(ply: i32): usize {
  return scratch + KILLERS_AT + <usize>ply * 8;
}

export function clearOrdering(): void {
  memory.fill(scratch + HISTORY_AT, 0, 256 * 4);
  clearKillers(killersAt(0), MAX_PLIES);
}

/** Triangles beside a line that lack so many sides. */
// @ts-ignore: decorator
@inline
export function besideWith(line: i32, sides: u8): i32 {
  return i32(missing(firstTriangle(line)) == sides) + i32(missing(secondTriangle(line)) == sides);
}

/** Writes the lines left with their ranks. @returns how many. */
export function rankLines(ply: i32, tableLine: i32): i32 {
  const first = load<i32>(killersAt(ply));
  const second = load<i32>(killersAt(ply), 4);
  let at = listAt(ply);
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      let rank =
        load<i32>(scratch + HISTORY_AT + <usize>line * 4) +
        COMPLETING_RANK * besideWith(line, 1) +
        GIVING_RANK * besideWith(line, 2);
      if (line == tableLine) rank = TABLE_RANK;
      else if (line == first) rank += KILLER_RANK + 1;
      else if (line == second) rank += KILLER_RANK;
      putMove(at, rank, line);
      at += 4;
    }
  }
  return <i32>((at - listAt(ply)) >> 2);
}

// @ts-ignore: decorator
@inline
export function takeBestLine(ply: i32, index: i32, total: i32): i32 {
  return takeBest(listAt(ply), index, total);
}

export function praiseLine(ply: i32, index: i32, depth: i32): void {
  recordCutoff(listAt(ply), index, depth, scratch + HISTORY_AT, killersAt(ply));
}
