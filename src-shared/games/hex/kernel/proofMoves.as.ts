/**
 * Moves of positions that a proof search has met, as far as there is room, so that it need not find them again when it
 * comes back: the cells that are filled in, and the moves worth trying in their order.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, colourAt, O, paddedOf, X } from './board.as';
import { putHashed } from './keys.as';
import { lostBaseOf, movesOf, reachOf, wonBaseOf } from './proofPly.as';
import { add, clearSet, copySet, has, setBytes } from './sets.as';

const ROOM: usize = 8 << 20;
/**
 * Bytes of an entry: key (u64), number of moves (u16), padding; sets: stones of O and of X, what winners need beside what
 * they need after moves; how far cells are from the borders of the other side (u8); padded cells (u16).
 */
const SETS_AT: usize = 16;

let entries: usize = 0;
let entryBytes: usize = 0;
let entryCount: u64 = 1;

export function reserveProofMoves(): void {
  entries = reserve(ROOM);
}

export function clearProofMoves(): void {
  entryBytes = (SETS_AT + 4 * setBytes + 3 * <usize>cellCount + 15) & ~15;
  entryCount = <u64>(ROOM / entryBytes);
  for (let i: u64 = 0; i < entryCount; i++) store<u64>(entries + <usize>i * entryBytes, 0);
}

// @ts-ignore: decorator
@inline
function entryOf(key: u64): usize {
  return entries + <usize>((key >> 16) % entryCount) * entryBytes;
}

/** Fills the board in and copies the moves of a position; returns their number, 0 when they are not known. */
export function recallMoves(key: u64, ply: i32): i32 {
  const entry = entryOf(key);
  if (load<u64>(entry) != key) return 0;
  const stones = entry + SETS_AT;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    if (has(stones, cell)) putHashed(padded, O);
    else if (has(stones + setBytes, cell)) putHashed(padded, X);
  }
  const count = <i32>load<u16>(entry, 8);
  copySet(wonBaseOf(ply), stones + 2 * setBytes);
  copySet(lostBaseOf(ply), stones + 3 * setBytes);
  const reach = stones + 4 * setBytes;
  memory.copy(reachOf(ply + 1), reach, <usize>cellCount);
  memory.copy(movesOf(ply), reach + <usize>cellCount, (<usize>count) << 1);
  return count;
}

/** Remembers the moves of a position, whose board is filled in. */
export function rememberMoves(key: u64, ply: i32, count: i32): void {
  const entry = entryOf(key);
  const stones = entry + SETS_AT;
  store<u64>(entry, key);
  store<u16>(entry, <u16>count, 8);
  clearSet(stones);
  clearSet(stones + setBytes);
  for (let cell = 0; cell < cellCount; cell++) {
    const colour = colourAt(paddedOf(cell));
    if (colour != 0) add(colour == O ? stones : stones + setBytes, cell);
  }
  copySet(stones + 2 * setBytes, wonBaseOf(ply));
  copySet(stones + 3 * setBytes, lostBaseOf(ply));
  const reach = stones + 4 * setBytes;
  memory.copy(reach, reachOf(ply + 1), <usize>cellCount);
  memory.copy(reach + <usize>cellCount, movesOf(ply), (<usize>count) << 1);
}
