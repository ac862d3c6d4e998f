import shipped from './network.json';
import { NETWORK_BLOCKS, NETWORK_CHANNELS, NETWORK_HIDDEN } from './kernel/constants.ts';

/** The network that judges positions (kernel/network.as.ts). How it was made: docs/engines/hex.md. */
interface Network {
  readonly madeBy: string;
  /** Its shape, as in kernel/constants.ts. */
  readonly channels: number;
  readonly blocks: number;
  readonly hidden: number;
  /** Whole numbers within ±127 as bytes, in base 64. */
  readonly weights: string;
  /** Real numbers of 32 bits, the lowest byte first, in base 64. */
  readonly floats: string;
}

/** What takes a network: the kernel. */
export interface NetworkSink {
  /** Weights in the order of kernel/networkWeights.as.ts. @param weight within ±127. */
  setNetworkWeight(index: number, weight: number): void;
  setNetworkFloat(index: number, value: number): void;
}

/** What every host has for base 64; `src-shared` has no types of any host. */
const { atob } = globalThis as unknown as { atob(text: string): string };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0));

const NETWORK: Network = shipped;

/** @throws Error when the network that is shipped has another shape than the kernel. */
export function fillNetwork(sink: NetworkSink): void {
  const { channels, blocks, hidden, weights, floats } = NETWORK;
  const wanted = [NETWORK_CHANNELS, NETWORK_BLOCKS, NETWORK_HIDDEN];
  if (`${wanted}` !== `${[channels, blocks, hidden]}`) {
    throw new Error(`the network has the shape ${channels}, ${blocks}, ${hidden}, not ${wanted}`);
  }
  const whole = new Int8Array(bytesOf(weights).buffer);
  for (const [index, weight] of whole.entries()) sink.setNetworkWeight(index, weight);
  const real = new DataView(bytesOf(floats).buffer);
  for (let at = 0; at < real.byteLength; at += 4) {
    sink.setNetworkFloat(at / 4, real.getFloat32(at, true));
  }
}
