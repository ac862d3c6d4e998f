/** Compiles AssemblyScript in threads that stay, as the compiler's first kernel takes it many times as long as others. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {{ file: string, options: readonly string[] }} Order */
/** @typedef {{ bytes: Uint8Array } | { error: string }} Compiled */

/** The rest is for those who wait for the kernels. */
const MOST = Math.max(1, Math.floor(availableParallelism() / 2));

let running = 0;
/** @type {(() => void)[]} */
const waiting = [];
/** @type {Worker[]} */
const idle = [];

/**
 * @param {string} file @param {readonly string[]} options of the compiler
 * @returns {Promise<Uint8Array>}
 * @throws Error with what the compiler says about the source.
 */
export async function compileKernel(file, options) {
  while (running >= MOST) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  running++;
  try {
    const compiled = await order({ file, options });
    if ('error' in compiled) throw new Error(`${file} does not compile:\n${compiled.error}`);
    return compiled.bytes;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** @param {Order} order @returns {Promise<Compiled>} */
async function order(order) {
  const worker = idle.pop() ?? new Worker(new URL('./kernelWorker.mjs', import.meta.url));
  worker.ref();
  worker.postMessage(order);
  /** @type {Compiled[]} */
  const [compiled = { error: 'the compiler ended' }] = await once(worker, 'message');
  // Nobody is kept from ending by a thread without an order.
  worker.unref();
  idle.push(worker);
  return compiled;
}
