/** The way from the root: which positions stood on it, and where a turn was passed on purpose. */
import { key } from './board.as';
import { FENCES_AT, PATH_KEYS_AT, scratch } from './layout.as';

export function startPath(): void {
  store<u64>(scratch + PATH_KEYS_AT, key);
  store<i32>(scratch + FENCES_AT, 0);
}

/** The position stood before on the way here, with no capture since. */
export function isRepeated(ply: i32): bool {
  const keys = scratch + PATH_KEYS_AT;
  store<u64>(keys + <usize>ply * 8, key);
  const fence = load<i32>(scratch + FENCES_AT + <usize>ply * 4);
  for (let before = ply - 4; before >= fence; before -= 2) {
    if (load<u64>(keys + <usize>before * 8) == key) return true;
  }
  return false;
}

/** A capture or a turn passed on purpose: no position before comes again. */
// @ts-ignore: decorator
@inline
export function setFence(ply: i32, isBroken: bool): void {
  const fences = scratch + FENCES_AT;
  store<i32>(fences + <usize>(ply + 1) * 4, isBroken ? ply + 1 : load<i32>(fences + <usize>ply * 4));
}

/** The last turn was passed on purpose: nobody does so twice in a row. */
let nullPly: i32 = -1;

// @ts-ignore: decorator
@inline
export function wasNull(ply: i32): bool {
  return nullPly == ply;
}

/** @returns what to give back to this function afterwards. */
export function setNull(ply: i32): i32 {
  const before = nullPly;
  nullPly = ply;
  return before;
}
