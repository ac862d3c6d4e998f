import * as v from 'valibot';
import { ok, type Result } from '../../src-shared/core/result.ts';
import { repairSetup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById, isGameId } from '../../src-shared/games/index.ts';
import type { Settings } from '../../src-shared/ipc/contract.ts';
import {
  DEFAULT_SETTINGS,
  settingsSchema,
  tutorialStepsSchema,
} from '../../src-shared/ipc/settings.ts';
import { matchConfigSchema, ratingSchema } from '../../src-shared/match/configSchema.ts';
import { type JsonObject, migrate, type Migration } from '../../src-shared/record/migrations.ts';
import { parseJsonFile } from './jsonFile.ts';
import type { ContentError } from './safeFile.ts';

const MIGRATIONS: readonly Migration[] = [
  ({ standings: ratings, ...others }) => (ratings === undefined ? others : { ...others, ratings }),
];
const VERSION = MIGRATIONS.length + 1;

/** What a settings file holds. Each key is read by itself, so that a bad one costs no other. */
export interface SettingsFile {
  readonly settings: Settings;
  /** What another version of the program keeps there; it is written back as it was. */
  readonly unknown: JsonObject;
  /** The keys whose values could not be used, with dots between those within each other. */
  readonly badKeys: readonly string[];
  /** A later version of the program wrote it. */
  readonly isNewer: boolean;
}

const objectSchema = v.record(v.string(), v.unknown());
const fileSchema = v.looseObject({ version: v.unknown(), settings: objectSchema });

/** The settings that are kept by game, and what is kept for one. */
const BY_GAME: Readonly<Record<string, v.GenericSchema>> = {
  lastConfigs: matchConfigSchema,
  ratings: ratingSchema,
  tutorials: tutorialStepsSchema,
} satisfies Partial<Record<keyof Settings, v.GenericSchema>>;

export function parseSettingsFile(text: string): Result<SettingsFile, ContentError> {
  const file = parseJsonFile(fileSchema, text);
  if (!file.ok) return file;
  const { version, settings: raw } = file.value;
  const migrated = migrate(raw, version, MIGRATIONS);
  // Of a version that is not known what fits is taken too.
  const { known, unknown, badKeys } = readKeys(migrated.ok ? migrated.value : raw);
  return ok({
    settings: { ...DEFAULT_SETTINGS, ...known },
    unknown,
    badKeys,
    isNewer: !migrated.ok && migrated.error.code === 'ERR_VERSION_NEWER',
  });
}

export function makeSettingsText({
  settings,
  unknown,
}: Pick<SettingsFile, 'settings' | 'unknown'>): string {
  const all: Record<string, unknown> = { ...unknown, ...settings };
  for (const key of Object.keys(BY_GAME)) {
    all[key] = { ...asObject(unknown[key]), ...asObject(all[key]) };
  }
  return `${JSON.stringify({ version: VERSION, settings: all }, undefined, 2)}\n`;
}

/** What is found under some keys: what can be used, what is not known here, and what is wrong. */
interface Found {
  readonly known: Record<string, unknown>;
  readonly unknown: Record<string, unknown>;
  readonly badKeys: string[];
}

function readKeys(raw: JsonObject): Found {
  const found: Found = { known: {}, unknown: {}, badKeys: [] };
  for (const [key, value] of Object.entries(raw)) {
    const ofGame = Object.hasOwn(BY_GAME, key) ? BY_GAME[key] : undefined;
    if (ofGame !== undefined && v.is(objectSchema, value)) {
      const games = readGames(value, ofGame);
      found.known[key] = games.known;
      found.unknown[key] = games.unknown;
      found.badKeys.push(...games.badKeys.map((gameId) => `${key}.${gameId}`));
    } else if (Object.hasOwn(settingsSchema.entries, key)) {
      take(found, key, v.safeParse(settingsSchema.entries[key as keyof Settings], value));
    } else {
      found.unknown[key] = value;
    }
  }
  return found;
}

function readGames(raw: JsonObject, schema: v.GenericSchema): Found {
  const found: Found = { known: {}, unknown: {}, badKeys: [] };
  for (const [gameId, value] of Object.entries(raw)) {
    if (isGameId(gameId)) take(found, gameId, v.safeParse(schema, withRightSetup(gameId, value)));
    else found.unknown[gameId] = value;
  }
  return found;
}

function take({ known, badKeys }: Found, key: string, parsed: v.SafeParseResult<v.GenericSchema>) {
  if (parsed.success) known[key] = parsed.output;
  else badKeys.push(key);
}

/** A remembered setup may come from other rules than today's; with a field too many no game could be started. */
function withRightSetup(gameId: GameId, value: unknown): unknown {
  const { setup, ...rest } = asObject(value);
  if (setup === undefined) return value;
  return { ...rest, gameId, setup: repairSetup(gameById(gameId).setupFields, asObject(setup)) };
}

const asObject = (value: unknown): JsonObject => (v.is(objectSchema, value) ? value : {});
