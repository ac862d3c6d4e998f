/** The best way on from every ply, as in a triangular table. */
import { MAX_PLIES, scratch, WAY_LENGTHS_AT, WAYS_AT } from './layout.as';

// @ts-ignore: decorator
@inline
function lengthAt(ply: i32): usize {
  return scratch + WAY_LENGTHS_AT + <usize>ply * 4;
}

// @ts-ignore: decorator
@inline
function rowAt(ply: i32): usize {
  return scratch + WAYS_AT + <usize>ply * 256;
}

// @ts-ignore: decorator
@inline
export function endWay(ply: i32): void {
  store<i32>(lengthAt(ply), 0);
}

/** The best way from here is a line and the way from the next ply. */
export function extendWay(ply: i32, line: i32): void {
  const length = <usize>ply + 1 < MAX_PLIES ? load<i32>(lengthAt(ply + 1)) : 0;
  const row = rowAt(ply);
  store<u8>(row, <u8>line);
  memory.copy(row + 1, rowAt(ply + 1), <usize>length);
  store<i32>(lengthAt(ply), length + 1);
}

export function wayLengthFrom(ply: i32): i32 {
  return load<i32>(lengthAt(ply));
}

export function lineOnWayFrom(ply: i32, index: i32): i32 {
  return <i32>load<u8>(rowAt(ply) + <usize>index);
}
