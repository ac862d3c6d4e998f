/** Sets of cells: `setBytes` bytes, 16 for boards to 11 × 11, 32 to 16 × 16, 48 to 19 × 19. */
export let setBytes: usize = 16;
/** Room for any set. */
export const MAX_SET_BYTES: usize = 64;

export function initSets(cells: i32): void {
  setBytes = <usize>(((cells + 127) >> 7) << 4);
}

// @ts-ignore: decorator
@inline
export function has(set: usize, cell: i32): bool {
  return ((load<u8>(set + <usize>(cell >> 3)) >> (<u8>(cell & 7))) & 1) != 0;
}

// @ts-ignore: decorator
@inline
export function add(set: usize, cell: i32): void {
  const at = set + <usize>(cell >> 3);
  const shift = <u8>(cell & 7);
  store<u8>(at, load<u8>(at) | ((<u8>1) << shift));
}

// @ts-ignore: decorator
@inline
export function remove(set: usize, cell: i32): void {
  const at = set + <usize>(cell >> 3);
  const shift = <u8>(cell & 7);
  const bit: u8 = (<u8>1) << shift;
  store<u8>(at, load<u8>(at) & ~bit);
}

// @ts-ignore: decorator
@inline
export function copySet(to: usize, from: usize): void {
  for (let i: usize = 0; i < setBytes; i += 16) v128.store(to + i, v128.load(from + i));
}

// @ts-ignore: decorator
@inline
export function clearSet(set: usize): void {
  for (let i: usize = 0; i < setBytes; i += 16) v128.store(set + i, i64x2.splat(0));
}

// @ts-ignore: decorator
@inline
export function intersects(one: usize, other: usize): bool {
  if (setBytes == 16) return v128.any_true(v128.and(v128.load(one), v128.load(other)));
  for (let i: usize = 0; i < setBytes; i += 16) {
    if (v128.any_true(v128.and(v128.load(one + i), v128.load(other + i)))) return true;
  }
  return false;
}

/** Whether all of the one are in the other. */
// @ts-ignore: decorator
@inline
export function isWithin(one: usize, other: usize): bool {
  if (setBytes == 16) return !v128.any_true(v128.andnot(v128.load(one), v128.load(other)));
  for (let i: usize = 0; i < setBytes; i += 16) {
    if (v128.any_true(v128.andnot(v128.load(one + i), v128.load(other + i)))) return false;
  }
  return true;
}

// @ts-ignore: decorator
@inline
export function isEmptySet(set: usize): bool {
  for (let i: usize = 0; i < setBytes; i += 16) if (v128.any_true(v128.load(set + i))) return false;
  return true;
}

// @ts-ignore: decorator
@inline
export function uniteInto(to: usize, one: usize, other: usize): void {
  for (let i: usize = 0; i < setBytes; i += 16)
    v128.store(to + i, v128.or(v128.load(one + i), v128.load(other + i)));
}

// @ts-ignore: decorator
@inline
export function intersectInto(to: usize, one: usize, other: usize): void {
  for (let i: usize = 0; i < setBytes; i += 16)
    v128.store(to + i, v128.and(v128.load(one + i), v128.load(other + i)));
}

export function sizeOfSet(set: usize): i32 {
  let count: i32 = 0;
  for (let i: usize = 0; i < setBytes; i += 8) count += <i32>popcnt(load<u64>(set + i));
  return count;
}

// @ts-ignore: decorator
@inline
export function fillSet(set: usize): void {
  for (let i: usize = 0; i < setBytes; i += 16) v128.store(set + i, i64x2.splat(-1));
}

/** How many cells of a set are not in another one. */
export function sizeBeyond(set: usize, other: usize): i32 {
  let count: i32 = 0;
  for (let i: usize = 0; i < setBytes; i += 8)
    count += <i32>popcnt(load<u64>(set + i) & ~load<u64>(other + i));
  return count;
}

/** The first cell of a set that is not in another one; -1 when there is none. */
export function firstBeyond(set: usize, other: usize): i32 {
  for (let i: usize = 0; i < setBytes; i += 8) {
    const bits = load<u64>(set + i) & ~load<u64>(other + i);
    if (bits != 0) return <i32>(i << 3) + <i32>ctz(bits);
  }
  return -1;
}
