import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {
  makeMatchRecord,
  type MatchRecord,
  parseMatchRecord,
} from '../../src-shared/record/matchRecord.ts';
import { makeSafeFile } from './safeFile.ts';

/**
 * The matches of one data folder: the current one in `match.json`, with a backup, and each earlier one under its id
 * in `matches`. Nothing that was played is ever lost.
 */
export interface MatchStore {
  /** The match that was current when the program ended. */
  readonly saved: MatchRecord | undefined;
  /** What was wrong with the files, one sentence each; nothing was overwritten. */
  readonly notices: readonly string[];
  /**
   * Makes this the current match; one with another id that was current before is put away first. Saves are done one
   * after the other. @throws Error when the file system refuses; what was saved before is still there.
   */
  save(record: MatchRecord): Promise<void>;
}

/** @param folder exists. @throws Error when the file system refuses. */
export async function openMatchStore(folder: string): Promise<MatchStore> {
  const archive = join(folder, 'matches');
  await mkdir(archive, { recursive: true });
  const file = makeSafeFile(join(folder, 'match.json'), parseMatchRecord);
  const { value: saved, notices } = await file.read();
  let current = saved;
  let idle = Promise.resolve();

  async function write(record: MatchRecord): Promise<void> {
    if (current !== undefined && current.matchId !== record.matchId && hasContent(current)) {
      await writeFileAtomic(join(archive, `${current.matchId}.json`), makeMatchRecord(current));
    }
    await file.write(makeMatchRecord(record));
    current = record;
  }

  return {
    saved,
    notices,
    save(record) {
      const done = idle.then(() => write(record));
      idle = done.catch(() => undefined);
      return done;
    },
  };
}

/** Whether anything happened in a match. */
const hasContent = ({ match }: MatchRecord): boolean =>
  match.moves.length > 0 || match.undone.length > 0 || match.termination !== undefined;
