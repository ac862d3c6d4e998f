import { HIDDEN_COUNT, HIDDEN_ONE } from './kernel/constants.ts';
import shipped from './network.json';

/**
 * The network that estimates positions (kernel/evaluation.as.ts), in whole numbers. A hidden value of 255 stands for 1, to
 * which they are clipped. How it was made: docs/engines/linesOfAction.md.
 */
export interface Network {
  /** By hidden value. */
  readonly hiddenBias: readonly number[];
  /** By square, the enemy's pieces after one's own, then by hidden value. */
  readonly hidden: readonly (readonly number[])[];
  /** By hidden value, those of the side to move first, within ±127: what its square counts. */
  readonly output: readonly number[];
  /** In 1,024ths of the step from even to a chance of 73 %. */
  readonly outputBias: number;
  /** The output for a hidden value of 1 with a weight of 1, in the same units. */
  readonly outputUnit: number;
}

export const NETWORK: Network = shipped;

/** What takes a network: the kernel. */
export interface NetworkSink {
  /** @param index hidden value + 32 · (square + 64 for an enemy piece); 4096 + hidden value for the bias. */
  setHiddenWeight(index: number, weight: number): void;
  setOutputWeight(index: number, weight: number): void;
  /** @param scale the output for a hidden value and a weight of one unit each. */
  setOutput(bias: number, scale: number): void;
}

export function fillNetwork(sink: NetworkSink, network: Network): void {
  for (const [input, weights] of [...network.hidden, network.hiddenBias].entries()) {
    for (const [hidden, weight] of weights.entries()) {
      sink.setHiddenWeight(HIDDEN_COUNT * input + hidden, weight);
    }
  }
  for (const [index, weight] of network.output.entries()) sink.setOutputWeight(index, weight);
  sink.setOutput(network.outputBias, network.outputUnit / HIDDEN_ONE ** 2);
}
