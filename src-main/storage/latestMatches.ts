import { GAME_IDS } from '../../src-shared/games/index.ts';
import { isTournamentMatch } from '../../src-shared/tournament/schedule.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import type { MatchArchive } from './matchArchive.ts';

/** Files of matches that are looked at, the newest; whoever has played one game so often has left the others for long. */
const MOST_FILES = 100;

/**
 * The matches that were put away last, newest first, until there is one of each game. What can't be read hides no
 * other. Those of tournaments nobody has played.
 */
export async function findLatestMatches(archive: MatchArchive): Promise<readonly MatchRecord[]> {
  const found: MatchRecord[] = [];
  const games = new Set<string>();
  const played = (await archive.list()).filter(({ matchId }) => !isTournamentMatch(matchId));
  for (const { matchId } of played.slice(0, MOST_FILES)) {
    const record = await archive.read(matchId);
    if (record === undefined) continue;
    found.push(record);
    games.add(record.match.config.gameId);
    if (games.size === GAME_IDS.length) break;
  }
  return found;
}
