import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import type { LibraryEntry } from '../../src-shared/record/libraryEntry.ts';
import { isEmpty } from '../../src-shared/record/labels.ts';
import { type Labelled, searchLibrary } from '../../src-shared/record/librarySearch.ts';
import type { TrackedMatch } from '../../src-shared/record/openings.ts';
import { ratingHistories } from '../../src-shared/record/ratingHistory.ts';
import { statisticsOf } from '../../src-shared/record/statistics.ts';
import { LOCKED } from '../demo.ts';
import type { HostServices } from '../hostServices.ts';
import { snapshotOf } from '../persistentReferee.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import type { Written } from '../storage/storageError.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { openEntryCache } from './entryCache.ts';
import { type Labels, openLabels } from './labels.ts';
import { makeLibraryIndex } from './libraryIndex.ts';

export interface LibraryCallsOptions {
  readonly store: MatchStore;
  readonly folder: StorageFolder;
  readonly host: Pick<HostServices, 'sendEvent'>;
  readonly isKiosk: boolean;
  report(notice: Notice): void;
  /** Resolves when all changes of it so far are saved. */
  saved(): Promise<void>;
}

/** What windows ask about the matches that are kept. */
export interface LibraryCalls {
  readonly handlers: Pick<
    Handlers,
    | ('library' | 'statistics' | 'labelMatch' | 'libraryMatch' | 'duplicateMatch')
    | ('deleteMatch' | 'restoreMatch')
  >;
  /** All matches by their positions, without looking through the folder again; `unread` are still to be read. */
  tracked(): Promise<{ readonly matches: readonly TrackedMatch[]; readonly unread: number }>;
  labelled(entry: LibraryEntry): Labelled;
  readonly labels: Labels;
  /** Begins to look through the folder, so that this is done by the time somebody asks. */
  prepare(): void;
  /** Others have added matches. */
  onAdded(): void;
  close(): Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export async function openLibraryCalls(options: LibraryCallsOptions): Promise<LibraryCalls> {
  const { store, folder, host, isKiosk, saved } = options;
  const labels = await openLabels(folder, options.report);
  const index = makeLibraryIndex({
    store,
    cache: openEntryCache(folder),
    onProgress: () => {
      host.sendEvent('libraryChanged', undefined);
    },
  });

  /** Whether files may be other than the index knows, so far as we have changed them ourselves. */
  let isStale = true;
  let looked = Promise.resolve();
  let isLooking = false;
  const labelled = (entry: LibraryEntry): Labelled => ({ entry, label: labels.of(entry.matchId) });

  /** Looks through the folder, which takes a file system call for each match; not twice at a time. */
  function look(): Promise<void> {
    if (isLooking && !isStale) return looked;
    isStale = false;
    isLooking = true;
    const looking = index.refresh().finally(() => {
      if (looked === looking) isLooking = false;
    });
    looked = looking;
    return looking;
  }

  /** @param isLater of what was asked before, for which the folder need not be looked through once more */
  async function all(isLater = false): Promise<readonly Labelled[]> {
    await saved();
    await (isLater && !isStale ? looked : look());
    return index.matches().map(({ entry }) => labelled(entry));
  }

  /** Answers a call that changes something, and tells the windows that it has. */
  async function change(action: () => Promise<Written>): Promise<Result<undefined, CallError>> {
    if (isKiosk) return err(LOCKED);
    await saved();
    const written = await action();
    // Whoever looked meanwhile may have seen the files as they were before.
    isStale = true;
    if (!written.ok) return err({ code: written.error.code, message: 'it could not be stored' });
    host.sendEvent('libraryChanged', undefined);
    return ok(undefined);
  }

  return {
    handlers: {
      async library({ offset, limit, ...query }) {
        if (isKiosk) return err(LOCKED);
        const matches = await all(offset > 0);
        const found = searchLibrary(matches, query);
        const tags = new Set(matches.flatMap(({ label }) => label.tags));
        return ok({
          total: found.length,
          rows: found.slice(offset, offset + limit),
          tags: [...tags].sort(),
          unread: index.unread,
        });
      },
      async statistics() {
        if (isKiosk) return err(LOCKED);
        const matches = await all();
        const ratings = ratingHistories(matches).map(({ points, ...history }) => ({
          ...history,
          points: [...points],
        }));
        return ok({ levels: [...statisticsOf(matches)], ratings });
      },
      labelMatch: ({ matchId, label }) => change(() => labels.change(new Map([[matchId, label]]))),
      async libraryMatch({ matchId }) {
        if (isKiosk) return err(LOCKED);
        await saved();
        const record = await store.read(matchId);
        return record === undefined ? err(NO_MATCH) : ok(snapshotOf(record, undefined));
      },
      async duplicateMatch({ matchId }) {
        const copyId = randomUUID();
        const record = await store.read(matchId);
        if (record === undefined) return err(NO_MATCH);
        const updatedAt = new Date().toISOString();
        const label = labels.of(matchId);
        const copied = await change(async () => {
          const added = await store.add({ ...record, matchId: copyId, updatedAt });
          if (!added.ok || isEmpty(label)) return added;
          return labels.change(new Map([[copyId, label]]));
        });
        if (!copied.ok) return copied;
        return ok({ matchId: copyId });
      },
      deleteMatch({ matchId }) {
        if (matchId === store.currentId) return err(ON_TABLE);
        return change(() => store.remove(matchId));
      },
      async restoreMatch({ matchId }) {
        if (isKiosk) return err(LOCKED);
        if (!(await store.restore(matchId))) return err(NO_MATCH);
        isStale = true;
        host.sendEvent('libraryChanged', undefined);
        return ok(undefined);
      },
    },
    async tracked() {
      await (isStale ? look() : looked);
      return { matches: index.matches(), unread: index.unread };
    },
    prepare() {
      if (isStale && !isKiosk) void look();
    },
    labelled,
    labels,
    onAdded() {
      isStale = true;
      host.sendEvent('libraryChanged', undefined);
    },
    close: () => index.close(),
  };
}

const NO_MATCH = { code: 'ERR_NO_MATCH', message: 'there is no such game any more' } as const;
const ON_TABLE = { code: 'ERR_ON_TABLE', message: 'this game is on the table' } as const;
