import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSettings } from '../../src-main/storage/settings.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { computer, person, scoreFourMatch } from '../match/testReferee.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { type FaultyDisk, makeFaultyDisk, storageFolder } from './faultyDisk.ts';

const CONFIG = scoreFourMatch(person, computer);
const RATING = { rating: 5, games: 9, lastMatchId: 'm' };
const FILE = 'settings.json';

async function open(path: string, disk: FaultyDisk = makeFaultyDisk()) {
  const notices: Notice[] = [];
  const store = await openSettings(storageFolder(path, disk), (notice) => notices.push(notice));
  return { store, notices, disk };
}

/** A folder with a settings file, and what the file says after a start and one change. */
function folderWith(settings: object, version: unknown = 1) {
  const folder = temporaryFolder();
  const text = JSON.stringify({ version, settings });
  writeFileSync(join(folder, FILE), text);
  return { folder, text };
}

const written = (folder: string): unknown => JSON.parse(readFileSync(join(folder, FILE), 'utf8'));

describe('the settings', () => {
  it('are the defaults in a new folder, and nothing is written until one changes', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(existsSync(join(folder, FILE))).toBe(false);
  });

  it('are remembered one by one; a key without a value changes nothing', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await Promise.all([
      store.change({ theme: 'dark' }),
      store.remember({ lastConfigs: { scoreFour: CONFIG }, boardQuality: undefined }),
      store.change({ showCoordinates: false }),
    ]);
    expect((await open(folder)).store.settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      showCoordinates: false,
      lastConfigs: { scoreFour: CONFIG },
    });
  });

  it('bring the ratings along from a file of the version that called them standings', async () => {
    const { folder } = folderWith({ theme: 'dark', standings: { hex: RATING } }, 1);
    const { store, notices } = await open(folder);
    expect(store.settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      ratings: { hex: RATING },
    });
    expect(notices).toEqual([]);
  });

  it('name places as is usual, unless another way was chosen', async () => {
    const { store: fresh } = await open(temporaryFolder());
    expect(fresh.settings.coordinates).toBe('common');
    const { store: chosen } = await open(folderWith({ coordinates: 'handout' }).folder);
    expect(chosen.settings.coordinates).toBe('handout');
  });

  it('are read from a file with a byte-order mark', async () => {
    const { folder, text } = folderWith({ theme: 'dark', ratings: { hex: RATING } });
    writeFileSync(join(folder, FILE), `\uFEFF${text}`);
    const { store, notices } = await open(folder);
    expect(store.settings).toMatchObject({ theme: 'dark', ratings: { hex: RATING } });
    expect(notices).toEqual([]);
  });
});

