import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page that only its owner can read and that leads a browser to an address. */
export interface EntryFile {
  readonly path: string;
  /** May be called again. */
  remove(): Promise<void>;
}

/**
 * Writes an address where a browser finds it, so that no command line ever carries it: every user of a machine can
 * read all command lines. Jupyter opens its browser in the same way.
 * @param address of ours, of characters that mean nothing in HTML.
 */
export async function writeEntryFile(address: string, parent?: string): Promise<EntryFile> {
  // `mkdtemp` makes folders that nobody but their owner may enter.
  const folder = await mkdtemp(join(parent ?? (await folderForBrowser()), 'quintet-'));
  const path = join(folder, `${randomBytes(16).toString('hex')}.html`);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(path, makePage(address), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

const makePage = (address: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <meta http-equiv="refresh" content="0; url=${address}" />
    <title>Quintet</title>
  </head>
  <body>
    <p><a href="${address}">Open Quintet</a></p>
  </body>
</html>
`;

/** The longest that the system may take to tell the default browser, milliseconds. */
const ASK_MS = 2_000;

/**
 * Where the default browser can read a file. One that came as a snap package, as on Ubuntu, sees neither the temporary
 * folder nor hidden ones, but has a folder of its own in the person's home.
 */
async function folderForBrowser(): Promise<string> {
  if (process.platform !== 'linux') return tmpdir();
  const browser = await new Promise<string>((resolve) => {
    const args = ['get', 'default-web-browser'];
    execFile('xdg-settings', args, { timeout: ASK_MS }, (error, output) =>
      resolve(error === null ? output : ''),
    );
  });
  return snapFolder(browser, homedir()) ?? tmpdir();
}

/**
 * The folder of a snap package, if there is one.
 * @param desktopFile as the system names the browser; those of snaps are `package_program.desktop`.
 */
export function snapFolder(desktopFile: string, home: string): string | undefined {
  const [, name] = /^([a-z\d-]+)_[a-z\d-]+\.desktop\s*$/.exec(desktopFile) ?? [];
  const folder = name === undefined ? undefined : join(home, 'snap', name, 'common');
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}
