import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface RendererFile {
  readonly body: Buffer;
  readonly type: string;
}

/** The built page by address path, e.g. `/assets/index.js`; `/` is its start. */
export type RendererFiles = ReadonlyMap<string, RendererFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Reads the whole built page at start. A request is then only looked up: no address is ever made into a path, so
 * there is nothing to traverse.
 * @throws Error when the folder or its index.html is not there.
 */
export function readRendererFiles(folder: string): RendererFiles {
  const files = new Map<string, RendererFile>();
  const walk = (path: string, address: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) walk(file, `${address}${entry.name}/`);
      const type = TYPES[extname(entry.name)];
      if (entry.isFile() && type !== undefined) {
        files.set(`${address}${entry.name}`, { body: readFileSync(file), type });
      }
    }
  };
  walk(folder, '/');
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`there is no page in ${folder}`);
  return files.set('/', index);
}
