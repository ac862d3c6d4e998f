import { join } from 'node:path';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import type { Disk } from './fileSystem.ts';

/** Files of matches that are looked at, the newest; whoever has played one game so often has left the others for long. */
const MOST_FILES = 100;
const MATCH_FILE = /^[\w-]{1,64}\.json$/;
/** What was set aside. */
const KEPT_FILE = /-(damaged|newer)-\d+\.json$/;

/**
 * The matches in a folder that were put away last, newest first, until there is one of each game. What can't be read
 * hides no other.
 * @param read reads a file by its name; `undefined` when it can't be used.
 */
export async function findLatestMatches(
  disk: Disk,
  folder: string,
  read: (name: string) => Promise<MatchRecord | undefined>,
): Promise<readonly MatchRecord[]> {
  const found: MatchRecord[] = [];
  const games = new Set<string>();
  for (const name of await newestFiles(disk, folder)) {
    const record = await read(name);
    if (record === undefined) continue;
    found.push(record);
    games.add(record.match.config.gameId);
    if (games.size === GAME_IDS.length) break;
  }
  return found;
}

async function newestFiles({ files }: Disk, folder: string): Promise<readonly string[]> {
  const names = await files.readdir(folder).catch(() => []);
  const matches = names.filter((name) => MATCH_FILE.test(name) && !KEPT_FILE.test(name));
  const dated = await Promise.all(
    matches.map(async (name) => {
      const stats = await files.stat(join(folder, name)).catch(() => undefined);
      return { name, changedMs: stats?.mtimeMs ?? 0 };
    }),
  );
  dated.sort((a, b) => b.changedMs - a.changedMs);
  return dated.slice(0, MOST_FILES).map(({ name }) => name);
}
