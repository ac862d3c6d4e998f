import * as v from 'valibot';
import type { Result } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { parseVersionedFile } from './jsonFile.ts';
import { makeRetrier } from './retrier.ts';
import { type ContentError, makeSafeFile } from './safeFile.ts';
import type { StorageFolder } from './storageFolder.ts';

const VERSION = 1;

/** What our files of puzzles have in common: what they hold, by game. */
export interface GamesFile<Games> {
  readonly format: string;
  readonly version: typeof VERSION;
  readonly games: Games;
}

export const gamesFile = <Games>(format: string, games: Games): GamesFile<Games> => ({
  format,
  version: VERSION,
  games,
});

/** How a value is kept in a file. */
export interface KeptFileForm<T> {
  readonly name: string;
  parse(text: string): Result<T, ContentError>;
  textOf(value: T): string;
  /** What is there before there is a file. */
  readonly empty: T;
}

/** A value in a file: a change takes effect at once, and is tried again until it is on the disk. */
export interface KeptFile<T> {
  readonly value: T;
  keep(value: T): Promise<void>;
  /** Tries a last time. */
  close(): Promise<void>;
}

/** @param report told what the person should know of the file. */
export async function openKeptFile<T>(
  folder: StorageFolder,
  form: KeptFileForm<T>,
  report: (notice: Notice) => void,
): Promise<KeptFile<T>> {
  const file = makeSafeFile(folder, form.name, form.parse, report);
  let value = (await file.read()) ?? form.empty;
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
    if ((await file.write(`${form.textOf(value)}\n`)).ok) return;
    isWaiting = true;
    retrier.arm();
  }

  return {
    get value() {
      return value;
    },
    keep(changed) {
      value = changed;
      isWaiting = true;
      return save();
    },
    async close() {
      await save();
      retrier.stop();
    },
  };
}

/** Reads a file by what it holds of each game. */
export function parseGamesFile<Games>(
  format: string,
  games: v.GenericSchema<unknown, Games>,
  text: string,
): Result<GamesFile<Games>, ContentError> {
  const file = { format: v.literal(format), version: v.literal(VERSION), games };
  return parseVersionedFile(format, v.strictObject(file), text);
}
