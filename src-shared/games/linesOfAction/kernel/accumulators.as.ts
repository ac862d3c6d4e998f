/**
 * The first layer of the network that estimates positions, as Black and as White see it, kept up to date from move to
 * move (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi", 2018).
 * There is a pair of accumulators for each move on the way from the position that was set; a pair is only worked out
 * when an estimate is asked for, and then from the last one that was.
 */
import { reserve } from '../../../kernel/scratch.as';
import { HIDDEN_COUNT, INPUT_COUNT } from './constants';
import { MAX_PLIES } from './plies.as';

/** The hidden values of one side's view, i16. */
export const HIDDEN_BYTES: usize = 2 * HIDDEN_COUNT;

const PAIR_BYTES: usize = 2 * HIDDEN_BYTES;
/** In the change of a move: the accumulators after it are worked out. */
const IS_DONE: u32 = 1 << 31;
const IS_CAPTURE: u32 = 1 << 30;

/**
 * Bytes: by square, the enemy's after one's own, the weights of the hidden values (i16); their biases (i16); by move on
 * the way here the hidden values before they are clipped, as Black and as White see it; by move the move (u32).
 */
const BIAS_AT: usize = <usize>INPUT_COUNT * HIDDEN_BYTES;
const ACCUMULATORS_AT: usize = BIAS_AT + HIDDEN_BYTES;
const CHANGES_AT: usize = ACCUMULATORS_AT + <usize>(MAX_PLIES + 1) * PAIR_BYTES;
const LAYER_BYTES: usize = CHANGES_AT + <usize>(MAX_PLIES + 2) * 4;

let layer: usize = 0;
/** Moves on the way from the position that was set. */
let height: i32 = 0;

export function reserveAccumulators(): void {
  layer = reserve(LAYER_BYTES);
}

/** @param index hidden value + 32 · (square + 64 for an enemy piece); 4096 + hidden value for the bias. */
export function setHiddenWeight(index: i32, weight: i32): void {
  store<i16>(layer + <usize>index * 2, <i16>weight);
}

// @ts-ignore: decorator
@inline
function changeAt(index: i32): usize {
  return layer + CHANGES_AT + ((<usize>index) << 2);
}

/** @param side whose view. */
// @ts-ignore: decorator
@inline
function accumulatorAt(index: i32, side: i32): usize {
  return layer + ACCUMULATORS_AT + <usize>index * PAIR_BYTES + <usize>side * HIDDEN_BYTES;
}

/** The weights of a piece. @param isEnemy 1 for one of the side that does not look. */
// @ts-ignore: decorator
@inline
function weightsAt(isEnemy: i32, square: i32): usize {
  return layer + <usize>((isEnemy << 6) | square) * HIDDEN_BYTES;
}

export function clearAccumulators(): void {
  height = 0;
  store<u32>(changeAt(0), IS_DONE);
  for (let side = 0; side < 2; side++) {
    memory.copy(accumulatorAt(0, side), layer + BIAS_AT, HIDDEN_BYTES);
  }
}

/** A piece more in the position that is being set. */
export function addPiece(owner: i32, square: i32): void {
  for (let side = 0; side < 2; side++) {
    const at = accumulatorAt(0, side);
    const weights = weightsAt(side ^ owner, square);
    for (let i: usize = 0; i < HIDDEN_BYTES; i += 16) {
      v128.store(at + i, i16x8.add(v128.load(at + i), v128.load(weights + i)));
    }
  }
}

// @ts-ignore: decorator
@inline
export function pushMove(owner: i32, move: i32, isCapture: bool): void {
  store<u32>(changeAt(++height), (<u32>((owner << 12) | move)) | (isCapture ? IS_CAPTURE : 0));
}

// @ts-ignore: decorator
@inline
export function popMove(): void {
  height--;
}

// @ts-ignore: decorator
@inline
function follow(index: i32, side: i32, owner: i32, move: i32, isCapture: bool): void {
  const before = accumulatorAt(index - 1, side);
  const after = accumulatorAt(index, side);
  const from = weightsAt(side ^ owner, move >> 6);
  const to = weightsAt(side ^ owner, move & 63);
  if (isCapture) {
    const captured = weightsAt(side ^ owner ^ 1, move & 63);
    capture(after, before, to, from, captured, 0);
    capture(after, before, to, from, captured, 16);
    capture(after, before, to, from, captured, 32);
    capture(after, before, to, from, captured, 48);
  } else {
    shift(after, before, to, from, 0);
    shift(after, before, to, from, 16);
    shift(after, before, to, from, 32);
    shift(after, before, to, from, 48);
  }
}

// @ts-ignore: decorator
@inline
function shift(after: usize, before: usize, to: usize, from: usize, i: usize): void {
  const sum = i16x8.add(v128.load(before + i), v128.load(to + i));
  v128.store(after + i, i16x8.sub(sum, v128.load(from + i)));
}

// @ts-ignore: decorator
@inline
function capture(
  after: usize,
  before: usize,
  to: usize,
  from: usize,
  captured: usize,
  i: usize,
): void {
  const gone = i16x8.add(v128.load(from + i), v128.load(captured + i));
  const sum = i16x8.add(v128.load(before + i), v128.load(to + i));
  v128.store(after + i, i16x8.sub(sum, gone));
}

/** Where the accumulators of the position are: Black's, then White's. */
export function accumulators(): usize {
  let index = height;
  while ((load<u32>(changeAt(index)) & IS_DONE) == 0) index--;
  while (index < height) {
    const change = load<u32>(changeAt(++index));
    const isCapture = (change & IS_CAPTURE) != 0;
    const owner = (<i32>(change >> 12)) & 1;
    const move = (<i32>change) & 4095;
    follow(index, 0, owner, move, isCapture);
    follow(index, 1, owner, move, isCapture);
    store<u32>(changeAt(index), change | IS_DONE);
  }
  return accumulatorAt(height, 0);
}
