/**
 * One layer of the network: every value of a cell from all values of it and its six neighbours. Four cells of a row and
 * two channels are worked out at once.
 */
import { size, width } from './board.as';
import { NEAR_TAPS, NETWORK_CHANNELS } from './constants';
import { CELL_BYTES } from './networkInput.as';
import { layerBias, layerScale, layerWeights } from './networkWeights.as';

const MOST: f32 = 32767;

/** Where a tap lies from a cell: rows from above, each from the left. */
// @ts-ignore: decorator
@inline
function tapOffset(tap: i32): isize {
  if (tap < 2) return tap - width;
  if (tap < 5) return tap - 3;
  return tap - 6 + width;
}

/** From a map to another one, to which its values are added before they are cut off at 0 where `adds` says so. */
export function runLayer(layer: i32, from: usize, to: usize, adds: bool): void {
  for (let row = 1; row <= size; row++) {
    for (let column = 1; column <= size; column += 4) {
      const first = <usize>(column + width * row) * CELL_BYTES;
      runFour(layer, from + first, to + first, min(4, size + 1 - column), adds);
    }
  }
}

function runFour(layer: i32, from: usize, to: usize, cells: i32, adds: bool): void {
  let weights = layerWeights(layer);
  for (let channel = 0; channel < NETWORK_CHANNELS; channel += 2) {
    let a0 = i32x4.splat(0);
    let a1 = i32x4.splat(0);
    let a2 = i32x4.splat(0);
    let a3 = i32x4.splat(0);
    let b0 = i32x4.splat(0);
    let b1 = i32x4.splat(0);
    let b2 = i32x4.splat(0);
    let b3 = i32x4.splat(0);
    for (let tap = 0; tap < NEAR_TAPS; tap++) {
      const at = from + <usize>(tapOffset(tap) * <isize>CELL_BYTES);
      for (let i: usize = 0; i < CELL_BYTES; i += 16, weights += 32) {
        const a = v128.load(weights);
        const b = v128.load(weights, 16);
        const cell0 = v128.load(at + i);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(a, cell0));
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(b, cell0));
        const cell1 = v128.load(at + i, CELL_BYTES);
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(a, cell1));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(b, cell1));
        const cell2 = v128.load(at + i, 2 * CELL_BYTES);
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(a, cell2));
        b2 = i32x4.add(b2, i32x4.dot_i16x8_s(b, cell2));
        const cell3 = v128.load(at + i, 3 * CELL_BYTES);
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(a, cell3));
        b3 = i32x4.add(b3, i32x4.dot_i16x8_s(b, cell3));
      }
    }
    finish(layer, channel, sums(a0, a1, a2, a3), to, cells, adds);
    finish(layer, channel + 1, sums(b0, b1, b2, b3), to, cells, adds);
  }
}

/** The sums of the lanes of four vectors. */
// @ts-ignore: decorator
@inline
function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** Scales the sums of a channel of four cells, and stores those of the cells that there are. */
// @ts-ignore: decorator
@inline
function finish(layer: i32, channel: i32, sum: v128, to: usize, cells: i32, adds: bool): void {
  const at = to + ((<usize>channel) << 1);
  const scale = f32x4.splat(layerScale(layer, channel));
  const bias = f32x4.splat(layerBias(layer, channel));
  let value = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sum), scale), bias);
  if (adds) {
    const former = i32x4(
      <i32>load<i16>(at),
      <i32>load<i16>(at, CELL_BYTES),
      <i32>load<i16>(at, 2 * CELL_BYTES),
      <i32>load<i16>(at, 3 * CELL_BYTES),
    );
    value = f32x4.add(value, f32x4.convert_i32x4_s(former));
  }
  value = f32x4.min(f32x4.max(value, f32x4.splat(0)), f32x4.splat(MOST));
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.add(value, f32x4.splat(0.5)));
  store<i16>(at, <i16>i32x4.extract_lane(whole, 0));
  if (cells > 1) store<i16>(at, <i16>i32x4.extract_lane(whole, 1), CELL_BYTES);
  if (cells > 2) store<i16>(at, <i16>i32x4.extract_lane(whole, 2), 2 * CELL_BYTES);
  if (cells > 3) store<i16>(at, <i16>i32x4.extract_lane(whole, 3), 3 * CELL_BYTES);
}
