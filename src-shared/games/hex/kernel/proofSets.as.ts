/**
 * What winners need of positions that are proved, as far as there is room: with these cells and its stones a winner wins
 * even when the other side has all the rest. So a move outside of what refutes another move loses as well.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount } from './board.as';
import { add, clearSet, copySet, has, MAX_SET_BYTES, setBytes } from './sets.as';

/** Bytes: a set turned by half a turn; entries of a key (u64), nothing, a set. */
const ENTRIES_AT: usize = MAX_SET_BYTES;
const ROOM: usize = 4 << 20;

let sets: usize = 0;

export function reserveProofSets(): void {
  sets = reserve(ENTRIES_AT + ROOM);
}

export function clearProofSets(): void {
  memory.fill(sets, 0, ENTRIES_AT + ROOM);
}

// @ts-ignore: decorator
@inline
function entryOf(key: u64): usize {
  const bytes = 16 + setBytes;
  return sets + ENTRIES_AT + <usize>((key >> 16) % <u64>(ROOM / bytes)) * bytes;
}

/** @param isTurned whether the key is that of the board turned by half a turn. */
export function rememberSet(key: u64, isTurned: bool, set: usize): void {
  const entry = entryOf(key);
  store<u64>(entry, key);
  if (isTurned) turn(entry + 16, set);
  else copySet(entry + 16, set);
}

/** The set of a position, 0 when it is not known; it stands until the next call. */
export function recallSet(key: u64, isTurned: bool): usize {
  const entry = entryOf(key);
  if (load<u64>(entry) != key) return 0;
  if (!isTurned) return entry + 16;
  turn(sets, entry + 16);
  return sets;
}

function turn(to: usize, from: usize): void {
  clearSet(to);
  for (let cell = 0; cell < cellCount; cell++) if (has(from, cell)) add(to, cellCount - 1 - cell);
}
