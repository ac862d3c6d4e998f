/**
 * Positions that threads are searching at the moment, for all threads to see: a move to one of them is put off until
 * there is nothing else to search (after ABDADA: J.-C. Weill, "The ABDADA distributed minimax-search algorithm", 1996).
 * A mark that is overwritten or comes late only costs time.
 */
const SLOTS: usize = 1 << 10;
export const BUSY_BYTES: usize = SLOTS * 8;

/** Keys, 0 where there is none. */
let busy: usize = 0;

/** @param at of `BUSY_BYTES` in memory that all threads share. */
export function openBusy(at: usize): void {
  busy = at;
}

/** What a thread left that was ended in the middle of a search. */
export function clearBusy(): void {
  memory.fill(busy, 0, BUSY_BYTES);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64): usize {
  return busy + (((<usize>key) & (SLOTS - 1)) << 3);
}

// @ts-ignore: decorator
@inline
export function isBusy(key: u64): bool {
  return load<u64>(slotOf(key)) == key;
}

// @ts-ignore: decorator
@inline
export function setBusy(key: u64): void {
  store<u64>(slotOf(key), key);
}

// @ts-ignore: decorator
@inline
export function setIdle(key: u64): void {
  store<u64>(slotOf(key), 0);
}
