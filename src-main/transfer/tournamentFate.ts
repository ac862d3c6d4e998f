import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Tournament } from '../../src-shared/tournament/tournament.ts';
import { parseTournamentFile } from '../tournament/tournamentStore.ts';
import type { KeptTournaments } from './kept.ts';

/** As the program makes them. Others may be names that a system keeps for itself. */
const OWN_ID = /^[\da-f]{8}$/;

/** A tournament from a file. The error is a sentence without its full stop. */
export function tournamentFrom(json: unknown): Result<Tournament, string> {
  const read = parseTournamentFile(JSON.stringify(json) ?? '');
  if (!read.ok) return err(`tournament: ${read.error.message}`);
  const { id } = read.value;
  return OWN_ID.test(id) ? ok(read.value) : err('tournament: its id is none that Quintet makes');
}

/** Whether a tournament of a file says more than what is here; the one that goes on knows best itself. */
export async function isWanted(
  { id, games, isStopped }: Tournament,
  tournaments: KeptTournaments,
): Promise<boolean> {
  if (tournaments.runningId === id) return false;
  const own = await tournaments.read(id);
  if (own === undefined) return true;
  if (games.length === own.games.length) return isStopped && !own.isStopped;
  const played = new Set(games.map(({ index }) => index));
  return games.length > own.games.length && own.games.every(({ index }) => played.has(index));
}
