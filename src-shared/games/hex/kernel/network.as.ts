/**
 * A convolutional network of residual blocks (K. He, X. Zhang, S. Ren, J. Sun, "Deep residual learning for image
 * recognition", 2016) that tells who wins and which moves are likely, as in D. Silver et al., "Mastering the game of Go
 * without human knowledge" (2017). networkInput.as.ts has its first layer, networkLayer.as.ts the others.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, paddedOf, size, width } from './board.as';
import { NETWORK_BLOCKS, NETWORK_CHANNELS, NETWORK_HIDDEN } from './constants';
import { CELL_BYTES, fillFirstMap, MAP_CELLS, placeFor } from './networkInput.as';
import { runLayer } from './networkLayer.as';
import {
  chanceWeight,
  hiddenBias,
  hiddenWeight,
  policyScale,
  policyWeights,
} from './networkWeights.as';

/** What stands for 1 in the values of a cell. */
const ONE: f32 = 64;
const MAP_BYTES: usize = MAP_CELLS * CELL_BYTES;
/** Bytes: the values of all cells, those between the layers of a block, the mean and the maximum of each channel (f32). */
const BETWEEN_AT: usize = MAP_BYTES;
const POOLED_AT: usize = 2 * MAP_BYTES;

let network: usize = 0;
/** The board that the values between layers lie on: those of its rim stay 0. */
let laidOutSize: i32 = 0;

export function reserveNetwork(): void {
  network = reserve(POOLED_AT + 8 * <usize>NETWORK_CHANNELS);
}

/** Runs the network on the board as it is. Returns the chance of the colour to move, 0–1. */
export function runNetwork(colour: i32): f32 {
  if (laidOutSize != size) {
    laidOutSize = size;
    memory.fill(network + BETWEEN_AT, 0, MAP_BYTES);
  }
  fillFirstMap(network, colour);
  cutOff();
  for (let block = 0; block < NETWORK_BLOCKS; block++) {
    runLayer(2 * block, network, network + BETWEEN_AT, false);
    runLayer(2 * block + 1, network + BETWEEN_AT, network, true);
  }
  pool();
  return chance();
}

function cutOff(): void {
  for (let at = network; at < network + <usize>(width * width) * CELL_BYTES; at += 16) {
    v128.store(at, i16x8.max_s(v128.load(at), i16x8.splat(0)));
  }
}

/** The mean and the maximum of each channel. */
function pool(): void {
  for (let channel: usize = 0; channel < <usize>NETWORK_CHANNELS; channel++) {
    let sum = 0;
    let most = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const value = <i32>load<i16>(network + <usize>paddedOf(cell) * CELL_BYTES + (channel << 1));
      sum += value;
      most = max(most, value);
    }
    const at = network + POOLED_AT + (channel << 2);
    store<f32>(at, <f32>sum / (ONE * <f32>cellCount));
    store<f32>(at, <f32>most / ONE, 4 * <usize>NETWORK_CHANNELS);
  }
}

function chance(): f32 {
  let sum = chanceWeight(NETWORK_HIDDEN);
  for (let hidden = 0; hidden < NETWORK_HIDDEN; hidden++) {
    let value = hiddenBias(hidden);
    for (let input = 0; input < 2 * NETWORK_CHANNELS; input++) {
      value += load<f32>(network + POOLED_AT + ((<usize>input) << 2)) * hiddenWeight(hidden, input);
    }
    sum += max<f32>(value, 0) * chanceWeight(hidden);
  }
  return <f32>(1 / (1 + Math.exp(-(<f64>sum))));
}

/** How likely a move of the colour to move is, in log odds against others; after `runNetwork`. */
export function policyOf(padded: i32, colour: i32): f32 {
  const values = network + <usize>placeFor(colour, padded) * CELL_BYTES;
  let sum = i32x4.splat(0);
  for (let i: usize = 0; i < CELL_BYTES; i += 16) {
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load(values + i), v128.load(policyWeights() + i)));
  }
  const total =
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3);
  return <f32>total * policyScale();
}