describe('a settings file that is not all right', () => {
  it('loses a bad value and nothing else; the file as it was is kept and the keys are told', async () => {
    const { folder, text } = folderWith({
      theme: 'pink',
      showCoordinates: false,
      searchThreads: 1e9,
      ratings: { scoreFour: RATING, hex: { rating: 'high' } },
      lastConfigs: { scoreFour: CONFIG, domineering: 7 },
    });
    const { store, notices } = await open(folder);
    expect(store.settings).toEqual({
      ...DEFAULT_SETTINGS,
      showCoordinates: false,
      ratings: { scoreFour: RATING },
      lastConfigs: { scoreFour: CONFIG },
    });
    expect(notices).toEqual([
      {
        kind: 'settingsRepaired',
        keptAs: 'settings-damaged-1.json',
        keys: ['theme', 'searchThreads', 'ratings.hex', 'lastConfigs.domineering'],
      },
    ]);
    expect(readFileSync(join(folder, 'settings-damaged-1.json'), 'utf8')).toBe(text);
    const again = await open(folder);
    expect(again.notices).toEqual([]);
    expect(again.store.settings).toEqual(store.settings);
  });

  it('keeps what another version knows: its keys, and its games', async () => {
    const other = { pieces: 'stone', ratings: { checkers: { stars: 3 }, hex: RATING } };
    const { folder } = folderWith({ theme: 'dark', ...other });
    const { store, notices } = await open(folder);
    expect(notices).toEqual([]);
    expect(store.settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      ratings: { hex: RATING },
    });
    await store.change({ theme: 'light' });
    expect(written(folder)).toMatchObject({ settings: { ...other, theme: 'light' } });
  });

  it('of a later version is used as far as it is known, and kept as it was', async () => {
    const { folder, text } = folderWith({ theme: { day: 'light' }, showCoordinates: false }, 3);
    const { store, notices } = await open(folder);
    expect(store.settings).toEqual({ ...DEFAULT_SETTINGS, showCoordinates: false });
    expect(notices).toEqual([{ kind: 'settingsNewer', keptAs: 'settings-newer-1.json' }]);
    expect(readFileSync(join(folder, 'settings-newer-1.json'), 'utf8')).toBe(text);
    expect((await open(folder)).notices).toEqual([]);
  });

  it('remembers no setup that its game does not have', async () => {
    const hex = { ...CONFIG, gameId: 'hex', setup: { size: 7, swap: 9, stray: 1 } };
    const { folder } = folderWith({ lastConfigs: { hex, domineering: hex } });
    const { store, notices } = await open(folder);
    expect(notices).toEqual([]);
    expect(store.settings.lastConfigs).toMatchObject({
      hex: { gameId: 'hex', setup: { size: 7, swap: 0 } },
      domineering: { gameId: 'domineering', setup: { rows: 4, columns: 4 } },
    });
    expect(store.settings.lastConfigs.hex?.setup).not.toHaveProperty('stray');
  });

  it.each(['[]', '{', '{"settings":3}', ''])('altogether (%s) is set aside', async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, FILE), text);
    const { store, notices } = await open(folder);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(notices).toMatchObject([{ kind: 'fileUnusable', keptAs: 'settings-damaged-1.json' }]);
  });

  it('is not overwritten before it could be kept', async () => {
    const { folder, text } = folderWith({ theme: 'pink' });
    const disk = makeFaultyDisk();
    const mend = disk.fail({ operation: 'copyFile', code: 'ENOSPC' });
    const { store, notices } = await open(folder, disk);
    expect(await store.change({ theme: 'dark' })).toMatchObject({
      error: { code: 'ERR_DISK_FULL' },
    });
    expect(readFileSync(join(folder, FILE), 'utf8')).toBe(text);
    mend();
    disk.ring();
    await store.close();
    expect(notices).toMatchObject([{ kind: 'settingsRepaired' }]);
    expect(readdirSync(folder)).toContain('settings-damaged-1.json');
  });
});

describe('a change that can’t be stored', () => {
  it('is refused with the reason when a person made it, and changes nothing', async () => {
    const folder = temporaryFolder();
    const { store, disk } = await open(folder);
    const mend = disk.fail({ operation: 'open', code: 'EROFS', path: /\.tmp$/ });
    expect(await store.change({ theme: 'dark' })).toEqual({
      ok: false,
      error: { code: 'ERR_READ_ONLY', detail: 'EROFS' },
    });
    expect(store.settings.theme).toBe('system');
    mend();
    await store.change({ showCoordinates: false });
    expect((await open(folder)).store.settings.theme).toBe('system');
  });

  it('takes effect when the program made it, and is stored later', async () => {
    const folder = temporaryFolder();
    const { store, disk } = await open(folder);
    const mend = disk.fail({ operation: 'write', code: 'ENOSPC' });
    await store.remember({ ratings: { hex: RATING } });
    expect(store.settings.ratings).toEqual({ hex: RATING });
    expect((await open(folder)).store.settings.ratings).toEqual({});
    mend();
    disk.ring();
    await expect
      .poll(async () => (await open(folder)).store.settings.ratings)
      .toEqual({ hex: RATING });
  });
});
