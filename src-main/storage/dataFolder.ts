import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { type Disk, PRIVATE_FOLDER, systemDisk } from './fileSystem.ts';
import { makeFolderLock } from './folderLock.ts';
import type { StorageFolder } from './storageFolder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where this system's programs keep what belongs to a person.
 * @param holdsData whether a folder has files of ours.
 */
export function defaultDataFolder(
  platform: NodeJS.Platform,
  env: Environment,
  home: string = homedir(),
  holdsData: (folder: string) => boolean = hasOurFiles,
): string {
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Quintet');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Quintet');
    default: {
      const folder = xdgFolder(env['XDG_DATA_HOME'], join(home, '.local', 'share'));
      // Once it was among the configuration.
      const earlier = xdgFolder(env['XDG_CONFIG_HOME'], join(home, '.config'));
      return !holdsData(folder) && holdsData(earlier) ? earlier : folder;
    }
  }
}

/** The XDG Base Directory Specification has relative paths ignored. */
const xdgFolder = (chosen: string | undefined, usual: string): string =>
  join(chosen !== undefined && isAbsolute(chosen) ? chosen : usual, 'Quintet');

const hasOurFiles = (folder: string): boolean =>
  ['match.json', 'settings.json', 'matches'].some((name) => existsSync(join(folder, name)));

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
export interface DataFolder extends StorageFolder {
  release(): Promise<void>;
}

/**
 * Makes the folder if need be, for its owner alone, and takes it for this process alone. One that can't be written to
 * is taken without a lock: there is nothing to be in each other's way about, and it is locked before the first write
 * that can be made after all.
 */
export async function takeDataFolder(
  path: string,
  disk: Disk = systemDisk,
): Promise<Result<DataFolder, DataFolderError>> {
  const { files } = disk;
  let folder: string;
  try {
    await files.mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
    folder = await files.realpath(path);
    await keepPrivate(disk, folder);
  } catch (error) {
    const message = `the data folder “${path}” can’t be used: ${(error as Error).message}`;
    return err({ code: 'ERR_DATA_FOLDER', message });
  }
  const lock = makeFolderLock(disk, folder);
  const taken = await lock.take();
  if (!taken.ok && taken.error.code === 'ERR_LOCKED') {
    const message = `another Quintet is using the data folder “${folder}”; close it, or choose another folder with --data`;
    return err({ code: 'ERR_DATA_FOLDER_IN_USE', message });
  }
  return ok({ ...disk, path: folder, obstacle: lock.check, release: lock.release });
}

/** A folder that an earlier version made may be open to all; one that a person has chosen is the person's business. */
async function keepPrivate({ files }: Disk, folder: string): Promise<void> {
  const usual = await files
    .realpath(defaultDataFolder(process.platform, process.env))
    .catch(() => undefined);
  if (folder === usual) await files.chmod(folder, PRIVATE_FOLDER).catch(() => undefined);
}
