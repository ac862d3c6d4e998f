import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok } from '../../src-shared/core/result.ts';
import { isMissing, PRIVATE_FILE } from './fileSystem.ts';
import { makePatience, type Patiently, PATIENCE_MS } from './patience.ts';
import { notWritten, storageError, type Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/** The names of our half-written files; nobody else makes such. */
const TEMPORARY = /^\.quintet-[0-9a-f]{32}\.tmp$/;

export const temporaryBeside = (path: string): string =>
  join(dirname(path), `.quintet-${randomBytes(16).toString('hex')}.tmp`);

/** Writes files as a whole: at every moment the old or the new one is there, also when the power fails. */
export interface AtomicWriter {
  /** Makes `text` the content of a file. A link stays one, and what it points to is replaced. */
  write(path: string, text: string): Promise<Written>;
  /** Makes a file the copy of another, which is a plain one. */
  copy(from: string, to: string): Promise<Written>;
  /** Removes the half-written files that a program which was killed has left in a folder. */
  removeLeftovers(folder: string): Promise<void>;
}

/** A file that is busy is tried again for a while, but not each time when the time before was in vain. */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeAtomicWriter(folder: StorageFolder): AtomicWriter {
  const { files } = folder;
  let patienceMs = PATIENCE_MS;

  async function replace(
    path: string,
    fill: (temporary: string, patiently: Patiently) => Promise<void>,
  ): Promise<Written> {
    const obstacle = await folder.obstacle();
    if (obstacle !== undefined) return err(obstacle);
    const patiently = makePatience(folder, patienceMs);
    try {
      const target = await files.realpath(path).catch(() => path);
      const temporary = temporaryBeside(target);
      try {
        await fill(temporary, patiently);
        await patiently(() => files.rename(temporary, target));
      } catch (error) {
        await files.unlink(temporary).catch(() => undefined);
        throw error;
      }
      await syncFolder(dirname(target));
      patienceMs = PATIENCE_MS;
      return ok(undefined);
    } catch (error) {
      patienceMs = 0;
      if (!isMissing(error)) return err(storageError(error));
      const isThere = await files.stat(folder.path).catch(() => undefined);
      return isThere === undefined ? notWritten('ERR_FOLDER_GONE') : err(storageError(error));
    }
  }

  /** So that the new name outlives a power cut; systems that can't, or need not, refuse. */
  async function syncFolder(path: string): Promise<void> {
    try {
      const handle = await files.open(path, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch {
      // The content is on the disk all the same.
    }
  }

  return {
    write: (path, text) =>
      replace(path, async (temporary, patiently) => {
        const handle = await patiently(() => files.open(temporary, 'wx', PRIVATE_FILE));
        try {
          // Writes on until all is there: on a full disk a single write may stop in the middle and say nothing.
          await handle.writeFile(text, 'utf8');
          await handle.sync();
        } finally {
          await handle.close();
        }
      }),
    copy: (from, to) =>
      replace(to, async (temporary, patiently) => {
        await patiently(() => files.copyFile(from, temporary, constants.COPYFILE_EXCL));
        await files.chmod(temporary, PRIVATE_FILE);
      }),
    async removeLeftovers(path) {
      const names = await files.readdir(path).catch(() => []);
      for (const name of names.filter((each) => TEMPORARY.test(each))) {
        const leftover = join(path, name);
        const stats = await files.lstat(leftover).catch(() => undefined);
        if (stats?.isFile() === true) await files.unlink(leftover).catch(() => undefined);
      }
    },
  };
}
