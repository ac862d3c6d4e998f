/**
 * Hands out the scratch of a thread, place by place: no two places overlap, and none ends beyond the scratch. A module
 * of a kernel reserves one place for all that it changes, and counts inside it by constants.
 */

/** Places begin at cache lines. */
const ALIGNMENT: usize = 64;

let start: usize = 0;
let next: usize = 0;
let end: usize = 0;

/** @param at where places begin, a multiple of 64. @param bytes that there are. */
export function openScratch(at: usize, bytes: usize): void {
  start = next = at;
  end = at + bytes;
}

/** A place of so many bytes. It traps when the scratch is too small, which is a fault in `scratchBytes`. */
export function reserve(bytes: usize): usize {
  const at = next;
  next += (bytes + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
  if (next > end) unreachable();
  return at;
}

export function reservedBytes(): usize {
  return next - start;
}
