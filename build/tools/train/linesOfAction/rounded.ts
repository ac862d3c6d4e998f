import { format } from 'prettier';
import {
  HIDDEN_COUNT,
  HIDDEN_ONE,
} from '../../../../src-shared/games/linesOfAction/kernel/constants.ts';
import { HIDDEN_BIAS, OUTPUT, OUTPUT_BIAS } from './fit.ts';

const MAX_OUTPUT_WEIGHT = 127;
/** An estimate of so much stands for log odds of 1. */
const ESTIMATE_ONE = 1_024;

/** The weights of a fit as the file of the network, in whole numbers. */
export function rounded(weights: Float32Array): Promise<string> {
  const output = weights.subarray(OUTPUT, OUTPUT_BIAS);
  const scale = MAX_OUTPUT_WEIGHT / Math.max(...output.map(Math.abs));
  const list = (part: Float32Array, one: number): string =>
    `[${Array.from(part, (weight) => Math.round(weight * one)).join(', ')}]`;
  const rows = Array.from({ length: HIDDEN_BIAS / HIDDEN_COUNT }, (_, input) =>
    list(weights.subarray(HIDDEN_COUNT * input, HIDDEN_COUNT * (input + 1)), HIDDEN_ONE),
  );
  const text = `{
    "outputBias": ${Math.round(weights[OUTPUT_BIAS]! * ESTIMATE_ONE)},
    "outputUnit": ${(ESTIMATE_ONE / scale).toFixed(6)},
    "output": ${list(output, scale)},
    "hiddenBias": ${list(weights.subarray(HIDDEN_BIAS, OUTPUT), HIDDEN_ONE)},
    "hidden": [${rows.join(',')}]
  }`;
  return format(text, { parser: 'json', printWidth: 100 });
}
