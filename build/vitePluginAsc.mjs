/**
 * Compiles AssemblyScript: `import { bytes } from './kernel.as.ts?wasm'` gives the WebAssembly module as bytes that
 * are part of the bundle, so that it works alike in every host, in threads and in tests.
 */
import asc from 'assemblyscript/asc';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/quintet-kernels');
const QUERY = '.as.ts?wasm';

/**
 * Memory is made by the caller (`src-shared/kernel/kernel.ts`) and may be shared by threads, up to 1 GiB.
 * The compiler checks nothing at run time, so that a kernel is as fast as C.
 */
const OPTIONS = [
  ...['--runtime', 'stub', '-O3', '--noAssert', '--converge'],
  ...['--enable', 'simd', '--enable', 'threads'],
  ...['--importMemory', '--sharedMemory', '--maximumMemory', '16384'],
];

/** @returns {import('vite').Plugin} */
export function assemblyScript() {
  return {
    name: 'quintet:assemblyscript',
    enforce: 'pre',
    /** @param {string} id */
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -'?wasm'.length);
      const sources = sourcesOf(file);
      for (const source of sources) this.addWatchFile(source);
      const base64 = Buffer.from(await compiled(file, sources)).toString('base64');
      return `export const bytes = Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));`;
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
 */
async function compiled(file, sources) {
  const hash = createHash('sha256').update(JSON.stringify([asc.version, OPTIONS]));
  for (const source of sources) hash.update(readFileSync(source));
  const name = `${basename(dirname(file))}-${basename(file, '.as.ts')}`;
  const kept = join(cache, `${name}-${hash.digest('hex').slice(0, 32)}.wasm`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await compile(file);
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

/**
 * @param {string} file
 * @returns {Promise<Uint8Array>}
 * @throws Error with what the compiler says about the source.
 */
async function compile(file) {
  /** @type {Uint8Array | undefined} */
  let bytes;
  const { error, stderr } = await asc.main(
    [relative(root, file), '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS],
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
  if (error || !bytes) throw new Error(`${file} does not compile:\n${stderr.toString()}`);
  return bytes;
}
