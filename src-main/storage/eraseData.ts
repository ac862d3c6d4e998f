import { join } from 'node:path';
import { err, ok } from '../../src-shared/core/result.ts';
import { errorCode } from './fileSystem.ts';
import { makePatience } from './patience.ts';
import { type StorageError, storageError, type Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/** What stands behind the name of a file of ours: its backup, and what was set aside. */
const KEPT = String.raw`(?:-(?:damaged|newer)-\d+)?(?:\.json)?(?:-damaged-\d+)?(?:\.backup)?`;

/** Files of ours, by folder. What is not among them stays, and so do the lock and the address of a host that runs. */
const FILES: Readonly<Record<string, RegExp>> = {
  '': new RegExp(
    String.raw`^(?:(?:match|settings|puzzles|made-puzzles|labels|programs|window)${KEPT}|\.quintet-[\da-f]{32}\.tmp)$`,
  ),
  'matches/deleted': /^[\w-]{1,64}\.json$/,
  matches: new RegExp(String.raw`^(?:[\w-]{1,64}?${KEPT}|\.quintet-[\da-f]{32}\.tmp)$`),
  library: /^(?:\d{1,2}\.json|\.quintet-[\da-f]{32}\.tmp)$/,
  tournaments: new RegExp(String.raw`^(?:[\w-]{1,64}?${KEPT}|\.quintet-[\da-f]{32}\.tmp)$`),
  reviews: /^(?:[\da-f]{32}\.json|\.quintet-[\da-f]{32}\.tmp)$/,
};

/** Folders in which nothing is anybody else's: those of programs that were started, and of the browser of a kiosk. */
const TREES = ['programs', 'kiosk'];

/**
 * Deletes everything of a person in a data folder. Whatever can't be deleted stops nothing else.
 * @returns why something is still there.
 */
export async function eraseData(folder: StorageFolder): Promise<Written> {
  const { files } = folder;
  const obstacle = await folder.obstacle();
  if (obstacle !== undefined) return err(obstacle);
  const patiently = makePatience(folder);
  let failure: StorageError | undefined;

  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await patiently(action);
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error))) {
        failure ??= storageError(error);
      }
    }
  }

  /** A link is removed, never what it leads to. */
  async function removeTree(path: string): Promise<void> {
    const stats = await files.lstat(path).catch(() => undefined);
    if (stats === undefined) return;
    if (!stats.isDirectory()) return attempt(() => files.unlink(path));
    for (const name of await files.readdir(path).catch(() => []))
      await removeTree(join(path, name));
    await attempt(() => files.rmdir(path));
  }

  for (const [place, pattern] of Object.entries(FILES)) {
    const path = join(folder.path, place);
    for (const name of await files.readdir(path).catch(() => [])) {
      const file = join(path, name);
      const stats = await files.lstat(file).catch(() => undefined);
      const isFile = stats !== undefined && !stats.isDirectory();
      if (isFile && pattern.test(name)) await attempt(() => files.unlink(file));
    }
    if (place !== '') await attempt(() => files.rmdir(path));
  }
  for (const name of TREES) await removeTree(join(folder.path, name));
  return failure === undefined ? ok(undefined) : err(failure);
}
