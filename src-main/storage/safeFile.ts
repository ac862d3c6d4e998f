import { join } from 'node:path';
import { plainLine } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { type FileFault, MAX_NOTICE_TEXT, type Notice } from '../../src-shared/ipc/storage.ts';
import { makeAtomicWriter } from './atomicWriter.ts';
import { PRIVATE_FILE } from './fileSystem.ts';
import { readPlainFile } from './plainFile.ts';
import { setAside } from './setAside.ts';
import { notWritten, type Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/** Why the text of a file can't be used. */
export interface ContentError {
  /** A later version of the program wrote it. */
  readonly isNewer?: boolean;
  readonly isNoJson?: boolean;
  /** Where in it, by its keys, e.g. `games.hex`. */
  readonly place?: string | undefined;
  /** A sentence without its full stop. */
  readonly message: string;
}

export type ParseContent<T> = (text: string) => Result<T, ContentError>;

/** A text file that is only ever replaced as a whole, with the text before it kept beside it as a backup. */
export interface SafeFile<T> {
  /** Reads the file, or else its backup. What can't be read is set aside under another name, never overwritten. */
  read(): Promise<T | undefined>;
  /** Replaces the text and keeps the one before. At every moment a whole file is there. */
  write(text: string): Promise<Written>;
}

/** The name or path of a file's backup. */
export const backupOf = (file: string): string => `${file}.backup`;

/**
 * @param parse says why a text can't be used.
 * @param report told what the person should know of the file.
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeSafeFile<T>(
  folder: StorageFolder,
  name: string,
  parse: ParseContent<T>,
  report: (notice: Notice) => void,
): SafeFile<T> {
  const path = join(folder.path, name);
  const backupName = backupOf(name);
  const backup = join(folder.path, backupName);
  const writer = makeAtomicWriter(folder);
  let hasToldOfBackup = false;
  /** What is there can't be used and could not be moved away, so it must not be overwritten. */
  let isBlocked = false;

  async function readOne(file: string): Promise<T | undefined> {
    const place = join(folder.path, file);
    const text = await readPlainFile(folder, place);
    if (!text.ok) return refuse(file, text.error.fault);
    if (text.value === undefined) return undefined;
    const parsed = parse(text.value);
    if (!parsed.ok) return refuse(file, faultOf(parsed.error), parsed.error.place);
    // One that an earlier version made is everybody's to read.
    await folder.files.chmod(place, PRIVATE_FILE).catch(() => undefined);
    return parsed.value;
  }

  async function refuse(file: string, fault: FileFault, place?: string): Promise<undefined> {
    const why = fault === 'newer' ? 'newer' : 'damaged';
    const keptAs = await setAside(folder, join(folder.path, file), why);
    if (keptAs === undefined && file === name) isBlocked = true;
    const more = place === undefined ? {} : { place: plainLine(place, MAX_NOTICE_TEXT) };
    report({ kind: 'fileUnusable', file, keptAs, fault, ...more });
  }

  /** @returns whether a file may be put there: nothing is, or a file that is replaced. */
  async function clear(place: string, file: string): Promise<boolean> {
    const stats = await folder.files.stat(place).catch(() => undefined);
    const isReplaceable = stats?.isFile() === true && !(isBlocked && file === name);
    if (stats !== undefined && !isReplaceable) {
      const keptAs = await setAside(folder, place, 'damaged');
      if (keptAs === undefined) return false;
      report({ kind: 'movedAway', file, keptAs });
    }
    if (file === name) isBlocked = false;
    return true;
  }

  /** What goes wrong here must not stop the save that follows. */
  async function keepBackup(): Promise<boolean> {
    const before = await folder.files.stat(path).catch(() => undefined);
    if (before?.isFile() !== true) return true;
    return (await clear(backup, backupName)) && (await writer.copy(path, backup)).ok;
  }

  return {
    async read() {
      const found = await readOne(name);
      if (found !== undefined) return found;
      const older = await readOne(backupName);
      if (older !== undefined) report({ kind: 'backupUsed', file: name });
      return older;
    },
    async write(text) {
      const obstacle = await folder.obstacle();
      if (obstacle !== undefined) return err(obstacle);
      if (!(await clear(path, name))) return notWritten('ERR_IN_THE_WAY');
      const isKept = await keepBackup();
      const written = await writer.write(path, text);
      if (!written.ok) return written;
      if (!isKept && !hasToldOfBackup) report({ kind: 'noBackup', file: name });
      hasToldOfBackup ||= !isKept;
      return ok(undefined);
    },
  };
}

const faultOf = ({ isNewer, isNoJson }: ContentError): FileFault =>
  isNewer === true ? 'newer' : isNoJson === true ? 'notJson' : 'content';
