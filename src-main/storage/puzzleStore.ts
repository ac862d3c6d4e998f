import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import {
  type GameProgress,
  gameProgressSchema,
  NO_PROGRESS,
} from '../../src-shared/puzzles/progress.ts';
import { migrate } from '../../src-shared/record/migrations.ts';
import { parseJsonFile } from './jsonFile.ts';
import { makeRetrier } from './retrier.ts';
import { type ContentError, makeSafeFile } from './safeFile.ts';
import type { StorageFolder } from './storageFolder.ts';

/** What the person has done with puzzles, kept in `puzzles.json` of the data folder. */
export interface PuzzleStore {
  progressOf(gameId: GameId): GameProgress;
  /** Keeps it whether or not it can be saved now; what can't be is tried again. */
  keep(gameId: GameId, progress: GameProgress): Promise<void>;
  /** Tries a last time. */
  close(): Promise<void>;
}

const FILE = 'puzzles.json';
const FORMAT = 'quintet-puzzles';
const VERSION = 1;

/** By game; what is kept of a game that there is not any more stays. */
type AllProgress = Readonly<Record<string, GameProgress>>;

const outerSchema = v.looseObject({ format: v.literal(FORMAT), version: v.unknown() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  games: v.record(v.string(), gameProgressSchema),
});

function parse(text: string): Result<AllProgress, ContentError> {
  const outer = parseJsonFile(outerSchema, text);
  if (!outer.ok) return outer;
  const migrated = migrate(outer.value, outer.value.version, []);
  if (!migrated.ok) {
    const { code, message } = migrated.error;
    return err({ isNewer: code === 'ERR_VERSION_NEWER', message });
  }
  const file = parseJsonFile(fileSchema, text);
  return file.ok ? ok(file.value.games) : file;
}

/** @param report told what the person should know of the file. */
export async function openPuzzleStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<PuzzleStore> {
  const file = makeSafeFile(folder, FILE, parse, report);
  let games: AllProgress = (await file.read()) ?? {};
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
    const text = `${JSON.stringify({ format: FORMAT, version: VERSION, games })}\n`;
    if ((await file.write(text)).ok) return;
    isWaiting = true;
    retrier.arm();
  }

  return {
    progressOf: (gameId) => games[gameId] ?? NO_PROGRESS,
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
