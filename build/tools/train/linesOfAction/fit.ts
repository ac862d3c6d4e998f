import { makeRandom, type Random } from '../../../../src-shared/core/random.ts';
import { LENGTH, SQUARE_COUNT } from '../../../../src-shared/games/linesOfAction/geometry.ts';
import { HIDDEN_COUNT } from '../../../../src-shared/games/linesOfAction/kernel/constants.ts';
import { Adam } from './adam.ts';
import { type Samples, sigmoid } from './samples.ts';

const BATCH = 256;
const LEARNING_RATE = 3e-3;
const INPUTS = 2 * SQUARE_COUNT;
const H = HIDDEN_COUNT;
/** Where the parts of the weights begin: inputs, biases of the hidden values, output, bias of the output. */
export const HIDDEN_BIAS = INPUTS * H;
export const OUTPUT = HIDDEN_BIAS + H;
export const OUTPUT_BIAS = OUTPUT + 2 * H;
const WEIGHT_COUNT = OUTPUT_BIAS + 1;

/** By symmetry of the board: where each square goes. */
const SYMMETRIES = Array.from({ length: 8 }, (_, symmetry) =>
  Uint8Array.from({ length: SQUARE_COUNT }, (_, square) => {
    let [column, row] = [square % LENGTH, Math.floor(square / LENGTH)];
    if (symmetry & 1) column = LENGTH - 1 - column;
    if (symmetry & 2) row = LENGTH - 1 - row;
    return symmetry & 4 ? row + LENGTH * column : column + LENGTH * row;
  }),
);

function startWeights(random: Random): Float32Array {
  const weights = new Float32Array(WEIGHT_COUNT);
  const fill = (start: number, end: number, most: number): void => {
    for (let i = start; i < end; i++) weights[i] = most * (2 * random.unit() - 1);
  };
  fill(0, HIDDEN_BIAS, 0.25);
  fill(HIDDEN_BIAS, OUTPUT, 0.1);
  fill(OUTPUT, OUTPUT_BIAS, 0.3);
  return weights;
}

/** One position at a time: what the network makes of it, and which way its weights should go. */
class Gradient {
  readonly sum = new Float32Array(WEIGHT_COUNT);
  /** Of the side to move, then of the other: before and after clipping and squaring. */
  readonly #hidden = new Float32Array(2 * H);
  readonly #clipped = new Float32Array(2 * H);

  /** @returns the log odds of the side to move. */
  output(weights: Float32Array, samples: Samples, index: number, symmetry: Uint8Array): number {
    const [hidden, clipped] = [this.#hidden, this.#clipped];
    for (let h = 0; h < H; h++) hidden[h] = hidden[H + h] = weights[HIDDEN_BIAS + h]!;
    for (let at = samples.starts[index]!; at < samples.starts[index + 1]!; at++) {
      const input = samples.inputs[at]!;
      const place = symmetry[input & 63]! | (input & 64);
      const [mine, theirs] = [H * place, H * (place ^ 64)];
      for (let h = 0; h < H; h++) {
        hidden[h]! += weights[mine + h]!;
        hidden[H + h]! += weights[theirs + h]!;
      }
    }
    let output = weights[OUTPUT_BIAS]!;
    for (let h = 0; h < 2 * H; h++) {
      const value = Math.min(1, Math.max(0, hidden[h]!));
      clipped[h] = value;
      output += weights[OUTPUT + h]! * value * value;
    }
    return output;
  }

  /** Adds the gradient of the log loss of the position that `output` was asked for last. */
  add(
    weights: Float32Array,
    samples: Samples,
    index: number,
    symmetry: Uint8Array,
    error: number,
  ): void {
    const { sum } = this;
    const [hidden, clipped] = [this.#hidden, this.#clipped];
    sum[OUTPUT_BIAS]! += error;
    for (let h = 0; h < 2 * H; h++) {
      const value = clipped[h]!;
      sum[OUTPUT + h]! += error * value * value;
      const slope = value > 0 && value < 1 ? 2 * value * error * weights[OUTPUT + h]! : 0;
      hidden[h] = slope;
      sum[HIDDEN_BIAS + (h % H)]! += slope;
    }
    for (let at = samples.starts[index]!; at < samples.starts[index + 1]!; at++) {
      const input = samples.inputs[at]!;
      const place = symmetry[input & 63]! | (input & 64);
      const [mine, theirs] = [H * place, H * (place ^ 64)];
      for (let h = 0; h < H; h++) {
        sum[mine + h]! += hidden[h]!;
        sum[theirs + h]! += hidden[H + h]!;
      }
    }
  }
}

const logLoss = (target: number, chance: number): number =>
  -target * Math.log(chance + 1e-9) - (1 - target) * Math.log(1 - chance + 1e-9);

/**
 * Fits the network to samples from random weights on, by Adam with a learning rate that falls as a cosine, each
 * position in a random one of its eight symmetries. @param test samples that only tell how good it is.
 */
export function fit(samples: Samples, test: Samples, epochs: number): Float32Array {
  const random = makeRandom(0x10a);
  const weights = startWeights(random);
  const gradient = new Gradient();
  const batches = Math.floor(samples.count / BATCH);
  const adam = new Adam(WEIGHT_COUNT);
  const order = Uint32Array.from({ length: samples.count }, (_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let batch = 0; batch < batches; batch++) {
      for (const index of order.subarray(BATCH * batch, BATCH * (batch + 1))) {
        const symmetry = SYMMETRIES[random.below(8)]!;
        const chance = sigmoid(gradient.output(weights, samples, index, symmetry));
        gradient.add(weights, samples, index, symmetry, chance - samples.targets[index]!);
      }
      const done = (epoch * batches + batch) / (epochs * batches);
      adam.step(
        weights,
        gradient.sum,
        1 / BATCH,
        0.5 * LEARNING_RATE * (1 + Math.cos(Math.PI * done)),
      );
      gradient.sum.fill(0);
    }
    console.log(`epoch ${epoch + 1}: log loss ${lossOn(test, weights, gradient).toFixed(4)}`);
  }
  return weights;
}

function lossOn(test: Samples, weights: Float32Array, gradient: Gradient): number {
  let loss = 0;
  for (let index = 0; index < test.count; index++) {
    const chance = sigmoid(gradient.output(weights, test, index, SYMMETRIES[0]!));
    loss += logLoss(test.targets[index]!, chance);
  }
  return loss / test.count;
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
