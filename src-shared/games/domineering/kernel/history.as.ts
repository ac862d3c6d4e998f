/** Which moves of a side won lately, wherever on the board, for the order of moves of equal promise. */
import { sideAt } from './geometry.as';
import { at, CELLS, HISTORY, HISTORY_BYTES } from './layout.as';

// @ts-ignore: decorator
@inline
function merits(side: usize): usize {
  return at(HISTORY) + (side == sideAt(0) ? 0 : <usize>CELLS * 4);
}

export function clearHistory(): void {
  memory.fill(at(HISTORY), 0, HISTORY_BYTES);
}

/** 0–256; a verdict of the judge by one more weighs 16. */
// @ts-ignore: decorator
@inline
export function meritOf(side: usize, cell: i32): i32 {
  return load<i32>(merits(side) + <usize>(cell << 2)) >> 6;
}

/** A move won; the merit of all others of its side fades. */
export function praise(side: usize, cell: i32): void {
  const from = merits(side);
  for (let place = from; place < from + <usize>CELLS * 4; place += 16) {
    const some = v128.load(place);
    v128.store(place, i32x4.sub(some, i32x4.shr_s(some, 7)));
  }
  const place = from + <usize>(cell << 2);
  store<i32>(place, load<i32>(place) + 128);
}
