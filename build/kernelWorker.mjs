/** A thread that compiles AssemblyScript files, one after another, and sends what comes of each. */
import asc from 'assemblyscript/asc';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';

const root = fileURLToPath(new URL('..', import.meta.url));

parentPort?.on('message', (order) => void answer(order));

/** @param {import('./kernelCompiler.mjs').Order} order */
async function answer(order) {
  parentPort?.postMessage(await compile(order));
}

/**
 * @param {import('./kernelCompiler.mjs').Order} order
 * @returns {Promise<import('./kernelCompiler.mjs').Compiled>}
 */
async function compile({ file, options }) {
  /** @type {Uint8Array | undefined} */
  let bytes;
  const { error, stderr } = await asc.main(
    [relative(root, file), '--baseDir', root, '--outFile', 'kernel.wasm', ...options],
    {
      readFile: (name, base) => {
        const path = join(base || root, name);
        return existsSync(path) ? readFileSync(path, 'utf8') : null;
      },
      writeFile: (_, contents) => {
        bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
      },
      listFiles: (name, base) => {
        const path = join(base || root, name);
        return existsSync(path) ? readdirSync(path).filter((each) => each.endsWith('.ts')) : [];
      },
    },
  );
  return error || !bytes ? { error: stderr.toString() } : { bytes };
}
