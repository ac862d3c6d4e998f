import { basename, dirname, join, parse } from 'node:path';
import { type Disk, isMissing } from './fileSystem.ts';
import { makePatience } from './patience.ts';

/**
 * Renames whatever is at a path to a name that is free, e.g. `match-damaged-1.json`.
 * @returns that name; `undefined` when it can't be moved, and is still where it was.
 */
export async function setAside(
  disk: Disk,
  path: string,
  why: 'damaged' | 'newer',
): Promise<string | undefined> {
  const kept = await freeName(disk, path, why);
  try {
    await makePatience(disk)(() => disk.files.rename(path, join(dirname(path), kept)));
    return kept;
  } catch {
    return undefined;
  }
}

/** A name beside a file that nothing has yet. */
export async function freeName(
  { files }: Disk,
  path: string,
  why: 'damaged' | 'newer',
): Promise<string> {
  const { name, ext } = parse(basename(path));
  for (let number = 1; ; number++) {
    const free = `${name}-${why}-${number}${ext}`;
    const isTaken = await files.lstat(join(dirname(path), free)).then(
      () => true,
      (error: unknown) => !isMissing(error),
    );
    if (!isTaken) return free;
  }
}
