/**
 * Compiles AssemblyScript: `import { bytes } from './kernel.as.ts?wasm'` gives the WebAssembly module as bytes that
 * are part of the bundle, so that it works alike in every host, in threads and in tests.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKernel } from './kernelCompiler.mjs';
import { readJson } from './project.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/quintet-kernels');
const { version } = readJson(join(root, 'node_modules/assemblyscript/package.json'));
const QUERY = '.as.ts?wasm';

/**
 * Memory is made by the caller (`src-shared/kernel/kernelHost.ts`) and may be shared by threads, up to 1 GiB for a
 * table and 256 MiB for all else.
 * The compiler checks nothing at run time, so that a kernel is as fast as C.
 */
const OPTIONS = [
  ...['--runtime', 'stub', '-O3', '--noAssert', '--converge'],
  ...['--enable', 'simd', '--enable', 'threads'],
  ...['--importMemory', '--sharedMemory', '--maximumMemory', '20480'],
];

/**
 * @param {{ onCompile?: () => void }} [options] onCompile: called before the first of what takes seconds
 * @returns {import('vite').Plugin}
 */
export function assemblyScript({ onCompile } = {}) {
  let hasTold = false;
  const tellOnce = () => {
    if (!hasTold) onCompile?.();
    hasTold = true;
  };
  return {
    name: 'quintet:assemblyscript',
    enforce: 'pre',
    /** @param {string} id */
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -'?wasm'.length);
      const sources = sourcesOf(file);
      for (const source of sources) this.addWatchFile(source);
      const base64 = Buffer.from(await compiled(file, sources, tellOnce)).toString('base64');
      // A loop is many times as fast as `Uint8Array.from`, at every start of a program and of its threads.
      return `const text = atob('${base64}');
        export const bytes = new Uint8Array(text.length);
        for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);`;
    },
  };
}

/**
 * The file and everything it imports.
 *
 * @param {string} file @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function sourcesOf(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom\s+'(\.[^']+)'/g)) {
    sourcesOf(join(dirname(file), `${path}.ts`), seen);
  }
  return seen;
}

/**
 * Compiling takes seconds, so the result is kept for as long as nothing it is made from changes.
 *
 * @param {string} file @param {Set<string>} sources
 * @param {() => void} onCompile
 */
async function compiled(file, sources, onCompile) {
  const hash = createHash('sha256').update(JSON.stringify([version, OPTIONS]));
  for (const source of sources) hash.update(readFileSync(source));
  const name = `${basename(dirname(file))}-${basename(file, '.as.ts')}`;
  const kept = join(cache, `${name}-${hash.digest('hex').slice(0, 32)}.wasm`);
  if (existsSync(kept)) return readFileSync(kept);
  onCompile();
  const bytes = await compileKernel(file, OPTIONS);
  mkdirSync(cache, { recursive: true });
  // Whoever else compiles at the same time reads a whole file or none.
  writeFileSync(`${kept}.${process.pid}`, bytes);
  renameSync(`${kept}.${process.pid}`, kept);
  return bytes;
}
