/** The best line from every ply, as in a triangular table. */
import { LINE_LENGTHS_AT, LINE_MOVES_AT, MAX_PLIES, scratch } from './layout.as';

// @ts-ignore: decorator
@inline
function lengthAt(ply: i32): usize {
  return scratch + LINE_LENGTHS_AT + <usize>ply * 4;
}

// @ts-ignore: decorator
@inline
function rowAt(ply: i32): usize {
  return scratch + LINE_MOVES_AT + <usize>(ply * MAX_PLIES) * 2;
}

// @ts-ignore: decorator
@inline
export function endLine(ply: i32): void {
  store<i32>(lengthAt(ply), 0);
}

/** The best line from here is a move and the line from the next ply. */
export function extendLine(ply: i32, move: i32): void {
  const length = ply + 1 < MAX_PLIES ? load<i32>(lengthAt(ply + 1)) : 0;
  const row = rowAt(ply);
  store<u16>(row, <u16>move);
  memory.copy(row + 2, rowAt(ply + 1), <usize>length * 2);
  store<i32>(lengthAt(ply), length + 1);
}

export function endLineWith(ply: i32, move: i32): void {
  store<u16>(rowAt(ply), <u16>move);
  store<i32>(lengthAt(ply), 1);
}

export function lineLengthFrom(ply: i32): i32 {
  return load<i32>(lengthAt(ply));
}

export function lineMoveFrom(ply: i32, index: i32): i32 {
  return <i32>load<u16>(rowAt(ply) + <usize>index * 2);
}
