/** Compiles AssemblyScript, each file in a thread of its own, as many at a time as there are processors. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {{ file: string, options: readonly string[] }} Order */
/** @typedef {{ bytes: Uint8Array } | { error: string }} Compiled */

let running = 0;
/** @type {(() => void)[]} */
const waiting = [];

/**
 * @param {string} file @param {readonly string[]} options of the compiler
 * @returns {Promise<Uint8Array>}
 * @throws Error with what the compiler says about the source.
 */
export async function compileKernel(file, options) {
  while (running >= availableParallelism()) {
    await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  }
  running++;
  /** @type {Order} */
  const workerData = { file, options };
  const worker = new Worker(new URL('./kernelWorker.mjs', import.meta.url), { workerData });
  try {
    /** @type {Compiled[]} */
    const [compiled = { error: 'the compiler ended' }] = await once(worker, 'message');
    if ('error' in compiled) throw new Error(`${file} does not compile:\n${compiled.error}`);
    return compiled.bytes;
  } finally {
    await worker.terminate();
    running--;
    waiting.shift()?.();
  }
}
