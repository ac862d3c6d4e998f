import { join } from 'node:path';
import { err, ok } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { PRIVATE_FOLDER } from './fileSystem.ts';
import { setAside } from './setAside.ts';
import { notWritten, storageError, type Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/** Makes a folder inside another, unless it is there; what stands in its place is moved away. */
export async function makeFolder(
  folder: StorageFolder,
  name: string,
  report: (notice: Notice) => void,
): Promise<Written> {
  const obstacle = await folder.obstacle();
  if (obstacle !== undefined) return err(obstacle);
  const path = join(folder.path, name);
  const stats = await folder.files.stat(path).catch(() => undefined);
  if (stats?.isDirectory() === true) return ok(undefined);
  try {
    if (stats !== undefined) {
      const keptAs = await setAside(folder, path, 'damaged');
      if (keptAs === undefined) return notWritten('ERR_IN_THE_WAY');
      report({ kind: 'movedAway', file: name, keptAs });
    }
    await folder.files.mkdir(path, { mode: PRIVATE_FOLDER });
    return ok(undefined);
  } catch (error) {
    return err(storageError(error));
  }
}
