import { copyFile, readdir, readFile, rename, rm, access } from 'node:fs/promises';
import { basename, dirname, join, parse as parsePath } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Result } from '../../src-shared/core/result.ts';

/** What was found in a file, and what was wrong with it, one sentence each. */
export interface Found<T> {
  readonly value: T | undefined;
  readonly notices: readonly string[];
}

/** A text file that is only ever replaced as a whole, with the text before it kept beside it as a backup. */
export interface SafeFile<T> {
  /**
   * Reads the file, or else its backup. What can't be read is set aside under another name, never overwritten.
   * @throws Error when the file system refuses.
   */
  read(): Promise<Found<T>>;
  /** Replaces the text and keeps the one before. At every moment a whole file is there. @throws as `read`. */
  write(text: string): Promise<void>;
}

/** @param parse says why a text can't be used, as a sentence without its full stop. */
export function makeSafeFile<T>(
  path: string,
  parse: (text: string) => Result<T, { readonly message: string }>,
): SafeFile<T> {
  const backup = `${path}.backup`;
  const name = basename(path);

  async function readOne(file: string): Promise<Found<T>> {
    const text = await readIfThere(file);
    if (text === undefined) return { value: undefined, notices: [] };
    const parsed = parse(text);
    if (parsed.ok) return { value: parsed.value, notices: [] };
    const kept = await setAside(file);
    const why = parsed.error.message;
    return {
      value: undefined,
      notices: [`“${basename(file)}” can’t be used and was kept as “${kept}”: ${why}.`],
    };
  }

  return {
    async read() {
      await removeLeftovers(path);
      const found = await readOne(path);
      if (found.value !== undefined) return found;
      const older = await readOne(backup);
      const used = older.value === undefined ? [] : [`The copy before “${name}” was used.`];
      return { value: older.value, notices: [...found.notices, ...older.notices, ...used] };
    },
    async write(text) {
      const fresh = `${backup}.new`;
      if (await copyIfThere(path, fresh)) await rename(fresh, backup);
      await writeFileAtomic(path, text);
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Renames a file to a name that is free. @returns that name. */
async function setAside(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const { name, ext } = parsePath(path);
    const kept = `${name}-damaged-${number}${ext}`;
    const isTaken = await access(join(dirname(path), kept)).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    await rename(path, join(dirname(path), kept));
    return kept;
  }
}

/** Half-written files of a program that was killed while it wrote. */
async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  for (const name of await readdir(folder)) {
    const rest = name.startsWith(start) ? name.slice(start.length) : '';
    if (/^\d+$|^backup\.new$/.test(rest))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
