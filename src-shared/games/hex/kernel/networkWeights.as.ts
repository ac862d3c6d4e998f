/**
 * The weights of the network, as network.json has them, one after the other:
 *
 *     bytes: what a stone adds to the values of a cell nearby, by class, tap and channel
 *            layers, by output channel, tap and input channel | the policy, by channel
 *     f32:   biases of the first layer | by layer: scales, then biases | scale of the policy
 *            hidden values by means and maxima | their biases | the chance by hidden values | its bias
 *
 * Values of a cell are whole numbers, 64 of which stand for 1.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  NEAR_TAPS,
  NETWORK_BLOCKS,
  NETWORK_CHANNELS,
  NETWORK_HIDDEN,
  STONE_CLASSES,
  WIDE_TAPS,
} from './constants';

const CHANNELS: usize = <usize>NETWORK_CHANNELS;
export const LAYERS: i32 = 2 * NETWORK_BLOCKS;

const STONE_WEIGHTS: i32 = STONE_CLASSES * WIDE_TAPS * NETWORK_CHANNELS;
const LAYER_WEIGHTS: i32 = NEAR_TAPS * NETWORK_CHANNELS * NETWORK_CHANNELS;
const POLICY_WEIGHTS: i32 = STONE_WEIGHTS + LAYERS * LAYER_WEIGHTS;
const WEIGHTS: i32 = POLICY_WEIGHTS + NETWORK_CHANNELS;

const FIRST_BIASES: i32 = 0;
const LAYER_FLOATS: i32 = FIRST_BIASES + NETWORK_CHANNELS;
const POLICY_SCALE: i32 = LAYER_FLOATS + LAYERS * 2 * NETWORK_CHANNELS;
const HIDDEN_WEIGHTS: i32 = POLICY_SCALE + 1;
const HIDDEN_BIASES: i32 = HIDDEN_WEIGHTS + NETWORK_HIDDEN * 2 * NETWORK_CHANNELS;
const CHANCE_WEIGHTS: i32 = HIDDEN_BIASES + NETWORK_HIDDEN;
const FLOATS: i32 = CHANCE_WEIGHTS + NETWORK_HIDDEN + 1;

let weights: usize = 0;
let floats: usize = 0;

export function reserveNetworkWeights(): void {
  weights = reserve(2 * <usize>WEIGHTS);
  floats = reserve(4 * <usize>FLOATS);
}

/** Where a weight is kept: those of a layer so that eight input channels of two output channels lie side by side. */
function placeOf(index: i32): i32 {
  if (index < STONE_WEIGHTS || index >= POLICY_WEIGHTS) return index;
  const inLayers = index - STONE_WEIGHTS;
  const layer = inLayers / LAYER_WEIGHTS;
  const inLayer = inLayers % LAYER_WEIGHTS;
  const input = inLayer % NETWORK_CHANNELS;
  const rest = inLayer / NETWORK_CHANNELS;
  const tap = rest % NEAR_TAPS;
  const output = rest / NEAR_TAPS;
  const eight = ((output >> 1) * NEAR_TAPS + tap) * (NETWORK_CHANNELS / 8) + (input >> 3);
  return STONE_WEIGHTS + layer * LAYER_WEIGHTS + 16 * eight + 8 * (output & 1) + (input & 7);
}

/** @param weight within ±127. */
export function setNetworkWeight(index: i32, weight: i32): void {
  store<i16>(weights + ((<usize>placeOf(index)) << 1), <i16>weight);
}

export function setNetworkFloat(index: i32, value: f32): void {
  store<f32>(floats + ((<usize>index) << 2), value);
}

/** By channel, i16. @param stone 0 … 7. */
// @ts-ignore: decorator
@inline
export function stoneWeights(stone: i32, tap: i32): usize {
  return weights + <usize>(stone * WIDE_TAPS + tap) * CHANNELS * 2;
}

// @ts-ignore: decorator
@inline
export function layerWeights(layer: i32): usize {
  return weights + ((<usize>(STONE_WEIGHTS + layer * LAYER_WEIGHTS)) << 1);
}

// @ts-ignore: decorator
@inline
export function policyWeights(): usize {
  return weights + ((<usize>POLICY_WEIGHTS) << 1);
}

// @ts-ignore: decorator
@inline
function floatAt(index: i32): f32 {
  return load<f32>(floats + ((<usize>index) << 2));
}

// @ts-ignore: decorator
@inline
export function firstBias(channel: i32): f32 {
  return floatAt(FIRST_BIASES + channel);
}

// @ts-ignore: decorator
@inline
export function layerScale(layer: i32, channel: i32): f32 {
  return floatAt(LAYER_FLOATS + layer * 2 * NETWORK_CHANNELS + channel);
}

// @ts-ignore: decorator
@inline
export function layerBias(layer: i32, channel: i32): f32 {
  return floatAt(LAYER_FLOATS + (layer * 2 + 1) * NETWORK_CHANNELS + channel);
}

// @ts-ignore: decorator
@inline
export function policyScale(): f32 {
  return floatAt(POLICY_SCALE);
}

// @ts-ignore: decorator
@inline
export function hiddenWeight(hidden: i32, input: i32): f32 {
  return floatAt(HIDDEN_WEIGHTS + hidden * 2 * NETWORK_CHANNELS + input);
}

// @ts-ignore: decorator
@inline
export function hiddenBias(hidden: i32): f32 {
  return floatAt(HIDDEN_BIASES + hidden);
}

/** @param hidden one more than the last for the bias of the chance. */
// @ts-ignore: decorator
@inline
export function chanceWeight(hidden: i32): f32 {
  return floatAt(CHANCE_WEIGHTS + hidden);
}
