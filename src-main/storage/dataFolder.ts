import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../src-shared/core/result.ts';

/** Where this system's programs keep what belongs to a person. */
export function defaultDataFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string = homedir(),
): string {
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Quintet');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Quintet');
    default:
      return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'Quintet');
  }
}

/** The value of `--data`, wherever it stands among arguments that are not all ours. */
export function readDataOption(args: readonly string[]): string | undefined {
  const options = { data: { type: 'string' } } as const;
  const { data } = parseArgs({ args: [...args], options, strict: false }).values;
  return typeof data === 'string' && data !== '' ? data : undefined;
}

export interface DataFolderError {
  readonly code: 'ERR_DATA_FOLDER' | 'ERR_DATA_FOLDER_IN_USE';
  /** A sentence without its full stop. */
  readonly message: string;
}

/** A data folder that no other process uses meanwhile. */
export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

/**
 * Makes the folder if need be and takes it for this process alone. The lock is a local socket that this process
 * listens at: the system closes it however the process ends, so no lock ever outlives its owner.
 */
export async function takeDataFolder(
  path: string,
  lockAddress: (folder: string) => string = defaultLockAddress,
): Promise<Result<DataFolder, DataFolderError>> {
  let folder: string;
  try {
    await mkdir(path, { recursive: true });
    folder = await realpath(path);
  } catch (error) {
    const message = `the data folder “${path}” can’t be used: ${(error as Error).message}`;
    return err({ code: 'ERR_DATA_FOLDER', message });
  }
  const address = lockAddress(folder);
  const server = (await listen(address)) ?? (await recover(address));
  if (server === undefined) {
    const message = `another Quintet is using the data folder “${folder}”; close it, or choose another folder with --data`;
    return err({ code: 'ERR_DATA_FOLDER_IN_USE', message });
  }
  return ok({
    path: folder,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  });
}

/** Linux and Windows have socket names that are no files; elsewhere a file in the temporary folder stands for it. */
export function defaultLockAddress(folder: string): string {
  const name = `quintet-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** @returns `undefined` when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** A socket file whose owner was killed refuses connections; it is removed and taken. */
async function recover(address: string): Promise<Server | undefined> {
  const isAlive = await new Promise<boolean>((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (isAlive) return undefined;
  await rm(address, { force: true }).catch(() => undefined);
  return listen(address);
}
