import { join } from 'node:path';
import { err, ok } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { makeMatchRecord, type MatchRecord } from '../../src-shared/record/matchRecord.ts';
import { datedFiles } from './datedFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { makePatience } from './patience.ts';
import { makeSafeFile, type ParseContent } from './safeFile.ts';
import { storageError, type Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/** A match's file; its id is the name. */
const MATCH_FILE = /^([\w-]{1,64})\.json$/;
/** What was set aside. */
const KEPT_FILE = /-(damaged|newer)-\d+\.json$/;
export const ARCHIVE = 'matches';
const DELETED = 'deleted';
/** How long a deleted match can come back, days. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A file of a match. */
export interface ArchivedFile {
  readonly matchId: string;
  readonly changedMs: number;
  readonly bytes: number;
}

/** The folder of matches that were put away, each under its id with a backup; what was deleted is in a folder inside. */
export interface MatchArchive {
  /** What can't be read hides no other: it is set aside and told of. */
  read(matchId: string): Promise<MatchRecord | undefined>;
  write(record: MatchRecord): Promise<Written>;
  /** The last changed first. */
  list(): Promise<readonly ArchivedFile[]>;
  /** Puts a match where it can be brought back from; resolves to `ok` when there is none. */
  remove(matchId: string): Promise<Written>;
  /** Brings a removed one back. @returns whether there was one. */
  restore(matchId: string): Promise<boolean>;
}

/** @param parse says why a file can't be used. */
export function makeMatchArchive(
  folder: StorageFolder,
  parse: ParseContent<MatchRecord>,
  report: (notice: Notice) => void,
): MatchArchive {
  const { files } = folder;
  const path = join(folder.path, ARCHIVE);
  const deleted = join(path, DELETED);
  const fileOf = (matchId: string) =>
    makeSafeFile(folder, join(ARCHIVE, `${matchId}.json`), parse, report);

  async function matchesIn(place: string): Promise<readonly ArchivedFile[]> {
    const found = await datedFiles(folder, place, (name) => !KEPT_FILE.test(name));
    return found.flatMap(({ name, ...file }) => {
      const [, matchId] = MATCH_FILE.exec(name) ?? [];
      return matchId === undefined ? [] : [{ matchId, ...file }];
    });
  }

  /** What was deleted so long ago that nobody misses it. */
  async function forgetDeleted(): Promise<void> {
    const before = Date.now() - KEPT_DAYS * DAY_MS;
    const old = (await matchesIn(deleted)).filter(({ changedMs }) => changedMs < before);
    for (const { matchId } of old) {
      await files.unlink(join(deleted, `${matchId}.json`)).catch(() => undefined);
    }
  }

  return {
    read: (matchId) => fileOf(matchId).read(),
    async write(record) {
      const made = await makeFolder(folder, ARCHIVE, report);
      return made.ok ? fileOf(record.matchId).write(makeMatchRecord(record)) : made;
    },
    list: () => matchesIn(path),
    async remove(matchId) {
      const [from, to] = [join(path, `${matchId}.json`), join(deleted, `${matchId}.json`)];
      if ((await files.stat(from).catch(() => undefined)) === undefined) return ok(undefined);
      const made = await makeFolder(folder, join(ARCHIVE, DELETED), report);
      if (!made.ok) return made;
      await forgetDeleted();
      try {
        const patiently = makePatience(folder);
        await patiently(() => files.rename(from, to));
        // The month in which it can come back begins now.
        await files.utimes(to, new Date(), new Date()).catch(() => undefined);
        await files.unlink(`${from}.backup`).catch(() => undefined);
        return ok(undefined);
      } catch (error) {
        return err(storageError(error));
      }
    },
    async restore(matchId) {
      if ((await folder.obstacle()) !== undefined) return false;
      const patiently = makePatience(folder);
      const [from, to] = [join(deleted, `${matchId}.json`), join(path, `${matchId}.json`)];
      // One that has come back meanwhile, from a file with everything, may have gone on.
      if ((await files.stat(to).catch(() => undefined)) !== undefined) return false;
      return patiently(() => files.rename(from, to)).then(
        () => true,
        () => false,
      );
    },
  };
}
