import { join } from 'node:path';
import * as v from 'valibot';
import { type LibraryEntry, libraryEntrySchema } from '../../src-shared/record/libraryEntry.ts';
import { makeAtomicWriter } from '../storage/atomicWriter.ts';
import { trackSchema } from '../../src-shared/record/positionKeys.ts';
import { PRIVATE_FOLDER } from '../storage/fileSystem.ts';
import { parseJsonFile } from '../storage/jsonFile.ts';
import type { ArchivedFile } from '../storage/matchArchive.ts';
import { readPlainFile } from '../storage/plainFile.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';

/** What was read of a match's file, as long as that is as it was. */
export interface CachedEntry {
  readonly changedMs: number;
  readonly bytes: number;
  readonly entry: LibraryEntry;
  /** By which positions it is found. */
  readonly track: string;
}

/**
 * What is known of the files of matches from the last time, so that thousands need not be read at each start. Nothing
 * in it is anybody's work: what is damaged, or can't be written, is read from the matches again.
 */
export interface EntryCache {
  read(): Promise<Map<string, CachedEntry>>;
  /** @param changed ids of matches whose entries are new, or gone. */
  write(entries: ReadonlyMap<string, CachedEntry>, changed: ReadonlySet<string>): Promise<void>;
}

const FOLDER = 'library';
/** Several files, none of which grows too long to be read, and of which few are written at a time. */
export const PARTS = 16;

const fileSchema = v.strictObject({
  format: v.literal('quintet-library'),
  version: v.literal(2),
  entries: v.array(
    v.strictObject({
      ...{ changedMs: v.number(), bytes: v.number() },
      ...{ entry: libraryEntrySchema, track: trackSchema },
    }),
  ),
});

export const isCurrent = (cached: CachedEntry | undefined, file: ArchivedFile): boolean =>
  cached?.changedMs === file.changedMs && cached.bytes === file.bytes;

export function openEntryCache(folder: StorageFolder): EntryCache {
  const writer = makeAtomicWriter(folder);
  const path = join(folder.path, FOLDER);
  const pathOf = (part: number): string => join(path, `${part}.json`);

  async function readPart(part: number): Promise<readonly CachedEntry[]> {
    const text = await readPlainFile(folder, pathOf(part));
    if (!text.ok || text.value === undefined) return [];
    const parsed = parseJsonFile(fileSchema, text.value);
    return parsed.ok ? parsed.value.entries : [];
  }

  return {
    async read() {
      const parts = await Promise.all(Array.from({ length: PARTS }, (_, part) => readPart(part)));
      return new Map(parts.flat().map((cached) => [cached.entry.matchId, cached]));
    },
    async write(entries, changed) {
      if ((await folder.obstacle()) !== undefined) return;
      await folder.files.mkdir(path, { mode: PRIVATE_FOLDER }).catch(() => undefined);
      for (const part of new Set([...changed].map(partOf))) {
        const inPart = [...entries.values()].filter(({ entry }) => partOf(entry.matchId) === part);
        const file = { format: 'quintet-library', version: 2, entries: inPart };
        await writer.write(pathOf(part), JSON.stringify(file));
      }
    },
  };
}

/** Which file an entry is in. */
function partOf(matchId: string): number {
  let hash = 0;
  for (let i = 0; i < matchId.length; i++) hash = (hash * 31 + matchId.charCodeAt(i)) >>> 0;
  return hash % PARTS;
}
