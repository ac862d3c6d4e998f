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

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in base 64 (RFC 4648). */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (const [value, digit] of [...DIGITS].entries()) values[digit.charCodeAt(0)] = value;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    let three = 0;
    for (let digit = 0; digit < 4; digit++)
      three = (three << 6) | values[text.charCodeAt(i + digit)]!;
    bytes.set([three >> 16, three >> 8, three], at);
  }
  return bytes.slice(0, bytes.length - padding);
}

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
