import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { quote } from '../src-shared/core/quote.ts';
import { err, ok, type Result } from '../src-shared/core/result.ts';
import type { OpenNote } from '../src-shared/formats/openNote.ts';
import { parseGameFile } from '../src-shared/formats/openGame.ts';
import { MAX_SGF_LENGTH } from '../src-shared/formats/sgfTree.ts';
import type { CallRequest } from '../src-shared/ipc/contract.ts';
import type { Notice } from '../src-shared/ipc/storage.ts';
import type { Match } from '../src-shared/match/match.ts';
import type { PlayerSpec } from '../src-shared/match/playerSpec.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import { parseMatchRecord } from '../src-shared/record/matchRecord.ts';
import type { PersistentReferee } from './persistentReferee.ts';

/** A file that the program was started with. */
export interface GameFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How files with games end. */
export const GAME_FILE = /\.(?:sgf|hsgf|json|txt|gtp|trmph)$/i;

/** The plain file of a word of the command line. The error is a sentence without its full stop. */
export function readGameFile(path: string): Result<GameFile, string> {
  const shown = quote(basename(path));
  if (!GAME_FILE.test(path)) return err(`${shown} has no ending of a file with a game`);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return err(`there is no file ${shown}`);
  if (stats.size > MAX_SGF_LENGTH) return err(`${shown} is longer than 5 MB`);
  try {
    return ok({ name: basename(path), bytes: readFileSync(path) });
  } catch (error) {
    return err(`${shown} can’t be read: ${String(error)}`);
  }
}

/** Puts games from outside on the table, each as a match of its own. */
export function makeOpenedGames(persistent: PersistentReferee, report: (notice: Notice) => void) {
  /** Tells what a person has to know of a file. */
  function tell(name: string, isOpened: boolean, notes: readonly OpenNote[]): void {
    if (isOpened && notes.length === 0) return;
    const file = basename(name).slice(0, 255);
    report({ kind: 'gameFile', file, isOpened, notes: notes.slice(0, 20) });
  }
  return {
    /** The error is a sentence without its full stop. */
    openRecord({ record, file }: CallRequest<'openGame'>): Result<RefereedMatch, string> {
      const read = parseMatchRecord(record);
      if (!read.ok) return err(read.error.message);
      if (file !== undefined) tell(file.name, true, file.notes);
      const match = withoutPrograms(read.value.match);
      return ok(persistent.reopen({ ...read.value, match, matchId: randomUUID() }));
    },
    /** For a file that can't even be read. */
    refuseFile: (name: string): void => tell(name, false, []),
    /** Whether there was a game in it; what a person has to know of it is reported. */
    openFile({ name, bytes }: GameFile): boolean {
      const read = parseGameFile(bytes);
      tell(name, read.ok, read.ok ? read.value.notes : []);
      if (!read.ok) return false;
      const match = withoutPrograms(read.value.match);
      const startedAt = new Date().toISOString();
      persistent.reopen({ matchId: randomUUID(), match, startedAt, updatedAt: startedAt });
      return true;
    },
  };
}

/** No file may start a program: people play on in its place. */
function withoutPrograms(match: Match): Match {
  const seat = (player: PlayerSpec): PlayerSpec =>
    player.kind === 'program' ? { kind: 'person' } : player;
  const [first, second] = match.config.players;
  return { ...match, config: { ...match.config, players: [seat(first), seat(second)] } };
}
