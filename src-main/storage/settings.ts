import { join } from 'node:path';
import { ok, type Result } from '../../src-shared/core/result.ts';
import type { CallRequest, Settings } from '../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { makeAtomicWriter } from './atomicWriter.ts';
import { makeRetrier } from './retrier.ts';
import { backupOf, makeSafeFile } from './safeFile.ts';
import { freeName } from './setAside.ts';
import { makeSettingsText, parseSettingsFile, type SettingsFile } from './settingsFile.ts';
import type { StorageError, Written } from './storageError.ts';
import type { StorageFolder } from './storageFolder.ts';

type Change = CallRequest<'changeSettings'>;

/** What the person has chosen, kept in `settings.json` of the data folder. */
export interface SettingsStore {
  readonly settings: Settings;
  /** Changes some settings at once and saves them all; nothing is changed when they can't be saved. */
  change(changed: Change): Promise<Result<Settings, StorageError>>;
  /** Changes some settings whether or not they can be saved now; what can't be is tried again. */
  remember(changed: Change): Promise<Settings>;
  /** Tries a last time. */
  close(): Promise<void>;
}

const FILE = 'settings.json';
const NOTHING_STORED: SettingsFile = {
  settings: DEFAULT_SETTINGS,
  unknown: {},
  badKeys: [],
  isNewer: false,
};
/** So many are told; the file itself tells the rest. */
const MAX_KEYS = 20;

/** @param report told what the person should know of the file. */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export async function openSettings(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<SettingsStore> {
  const file = makeSafeFile(folder, FILE, parseSettingsFile, report);
  const found = await file.read();
  const { unknown, badKeys, isNewer, ...stored } = found ?? NOTHING_STORED;
  let { settings } = stored;
  /** The file holds what could not be taken over, so it is kept under another name before it is replaced. */
  let isKeepingNeeded = isNewer || badKeys.length > 0;
  let isWaiting = isKeepingNeeded;
  let idle: Promise<unknown> = Promise.resolve();
  const retrier = makeRetrier(folder.clock, () => void inTurn(writeWaiting));

  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const done = idle.then(action);
    idle = done;
    return done;
  }

  async function write(all: Settings): Promise<Written> {
    if (isKeepingNeeded) {
      const kept = await keepOriginal(folder, isNewer ? 'newer' : 'damaged');
      if (!kept.ok) return kept;
      isKeepingNeeded = false;
      report(
        isNewer
          ? { kind: 'settingsNewer', keptAs: kept.value }
          : { kind: 'settingsRepaired', keptAs: kept.value, keys: badKeys.slice(0, MAX_KEYS) },
      );
    }
    return file.write(makeSettingsText({ settings: all, unknown }));
  }

  async function writeWaiting(): Promise<void> {
    if (!isWaiting) return;
    isWaiting = false;
    if ((await write(settings)).ok) return;
    isWaiting = true;
    retrier.arm();
  }

  // So that the next start finds nothing wrong.
  await inTurn(writeWaiting);

  return {
    get settings() {
      return settings;
    },
    change: (changed) =>
      inTurn(async () => {
        const written = await write(merge(settings, changed));
        if (!written.ok) return written;
        settings = merge(settings, changed);
        return ok(settings);
      }),
    async remember(changed) {
      settings = merge(settings, changed);
      isWaiting = true;
      await inTurn(writeWaiting);
      return settings;
    },
    async close() {
      await inTurn(writeWaiting);
      retrier.stop();
    },
  };
}

/** Copies the settings file, or the backup that was read in its place. @returns the name of the copy. */
async function keepOriginal(
  folder: StorageFolder,
  why: 'damaged' | 'newer',
): Promise<Result<string, StorageError>> {
  const path = join(folder.path, FILE);
  const isThere = await folder.files.stat(path).catch(() => undefined);
  const name = await freeName(folder, path, why);
  const source = isThere === undefined ? backupOf(path) : path;
  const copied = await makeAtomicWriter(folder).copy(source, join(folder.path, name));
  return copied.ok ? ok(name) : copied;
}

/** A key that is there without a value changes nothing. */
function merge(settings: Settings, changed: Change): Settings {
  const given = Object.entries(changed).filter(([, choice]) => choice !== undefined);
  return { ...settings, ...(Object.fromEntries(given) as Partial<Settings>) };
}
