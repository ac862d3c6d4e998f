/** What is found between the borders of a colour. */
import { reserve } from '../../../kernel/scratch.as';
import { cellOf, paddedOf } from './board.as';
import { CONNECTED, SEMI_CONNECTED, UNCONNECTED } from './constants';
import {
  clearSet,
  copySet,
  fillSet,
  has,
  intersectInto,
  isEmptySet,
  isWithin,
  MAX_SET_BYTES,
  sizeOfSet,
  uniteInto,
} from './sets.as';

/**
 * Bytes: the cells that all semis need; the carrier of the smallest of them, or of the full; the cells of some semis
 * that have no more in common than all. */
const MUST_PLAY_AT: usize = 0;
const BEST_SET_AT: usize = MAX_SET_BYTES;
const UNION_SET_AT: usize = 2 * MAX_SET_BYTES;

let sets: usize = 0;
let state: i32 = 0;
let key: i32 = -1;
let bestSize: i32 = 0;

export function reserveBorderConnections(): void {
  sets = reserve(3 * MAX_SET_BYTES);
}

export function clearBorders(): void {
  state = UNCONNECTED;
  key = -1;
  bestSize = i32.MAX_VALUE;
  clearSet(sets + BEST_SET_AT);
  clearSet(sets + UNION_SET_AT);
  fillSet(sets + MUST_PLAY_AT);
}

/** `UNCONNECTED`, `SEMI_CONNECTED` or `CONNECTED`. */
// @ts-ignore: decorator
@inline
export function found(): i32 {
  return state;
}

export function foundBorderFull(carrier: usize): void {
  state = CONNECTED;
  bestSize = sizeOfSet(carrier);
  copySet(sets + BEST_SET_AT, carrier);
}

/** Of semis only what all of them have in common is kept: they make a full when that is nothing. @param middle its stone. */
export function foundBorderSemi(carrier: usize, middle: i32): void {
  const must = sets + MUST_PLAY_AT;
  if (!isWithin(must, carrier)) {
    const union = sets + UNION_SET_AT;
    intersectInto(must, must, carrier);
    uniteInto(union, union, carrier);
    if (isEmptySet(must)) {
      foundBorderFull(union);
      return;
    }
  }
  state = SEMI_CONNECTED;
  const cells = sizeOfSet(carrier);
  if (cells >= bestSize) return;
  bestSize = cells;
  key = middle;
  copySet(sets + BEST_SET_AT, carrier);
}

/** Where the stone of the smallest semi goes, as a padded cell. */
export function keyCell(): i32 {
  return paddedOf(key);
}

/** Cells in the carrier of the full, or of the smallest semi. */
export function carrierSize(): i32 {
  return bestSize;
}

/** Whether the other colour must play there, unless it wins elsewhere first, when the borders are semi-connected. */
export function isMustPlay(padded: i32): bool {
  return has(sets + MUST_PLAY_AT, cellOf(padded));
}

/** Whether a cell is in the carrier of the full, or of the smallest semi. */
export function isCarrier(padded: i32): bool {
  return has(sets + BEST_SET_AT, cellOf(padded));
}

/** The carrier of the full, or of the smallest semi. */
export function bestCarrier(): usize {
  return sets + BEST_SET_AT;
}

/** The cells of some semis that have no more in common than all have. */
export function fewSemis(): usize {
  return sets + UNION_SET_AT;
}
