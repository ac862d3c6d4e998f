/** Moves by the rule of counting, through the paths of every square. */
import { reserve } from '../../../kernel/scratch.as';
import { bit, columns, falling, rising, rows } from './board.as';

/**
 * Bytes: by direction, square and steps, 8 each, the squares from the next to that many steps away (u64, 0 off the
 * board); then by square and axis how far the line's count is shifted in the counts of its axis (u8).
 */
const SHIFTS_AT: usize = 8 * 64 * 8 * 8;
const MOVES_BYTES: usize = SHIFTS_AT + 64 * 4;

let paths: usize = 0;

export function reserveMoves(): void {
  paths = reserve(MOVES_BYTES);
}

export function setShift(square: i32, axis: i32, shift: i32): void {
  store<u8>(paths + SHIFTS_AT + <usize>(square * 4 + axis), <u8>shift);
}

// @ts-ignore: decorator
@inline
export function shiftOf(square: i32, axis: usize): u64 {
  return <u64>load<u8>(paths + SHIFTS_AT + <usize>square * 4 + axis);
}

/** Pieces on the line through a square along an axis; a full line of eight, which nobody leaves, counts as none. */
// @ts-ignore: decorator
@inline
function countOn(lines: u64, square: i32, axis: usize): usize {
  return (<usize>(lines >> shiftOf(square, axis))) & 7;
}

// @ts-ignore: decorator
@inline
function pathOf(direction: usize, square: i32, count: usize): u64 {
  return load<u64>(paths + (((direction * 64 + <usize>square) * 8 + count) << 3));
}

export function setPath(direction: i32, square: i32, count: i32, low: u32, high: u32): void {
  const at = paths + <usize>((direction * 64 + square) * 8 + count) * 8;
  store<u64>(at, ((<u64>high) << 32) | low);
}

/** The end of a path, when the piece may move along it. */
// @ts-ignore: decorator
@inline
function endOf(path: u64, isForward: bool, mine: u64, theirs: u64): u64 {
  if (path == 0) return 0;
  const end = isForward ? (<u64>1) << (63 - clz(path)) : path & (0 - path);
  return (((path ^ end) & theirs) | (end & mine)) == 0 ? end : 0;
}

// @ts-ignore: decorator
@inline
function endsAlong(axis: usize, lines: u64, square: i32, mine: u64, theirs: u64): u64 {
  const count = countOn(lines, square, axis);
  return (
    endOf(pathOf(axis, square, count), true, mine, theirs) |
    endOf(pathOf(axis + 4, square, count), false, mine, theirs)
  );
}

/** The squares where a piece of `mine` may land. Two directions never lead to the same square. */
// @ts-ignore: decorator
@inline
export function landings(square: i32, mine: u64, theirs: u64): u64 {
  return (
    endsAlong(0, rows, square, mine, theirs) |
    endsAlong(1, falling, square, mine, theirs) |
    endsAlong(2, columns, square, mine, theirs) |
    endsAlong(3, rising, square, mine, theirs)
  );
}

const EVERYWHERE: u64 = 0xffffffffffffffff;

/** Writes the moves of `mine` that land on some squares as i32. @returns how many. */
export function writeMoves(at: usize, mine: u64, theirs: u64, among: u64 = EVERYWHERE): i32 {
  let end = at;
  for (let rest = mine; rest != 0; rest &= rest - 1) {
    const from = <i32>ctz(rest);
    for (let ends = landings(from, mine, theirs) & among; ends != 0; ends &= ends - 1) {
      store<i32>(end, (from << 6) | (<i32>ctz(ends)));
      end += 4;
    }
  }
  return <i32>((end - at) >> 2);
}

export function canMove(mine: u64, theirs: u64): bool {
  for (let rest = mine; rest != 0; rest &= rest - 1) {
    if (landings(<i32>ctz(rest), mine, theirs) != 0) return true;
  }
  return false;
}

/** Whether a move, from wherever, is one of the side to move. */
export function isMove(move: i32, mine: u64, theirs: u64): bool {
  const from = move >> 6;
  return (mine & bit(from)) != 0 && (landings(from, mine, theirs) & bit(move & 63)) != 0;
}
