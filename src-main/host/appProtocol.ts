import type { RendererFile, RendererFiles } from './rendererFiles.ts';

export const APP_SCHEME = 'app';
/** Where the page of the packaged app lives; nothing else is ever loaded. */
export const APP_ORIGIN = `${APP_SCHEME}://quintet`;

/** The file at an address of our page, looked up as it is written; `undefined` for every other address. */
export function findAppFile(files: RendererFiles, address: string): RendererFile | undefined {
  if (!address.startsWith(`${APP_ORIGIN}/`)) return undefined;
  const [path = ''] = address.slice(APP_ORIGIN.length).split(/[?#]/, 1);
  return files.get(path);
}
