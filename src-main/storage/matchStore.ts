import { join } from 'node:path';
import { err, ok } from '../../src-shared/core/result.ts';
import type { Notice, Saving } from '../../src-shared/ipc/storage.ts';
import { linesOf } from '../../src-shared/match/branches.ts';
import {
  makeMatchRecord,
  type MatchRecord,
  parseMatchRecord,
} from '../../src-shared/record/matchRecord.ts';
import { makeAtomicWriter } from './atomicWriter.ts';
import { PRIVATE_FOLDER } from './fileSystem.ts';
import { findLatestMatches } from './latestMatches.ts';
import { makeRetrier } from './retrier.ts';
import { ARCHIVE, type ArchivedFile, makeMatchArchive } from './matchArchive.ts';
import { makeSafeFile, type ParseContent } from './safeFile.ts';
import type { Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

/**
 * The matches of one data folder: the current one in `match.json`, and each other one under its id in `matches`, all
 * with a backup. Nothing that was played is lost: what can't be written is kept in memory and tried again.
 */
export interface MatchStore {
  /** The match that was current when the program ended. */
  readonly saved: MatchRecord | undefined;
  /** The match that is, or will be, in `match.json`. */
  readonly currentId: string | undefined;
  /** What is not on the disk. */
  readonly saving: Saving;
  /** What was current at some time since the program began. */
  readonly recent: readonly MatchRecord[];
  /**
   * Makes this the current match; one with another id that was current before is put away first. Resolves when that
   * is on the disk, or known not to be possible now. Saves are done one after the other.
   */
  save(record: MatchRecord): Promise<void>;
  /**
   * The current match and, for each other game, the one that was played last, newest first. A match in which nothing
   * has happened is among them only while it is current.
   */
  latest(): Promise<readonly MatchRecord[]>;
  /** The files of all matches but the current one, the last changed first. */
  list(): Promise<readonly ArchivedFile[]>;
  /** Any match as it stands. */
  read(matchId: string): Promise<MatchRecord | undefined>;
  /** Puts away a match that was never current. */
  add(record: MatchRecord): Promise<Written>;
  /** Deletes a match, not the current one; for a month it can be brought back. */
  remove(matchId: string): Promise<Written>;
  /** @returns whether there was one to bring back. */
  restore(matchId: string): Promise<boolean>;
  /** Tries a last time. */
  close(): Promise<void>;
}

export interface MatchStoreListeners {
  /** Told what the person should know of the files. */
  report(notice: Notice): void;
  /** Told when something can't be saved, and when it is after all. */
  onSaving(saving: Saving): void;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export async function openMatchStore(
  folder: StorageFolder,
  { report, onSaving }: MatchStoreListeners,
): Promise<MatchStore> {
  const writer = makeAtomicWriter(folder);
  // Once, before anything is written: later it would be what is being written.
  await writer.removeLeftovers(folder.path);
  const file = makeSafeFile(folder, 'match.json', parseContent, report);
  const saved = await file.read();
  const archive = makeMatchArchive(folder, parseContent, report);
  const archivePath = join(folder.path, ARCHIVE);
  await folder.files.chmod(archivePath, PRIVATE_FOLDER).catch(() => undefined);
  await writer.removeLeftovers(archivePath);

  /** What `match.json` holds, until it is put away. */
  let onDisk = saved;
  let currentId = saved?.matchId;
  let newest = saved;
  /** By id: what was current at some time since the program began, as it was left. */
  const known = new Map<string, MatchRecord>();
  if (saved !== undefined && hasContent(saved)) known.set(saved.matchId, saved);
  let archived: Promise<readonly MatchRecord[]> | undefined;
  /** By match, oldest first: what is newer than on the disk. */
  const waiting = new Map<string, MatchRecord>();
  let saving: Saving = { waiting: 0 };
  let idle = Promise.resolve();
  const retrier = makeRetrier(folder.clock, () => void flush());

  function flush(): Promise<void> {
    idle = idle.then(async () => {
      const written = await writeWaiting();
      if (!written.ok) retrier.arm();
      const error = written.ok ? undefined : written.error.code;
      const now: Saving = { waiting: [...waiting.values()].filter(hasContent).length, error };
      const isChanged = now.waiting !== saving.waiting || now.error !== saving.error;
      saving = now;
      if (isChanged) onSaving(now);
    });
    return idle;
  }

  /** The matches before the current one go first: `match.json` must not lose the only copy of one. */
  async function writeWaiting(): Promise<Written> {
    // What is saved meanwhile has its own turn.
    const current = currentId === undefined ? undefined : waiting.get(currentId);
    const earlier = [...waiting.values()].filter((record) => record !== current);
    if (onDisk !== undefined && onDisk.matchId !== currentId && !waiting.has(onDisk.matchId)) {
      earlier.unshift(onDisk);
    }
    for (const record of earlier) {
      const putAway = await putInArchive(record);
      if (!putAway.ok) return putAway;
      forget(record);
      if (onDisk?.matchId === record.matchId) onDisk = undefined;
    }
    if (current === undefined) return ok(undefined);
    if (!isSame(current, onDisk)) {
      const written = await file.write(makeMatchRecord(current));
      if (!written.ok) return written;
    }
    onDisk = current;
    forget(current);
    return ok(undefined);
  }

  function forget(record: MatchRecord): void {
    if (waiting.get(record.matchId) === record) waiting.delete(record.matchId);
  }

  const putInArchive = (record: MatchRecord): Promise<Written> =>
    hasContent(record) ? archive.write(record) : Promise.resolve(ok(undefined));

  /** Does something with the files of other matches, when no save is going on. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const done = idle.then(action);
    idle = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  return {
    saved,
    get currentId() {
      return currentId;
    },
    get saving() {
      return saving;
    },
    get recent() {
      return [...known.values()];
    },
    save(record) {
      // A match that waits keeps its place in the order; one that has become current again goes last.
      if (record.matchId !== currentId) waiting.delete(record.matchId);
      currentId = record.matchId;
      waiting.set(record.matchId, record);
      newest = record;
      if (hasContent(record)) known.set(record.matchId, record);
      return flush();
    },
    async latest() {
      archived ??= findLatestMatches(archive);
      const earlier = (await archived).filter(({ matchId }) => !known.has(matchId));
      return latestOfEachGame(newest, [...known.values(), ...earlier]);
    },
    list: () => inTurn(() => archive.list()),
    read: (matchId) => inTurn(async () => known.get(matchId) ?? (await archive.read(matchId))),
    add: (record) => inTurn(() => archive.write(record)),
    async remove(matchId) {
      if (matchId === currentId) throw new Error('the current match can’t be removed');
      // What waits is written first, so that it can be brought back whole.
      await flush();
      return inTurn(async () => {
        const removed = await archive.remove(matchId);
        if (!removed.ok) return removed;
        waiting.delete(matchId);
        known.delete(matchId);
        archived = undefined;
        return removed;
      });
    },
    restore: (matchId) =>
      inTurn(async () => {
        archived = undefined;
        return archive.restore(matchId);
      }),
    async close() {
      await flush();
      retrier.stop();
    },
  };
}

const parseContent: ParseContent<MatchRecord> = (text) => {
  const parsed = parseMatchRecord(text);
  if (parsed.ok) return parsed;
  const { code, place, message } = parsed.error;
  const isNewer = code === 'ERR_RECORD_VERSION';
  return err({ isNewer, isNoJson: code === 'ERR_RECORD_SYNTAX', place, message });
};

/** Whether nothing is new in a record; when it was last saved is not news. */
function isSame(record: MatchRecord, before: MatchRecord | undefined): boolean {
  if (before?.matchId !== record.matchId) return false;
  if (before.match === record.match) return true;
  if (before.match.moves.length !== record.match.moves.length) return false;
  const { updatedAt } = before;
  return makeMatchRecord({ ...record, updatedAt }) === makeMatchRecord(before);
}

/** @param current stands for its game, whatever there is else. */
function latestOfEachGame(
  current: MatchRecord | undefined,
  others: readonly MatchRecord[],
): readonly MatchRecord[] {
  const byGame = new Map<string, MatchRecord>();
  for (const record of others) {
    const { gameId } = record.match.config;
    const found = byGame.get(gameId);
    if (found === undefined || found.updatedAt < record.updatedAt) byGame.set(gameId, record);
  }
  if (current !== undefined) byGame.set(current.match.config.gameId, current);
  const isFirst = (record: MatchRecord): number => (record === current ? 1 : 0);
  return [...byGame.values()].sort(
    (a, b) => isFirst(b) - isFirst(a) || b.updatedAt.localeCompare(a.updatedAt),
  );
}

/** Whether anything happened in a match. */
const hasContent = ({ match }: MatchRecord): boolean =>
  linesOf(match).some(
    ({ moves, undone, termination }) =>
      moves.length > 0 || undone.length > 0 || termination !== undefined,
  );
