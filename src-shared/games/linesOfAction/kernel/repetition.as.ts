/** The positions on the way from the root, so that one that comes again is known. */
import { reserve } from '../../../kernel/scratch.as';
import { key } from './board.as';
import { MAX_PLIES } from './plies.as';

/** Bytes: by ply the key of the position there (u64), then the last irreversible ply (i32). */
const IRREVERSIBLE_AT: usize = <usize>MAX_PLIES * 8;
const REPETITION_BYTES: usize = IRREVERSIBLE_AT + <usize>MAX_PLIES * 4;

let repetition: usize = 0;

export function reserveRepetition(): void {
  repetition = reserve(REPETITION_BYTES);
}

// @ts-ignore: decorator
@inline
function keyAt(ply: i32): usize {
  return repetition + <usize>ply * 8;
}

/** The ply after the last capture or null move before a ply: no earlier position comes again. */
// @ts-ignore: decorator
@inline
function lastIrreversiblePlyAt(ply: i32): usize {
  return repetition + IRREVERSIBLE_AT + <usize>ply * 4;
}

/** The way begins at the position that is set. */
export function initRepetition(): void {
  store<u64>(keyAt(0), key);
  store<i32>(lastIrreversiblePlyAt(0), 0);
}

/** The position stood before on the way here, with no capture since. */
export function isRepeated(ply: i32): bool {
  store<u64>(keyAt(ply), key);
  const last = load<i32>(lastIrreversiblePlyAt(ply));
  for (let before = ply - 4; before >= last; before -= 2) {
    if (load<u64>(keyAt(before)) == key) return true;
  }
  return false;
}

/** @param isIrreversible the move made at the ply is a capture or a null move. */
// @ts-ignore: decorator
@inline
export function setReversibility(ply: i32, isIrreversible: bool): void {
  const last = isIrreversible ? ply + 1 : load<i32>(lastIrreversiblePlyAt(ply));
  store<i32>(lastIrreversiblePlyAt(ply + 1), last);
}
