import { join } from 'node:path';
import type { Disk } from './fileSystem.ts';

/** A file of a folder, by its name. */
export interface DatedFile {
  readonly name: string;
  readonly changedMs: number;
  readonly bytes: number;
}

/** The files of a folder whose names are wanted, the last changed first; none where there is no such folder. */
export async function datedFiles(
  { files }: Disk,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly DatedFile[]> {
  const names = await files.readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.filter(isWanted).map(async (name) => {
      const stats = await files.stat(join(folder, name)).catch(() => undefined);
      return { name, changedMs: stats?.mtimeMs ?? 0, bytes: stats?.size ?? 0 };
    }),
  );
  return dated.sort((one, other) => other.changedMs - one.changedMs);
}
