/**
 * The estimate by a network of one hidden layer: what each side sees of the board (128 inputs: its own pieces and the
 * enemy's, by square) goes through the same weights; the hidden values of the side to move and of the other are
 * clipped, squared and added up with weights. ../network.ts tells the scales.
 */
import { reserve } from '../../../kernel/scratch.as';
import { accumulators, HIDDEN_BYTES } from './accumulators.as';
import { side } from './board.as';
import { HIDDEN_ONE } from './constants';

/** By hidden value, those of the side to move first: weights of the output, i16. */
let output: usize = 0;
let outputBias: i32 = 0;
/** How many units of an estimate a unit of the sum is, in 2^-32. */
let outputScale: i64 = 0;

export function reserveEvaluation(): void {
  output = reserve(2 * HIDDEN_BYTES);
}

/** @param index hidden value of the side to move, then of the other; @param weight within ±127. */
export function setOutputWeight(index: i32, weight: i32): void {
  store<i16>(output + <usize>index * 2, <i16>weight);
}

export function setOutput(bias: i32, scale: f64): void {
  outputBias = bias;
  outputScale = <i64>(scale * 4294967296.0);
}

// @ts-ignore: decorator
@inline
function squares(hidden: usize, weights: usize): v128 {
  const value = i16x8.min_s(
    i16x8.max_s(v128.load(hidden), i16x8.splat(0)),
    i16x8.splat(<i16>HIDDEN_ONE),
  );
  // At most 255 · 127, so that the product still has 16 bits.
  return i32x4.dot_i16x8_s(value, i16x8.mul(value, v128.load(weights)));
}

// @ts-ignore: decorator
@inline
function weighed(hidden: usize, weights: usize): v128 {
  const first = i32x4.add(squares(hidden, weights), squares(hidden + 16, weights + 16));
  const second = i32x4.add(squares(hidden + 32, weights + 32), squares(hidden + 48, weights + 48));
  return i32x4.add(first, second);
}

/** For the side to move. */
export function evaluate(): i32 {
  const both = accumulators();
  const mine = both + <usize>side * HIDDEN_BYTES;
  const theirs = both + <usize>(side ^ 1) * HIDDEN_BYTES;
  const sum = i32x4.add(weighed(mine, output), weighed(theirs, output + HIDDEN_BYTES));
  const total =
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3);
  return outputBias + <i32>((<i64>total * outputScale) >> 32);
}
