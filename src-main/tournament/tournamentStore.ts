import { join } from 'node:path';
import type { Result } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { type Tournament, tournamentSchema } from '../../src-shared/tournament/tournament.ts';
import { tournamentIdSchema } from '../../src-shared/tournament/tournamentId.ts';
import * as v from 'valibot';
import { datedFiles } from '../storage/datedFiles.ts';
import { parseVersionedFile } from '../storage/jsonFile.ts';
import { makeFolder } from '../storage/makeFolder.ts';
import { makeSafeFile, type ContentError } from '../storage/safeFile.ts';
import type { Written } from '../storage/storageError.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';

/** The tournaments of a data folder, each a file in `tournaments` that is replaced as a whole after each game. */
export interface TournamentStore {
  /** The last changed first. */
  list(): Promise<readonly Tournament[]>;
  /** What can't be read is set aside and told of. */
  read(id: string): Promise<Tournament | undefined>;
  write(tournament: Tournament): Promise<Written>;
  /** Its games stay in the library. */
  remove(id: string): Promise<void>;
}

const FOLDER = 'tournaments';
const FILE = /^([\w-]{1,32})\.json$/;
const SET_ASIDE = /-(damaged|newer)-\d+\.json$/;
/** Tournaments that are listed, the last ones. */
const MOST_LISTED = 200;

/** Reads what a file of a tournament holds. */
export const parseTournamentFile = (text: string): Result<Tournament, ContentError> =>
  parseVersionedFile('quintet-tournament', tournamentSchema, text);

export function openTournamentStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): TournamentStore {
  const path = join(folder.path, FOLDER);
  const fileOf = (id: string) =>
    makeSafeFile(folder, join(FOLDER, `${id}.json`), parseTournamentFile, report);

  const read = async (id: string): Promise<Tournament | undefined> =>
    v.is(tournamentIdSchema, id) ? fileOf(id).read() : undefined;

  return {
    read,
    async list() {
      const files = await datedFiles(folder, path, (name) => !SET_ASIDE.test(name));
      const ids = files.flatMap(({ name }) => FILE.exec(name)?.[1] ?? []).slice(0, MOST_LISTED);
      const found = await Promise.all(ids.map(read));
      return found.filter((tournament) => tournament !== undefined);
    },
    async write(tournament) {
      const made = await makeFolder(folder, FOLDER, report);
      return made.ok ? fileOf(tournament.id).write(`${JSON.stringify(tournament)}\n`) : made;
    },
    async remove(id) {
      for (const name of [`${id}.json`, `${id}.json.backup`]) {
        await folder.files.unlink(join(path, name)).catch(() => undefined);
      }
    },
  };
}
