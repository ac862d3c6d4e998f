/** In which order lines are tried: from the table, what completes triangles, killers, by history, what gives some away. */
import { firstTriangle, missing, openWord, secondTriangle } from './board.as';
import { HISTORY_AT, KILLERS_AT, MAX_PLIES, MOVES_AT, scratch } from './layout.as';
import { NO_MOVE } from '../../../search/kernel/table.as';

/** Ranks lie above the 8 bits of the line. */
const RANK_SHIFT: i32 = 8;
const TABLE_RANK: i32 = 6_000_000;
const COMPLETING_RANK: i32 = 1_000_000;
const KILLER_RANK: i32 = 400_000;
const GIVING_RANK: i32 = -1_000_000;
const HISTORY_LIMIT: i32 = 100_000;

// @ts-ignore: decorator
@inline
function movesAt(ply: i32): usize {
  return scratch + MOVES_AT + <usize>ply * 256 * 4;
}

export function clearOrdering(): void {
  memory.fill(scratch + HISTORY_AT, 0, 256 * 4);
  for (let i: usize = 0; i < MAX_PLIES * 2; i++) {
    store<i32>(scratch + KILLERS_AT + i * 4, NO_MOVE);
  }
}

/** Triangles beside a line that lack so many sides. */
// @ts-ignore: decorator
@inline
export function besideWith(line: i32, sides: u8): i32 {
  return i32(missing(firstTriangle(line)) == sides) + i32(missing(secondTriangle(line)) == sides);
}

/** Writes the lines left with their ranks. @returns how many. */
export function rankedLines(ply: i32, tableLine: i32): i32 {
  const start = movesAt(ply);
  const killers = scratch + KILLERS_AT + <usize>ply * 8;
  const first = load<i32>(killers);
  const second = load<i32>(killers, 4);
  let at = start;
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
      store<i32>(at, (rank << RANK_SHIFT) | line);
      at += 4;
    }
  }
  return <i32>((at - start) >> 2);
}

/** The line of the highest rank from place `index` on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeBest(ply: i32, index: i32, total: i32): i32 {
  const start = movesAt(ply) + <usize>index * 4;
  const end = movesAt(ply) + <usize>total * 4;
  let bestAt = start;
  let best = load<i32>(start);
  for (let at = start + 4; at < end; at += 4) {
    const each = load<i32>(at);
    if (each > best) {
      best = each;
      bestAt = at;
    }
  }
  store<i32>(bestAt, load<i32>(start));
  store<i32>(start, best);
  return best & ((1 << RANK_SHIFT) - 1);
}

// @ts-ignore: decorator
@inline
function learn(line: i32, change: i32): void {
  const at = scratch + HISTORY_AT + <usize>line * 4;
  const value = load<i32>(at);
  store<i32>(at, value + change - <i32>((<i64>value * abs(change)) / HISTORY_LIMIT));
}

/** The line at `index` refuted the position; those before it did not. */
export function praise(ply: i32, index: i32, depth: i32): void {
  const at = movesAt(ply);
  const line = load<i32>(at + <usize>index * 4) & ((1 << RANK_SHIFT) - 1);
  const killers = scratch + KILLERS_AT + <usize>ply * 8;
  if (load<i32>(killers) != line) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, line);
  }
  const change = min(64 * depth * depth, 20_000);
  learn(line, change);
  for (let i: usize = 0; i < <usize>index; i++) {
    learn(load<i32>(at + i * 4) & ((1 << RANK_SHIFT) - 1), -change);
  }
}
