import * as v from 'valibot';
import { err, type Result } from '../../src-shared/core/result.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import {
  type GameProgress,
  gameProgressSchema,
  NO_PROGRESS,
} from '../../src-shared/puzzles/progress.ts';
import { mergeProgress } from '../../src-shared/puzzles/mergeProgress.ts';
import { migrate } from '../../src-shared/record/migrations.ts';
import { parseJsonFile } from './jsonFile.ts';
import { makeRetrier } from './retrier.ts';
import { type ContentError, makeSafeFile } from './safeFile.ts';
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

const FILE = 'puzzles.json';
const FORMAT = 'quintet-puzzles';
const VERSION = 1;

const allOf = (games: AllProgress): PuzzleFile => ({ format: FORMAT, version: VERSION, games });

/** By game; what is kept of a game that there is not any more stays. */
type AllProgress = Readonly<Record<string, GameProgress>>;

const outerSchema = v.looseObject({ format: v.literal(FORMAT), version: v.unknown() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  games: v.record(v.string(), gameProgressSchema),
});

export type PuzzleFile = v.InferOutput<typeof fileSchema>;

export function parsePuzzleFile(text: string): Result<PuzzleFile, ContentError> {
  const outer = parseJsonFile(outerSchema, text);
  if (!outer.ok) return outer;
  const migrated = migrate(outer.value, outer.value.version, []);
  if (!migrated.ok) {
    const { code, message } = migrated.error;
    return err({ isNewer: code === 'ERR_VERSION_NEWER', message });
  }
  return parseJsonFile(fileSchema, text);
}

/** @param report told what the person should know of the file. */
export async function openPuzzleStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<PuzzleStore> {
  const file = makeSafeFile(folder, FILE, parsePuzzleFile, report);
  let games: AllProgress = (await file.read())?.games ?? {};
  let isWaiting = false;
  let idle = Promise.resolve();
  const retrier = makeRetrier(folder.clock, () => void save());

  function save(): Promise<void> {
    idle = idle.then(writeWaiting);
    return idle;
  }

  async function writeWaiting(): Promise<void> {
    if (!isWaiting) return;
    isWaiting = false;
    if ((await file.write(`${JSON.stringify(allOf(games))}\n`)).ok) return;
    isWaiting = true;
    retrier.arm();
  }

  return {
    progressOf: (gameId) => games[gameId] ?? NO_PROGRESS,
    get file() {
      return allOf(games);
    },
    merge(other) {
      const merged = Object.entries(other.games).map(
        ([gameId, progress]) =>
          [gameId, mergeProgress(games[gameId] ?? NO_PROGRESS, progress)] as const,
      );
      games = { ...games, ...Object.fromEntries(merged) };
      isWaiting = true;
      return save();
    },
    keep(gameId, progress) {
      games = { ...games, [gameId]: progress };
      isWaiting = true;
      return save();
    },
    async close() {
      await save();
      retrier.stop();
    },
  };
}
