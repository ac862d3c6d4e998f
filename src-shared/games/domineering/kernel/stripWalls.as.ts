/**
 * The walls of all strips, each stored once, since few are different: a table has but the number of each strip's walls,
 * and both stay in the caches. An entry holds the walls of who moves second and (16 bytes further) first.
 */
import { GOLDEN_RATIO, mix } from '../../../kernel/splitMix.as';
import { IS_NUMBER } from './thermographs.as';

const MOST_WALLS: i32 = 1 << 12;
const ENTRY_BYTES: usize = 32;
const SLOTS: u32 = 1 << 13;
/** Bytes: how many there are (i32), entries, their kinds (u8), and slots in which entries are found (u16). */
const ENTRIES_AT: usize = 64;
const KINDS_AT: usize = ENTRIES_AT + <usize>MOST_WALLS * ENTRY_BYTES;
const SLOTS_AT: usize = KINDS_AT + <usize>MOST_WALLS;
export const STRIP_WALLS_BYTES: usize = SLOTS_AT + <usize>SLOTS * 2;

let place: usize = 0;

/** @param at of `STRIP_WALLS_BYTES` in memory that all threads share. */
export function openWalls(at: usize): void {
  place = at;
}

// @ts-ignore: decorator
@inline
export function wallsAt(number: i32): usize {
  return place + ENTRIES_AT + <usize>number * ENTRY_BYTES;
}

// @ts-ignore: decorator
@inline
export function kindOfWalls(number: i32): u8 {
  return load<u8>(place + <usize>number, KINDS_AT);
}

/** What is taken off the walls of what is of a kind. */
// @ts-ignore: decorator
@inline
function takenOff(kind: u8): v128 {
  return i16x8.splat((kind & IS_NUMBER) != 0 ? <i16>0 : <i16>1);
}

/** A wall with the unit that is taken off it. @param offset 16 of who moves first, else 0. */
// @ts-ignore: decorator
@inline
export function wallOf(number: i32, offset: usize): v128 {
  return i16x8.add(v128.load(wallsAt(number) + offset), takenOff(kindOfWalls(number)));
}

/** Where walls are written before `addWalls`. */
// @ts-ignore: decorator
@inline
export function nextWalls(): usize {
  return wallsAt(load<i32>(place));
}

/** The number of the walls that were written, which are kept when they are new. */
export function addWalls(kind: u8): i32 {
  const next = load<i32>(place);
  const walls = wallsAt(next);
  const second = i16x8.sub(v128.load(walls), takenOff(kind));
  const first = i16x8.sub(v128.load(walls, 16), takenOff(kind));
  let slot = slotOf(second, first, kind);
  for (let found = numberIn(slot); found >= 0; found = numberIn(slot)) {
    if (hasWalls(found, second, first, kind)) return found;
    slot = (slot + 1) & (SLOTS - 1);
  }
  // The place behind the last one is where the next ones are written.
  if (next + 1 >= MOST_WALLS) unreachable();
  v128.store(walls, second);
  v128.store(walls, first, 16);
  store<u8>(place + <usize>next, kind, KINDS_AT);
  store<u16>(place + ((<usize>slot) << 1), <u16>(next + 1), SLOTS_AT);
  store<i32>(place, next + 1);
  return next;
}

function slotOf(second: v128, first: v128, kind: u8): u32 {
  const mixed = v128.xor(second, i64x2.mul(first, i64x2.splat(GOLDEN_RATIO)));
  const halves = i64x2.extract_lane(mixed, 0) + 31 * i64x2.extract_lane(mixed, 1);
  return (<u32>mix(halves + kind)) & (SLOTS - 1);
}

/** -1 when the slot is empty. */
// @ts-ignore: decorator
@inline
function numberIn(slot: u32): i32 {
  return <i32>load<u16>(place + ((<usize>slot) << 1), SLOTS_AT) - 1;
}

function hasWalls(number: i32, second: v128, first: v128, kind: u8): bool {
  const walls = wallsAt(number);
  const differences = v128.or(
    v128.xor(v128.load(walls), second),
    v128.xor(v128.load(walls, 16), first),
  );
  return !v128.any_true(differences) && kindOfWalls(number) == kind;
}
