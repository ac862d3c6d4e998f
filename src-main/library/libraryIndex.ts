import { makeLibraryEntry } from '../../src-shared/record/libraryEntry.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import type { TrackedMatch } from '../../src-shared/record/openings.ts';
import { trackOf } from '../../src-shared/record/positionKeys.ts';
import type { ArchivedFile } from '../storage/matchArchive.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import { type CachedEntry, type EntryCache, isCurrent } from './entryCache.ts';

/** All matches there are, each by what a list shows of it. */
export interface LibraryIndex {
  /** Looks at what has changed in the folder; resolves when all is known that need not be read first. */
  refresh(): Promise<void>;
  /** What is known by now. */
  matches(): readonly TrackedMatch[];
  /** Files that are still to be read. */
  readonly unread: number;
  /** Resolves when nothing is left to be read. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface LibraryIndexOptions {
  readonly store: Pick<MatchStore, 'list' | 'read' | 'recent'>;
  readonly cache: EntryCache;
  /** Told while files are read, and when all are. */
  onProgress(): void;
}

/** How often it is told how many files are left. */
const FILES_A_REPORT = 200;

export function makeLibraryIndex({ store, cache, onProgress }: LibraryIndexOptions): LibraryIndex {
  let known: Map<string, CachedEntry> | undefined;
  let waiting: ArchivedFile[] = [];
  let reading: Promise<void> | undefined;
  let isClosed = false;
  const changed = new Set<string>();
  /** What has been current since the program began is newer than its file. */
  const recent = new WeakMap<MatchRecord, TrackedMatch>();

  function trackedOf(record: MatchRecord): TrackedMatch {
    const tracked = recent.get(record) ?? makeTracked(record);
    recent.set(record, tracked);
    return tracked;
  }

  async function readOn(entries: Map<string, CachedEntry>): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (isClosed) return;
      const record = await store.read(file.matchId);
      changed.add(file.matchId);
      // One under another name than its own would be there twice.
      if (record?.matchId === file.matchId) {
        const { changedMs, bytes } = file;
        entries.set(file.matchId, { changedMs, bytes, ...makeTracked(record) });
      }
      if (waiting.length % FILES_A_REPORT === 0) onProgress();
    }
    const written = new Set(changed);
    changed.clear();
    await cache.write(entries, written);
    // What has come up while it was written.
    if (waiting.length > 0 && !isClosed) await readOn(entries);
  }

  return {
    async refresh() {
      known ??= await cache.read();
      const entries = known;
      const files = await store.list();
      const ids = new Set(files.map(({ matchId }) => matchId));
      for (const matchId of [...entries.keys()]) {
        if (ids.has(matchId)) continue;
        entries.delete(matchId);
        changed.add(matchId);
      }
      waiting = files.filter((file) => !isCurrent(entries.get(file.matchId), file));
      if (waiting.length === 0 && changed.size === 0) return;
      reading ??= readOn(entries).finally(() => (reading = undefined));
    },
    matches() {
      const all = new Map<string, TrackedMatch>(known);
      for (const record of store.recent) all.set(record.matchId, trackedOf(record));
      return [...all.values()];
    },
    get unread() {
      return waiting.length;
    },
    settled: async () => reading,
    async close() {
      isClosed = true;
      await reading;
    },
  };
}

const makeTracked = (record: MatchRecord): TrackedMatch => ({
  entry: makeLibraryEntry(record),
  track: trackOf(record.match),
});
