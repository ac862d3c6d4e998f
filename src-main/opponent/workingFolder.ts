import { mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder that a program works in: one of its own, so that whatever it writes there meets no file of ours. Where
 * the data folder can't have one, or is gone, it is a new one among the temporary files.
 * @param name the program's, as a folder can be called.
 */
export function workingFolder(dataFolder: string, name: string): string {
  const programs = join(dataFolder, 'programs');
  const own = join(programs, name);
  // Step by step: a data folder that has vanished must not come back empty.
  if (isFolder(programs) && isFolder(own)) return own;
  return mkdtempSync(join(tmpdir(), 'quintet-program-'));
}

/** Makes a folder for us alone if need be. @returns whether it is there. */
function isFolder(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  }
}
