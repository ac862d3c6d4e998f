import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as v from 'valibot';

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

/** Written when the page is built: the names of its files. */
const FILE_LIST = 'files.json';
const fileListSchema = v.array(v.pipe(v.string(), v.regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/)));

/**
 * Reads the whole built page at start: the files that were built, and nothing else that lies in the folder. A request
 * is then only looked up: no address is ever made into a path, so there is nothing to traverse.
 * @throws Error when the folder is not there, or not as it was built.
 */
export function readRendererFiles(folder: string): RendererFiles {
  const files = new Map<string, RendererFile>();
  for (const name of readFileList(folder)) {
    const type = TYPES[extname(name)];
    if (type === undefined) throw new Error(`the page has a file of an unknown type: ${name}`);
    files.set(`/${name}`, { body: readFileSync(join(folder, name)), type });
  }
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`there is no page in ${folder}`);
  return files.set('/', index);
}

function readFileList(folder: string): string[] {
  try {
    return v.parse(fileListSchema, JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8')));
  } catch {
    throw new Error(`there is no page in ${folder}`);
  }
}
