import { join } from 'node:path';
import * as v from 'valibot';
import { ok, type Result } from '../../src-shared/core/result.ts';
import {
  type CallRequest,
  DEFAULT_TABLE_MEGABYTES,
  type Settings,
  settingsSchema,
} from '../../src-shared/ipc/contract.ts';
import { parseJsonFile } from './jsonFile.ts';
import { makeSafeFile } from './safeFile.ts';

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  boardQuality: 'auto',
  showCoordinates: true,
  searchThreads: 1,
  tableMegabytes: DEFAULT_TABLE_MEGABYTES,
  lastScreen: 'home',
  lastConfigs: {},
  standings: {},
};

const VERSION = 1;
const fileSchema = v.strictObject({ version: v.literal(VERSION), settings: settingsSchema });

/** What the person has chosen, kept in `settings.json` of the data folder. */
export interface SettingsStore {
  readonly settings: Settings;
  readonly notices: readonly string[];
  /** Changes some settings at once and saves them all. @throws Error when the file system refuses. */
  change(changed: CallRequest<'changeSettings'>): Promise<Settings>;
}

/** @param folder exists. @throws Error when the file system refuses. */
export async function openSettings(folder: string): Promise<SettingsStore> {
  const file = makeSafeFile(join(folder, 'settings.json'), parseSettings);
  const { value, notices } = await file.read();
  let settings = value ?? DEFAULT_SETTINGS;
  let idle = Promise.resolve();
  return {
    get settings() {
      return settings;
    },
    notices,
    async change(changed) {
      // A key that is there without a value changes nothing.
      const given = Object.entries(changed).filter(([, choice]) => choice !== undefined);
      settings = { ...settings, ...(Object.fromEntries(given) as Partial<Settings>) };
      const text = `${JSON.stringify({ version: VERSION, settings }, undefined, 2)}\n`;
      const done = idle.then(() => file.write(text));
      idle = done.catch(() => undefined);
      await done;
      return settings;
    },
  };
}

function parseSettings(text: string): Result<Settings, { readonly message: string }> {
  const parsed = parseJsonFile(fileSchema, text);
  return parsed.ok ? ok(parsed.value.settings) : parsed;
}
