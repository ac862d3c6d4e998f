import * as v from 'valibot';
import type { Result } from '../../src-shared/core/result.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import {
  type GameProgress,
  gameProgressSchema,
  NO_PROGRESS,
} from '../../src-shared/puzzles/progress.ts';
import { mergeProgress } from '../../src-shared/puzzles/mergeProgress.ts';
import { gamesFile, type GamesFile, openKeptFile, parseGamesFile } from './keptFile.ts';
import type { ContentError } from './safeFile.ts';
import type { StorageFolder } from './storageFolder.ts';

/** What the person has done with puzzles, kept in `puzzles.json` of the data folder. */
export interface PuzzleStore {
  progressOf(gameId: GameId): GameProgress;
  /** All of it, as it is kept. */
  readonly file: PuzzleFile;
  /** Adds what was done elsewhere. */
  merge(file: PuzzleFile): Promise<void>;
  /** Keeps it whether or not it can be saved now; what can't be is tried again. */
  keep(gameId: GameId, progress: GameProgress): Promise<void>;
  /** Tries a last time. */
  close(): Promise<void>;
}

const FORMAT = 'quintet-puzzles';

/** By game; what is kept of a game that there is not any more stays. */
type AllProgress = Readonly<Record<string, GameProgress>>;

const gamesSchema = v.record(v.string(), gameProgressSchema);

export type PuzzleFile = GamesFile<v.InferOutput<typeof gamesSchema>>;

export const parsePuzzleFile = (text: string): Result<PuzzleFile, ContentError> =>
  parseGamesFile(FORMAT, gamesSchema, text);

/** @param report told what the person should know of the file. */
export async function openPuzzleStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<PuzzleStore> {
  const form = {
    ...{ name: 'puzzles.json', parse: parsePuzzleFile, textOf: JSON.stringify },
    empty: gamesFile(FORMAT, {}),
  };
  const file = await openKeptFile<PuzzleFile>(folder, form, report);
  const games = (): AllProgress => file.value.games;
  const keepAll = (changed: AllProgress): Promise<void> =>
    file.keep(gamesFile(FORMAT, { ...games(), ...changed }));
  return {
    progressOf: (gameId) => games()[gameId] ?? NO_PROGRESS,
    get file() {
      return file.value;
    },
    merge: (other) =>
      keepAll(
        Object.fromEntries(
          Object.entries(other.games).map(([gameId, progress]) => [
            gameId,
            mergeProgress(games()[gameId] ?? NO_PROGRESS, progress),
          ]),
        ),
      ),
    keep: (gameId, progress) => keepAll({ [gameId]: progress }),
    close: () => file.close(),
  };
}
