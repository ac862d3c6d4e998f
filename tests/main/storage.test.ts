import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { type Match, playMove, startMatch } from '../../src-shared/match/match.ts';
import { openMatchStore } from '../../src-main/storage/matchStore.ts';
import { DEFAULT_SETTINGS, openSettings } from '../../src-main/storage/settings.ts';
import { computer, person, scoreFourMatch } from '../match/refereeTable.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const CONFIG = scoreFourMatch(person, computer);
const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };

const record = (matchId: string, moves: readonly number[]) => ({
  matchId,
  match: moves.reduce<Match>(
    (match, move) => unwrap(playMove(match, asMove(move))),
    startMatch(CONFIG, 0),
  ),
  ...TIMES,
});

const movesOf = (store: { readonly saved: { readonly match: Match } | undefined }) =>
  store.saved?.match.moves;

describe('the saved match', () => {
  it('is none in a new folder', async () => {
    const store = await openMatchStore(temporaryFolder());
    expect(store).toMatchObject({ saved: undefined, notices: [] });
  });

  it('comes back at the next start', async () => {
    const folder = temporaryFolder();
    const store = await openMatchStore(folder);
    await Promise.all([store.save(record('m', [0])), store.save(record('m', [0, 1]))]);
    const again = await openMatchStore(folder);
    expect(again).toMatchObject({ notices: [], saved: { matchId: 'm', ...TIMES } });
    expect(movesOf(again)).toEqual([0, 1]);
  });

  it('stays when another takes its place, after a restart of the program too', async () => {
    const folder = temporaryFolder();
    const store = await openMatchStore(folder);
    await store.save(record('first', [0]));
    await store.save(record('second', [1, 2]));
    await store.save(record('third', []));
    const again = await openMatchStore(folder);
    await again.save(record('fourth', [5]));
    await again.save(record('fifth', [6]));
    expect(readdirSync(join(folder, 'matches')).sort()).toEqual([
      'first.json',
      'fourth.json',
      'second.json',
    ]);
    expect(readFileSync(join(folder, 'matches/second.json'), 'utf8')).toContain('"B1"');
  });

  it.each([
    { damage: 'cut off', text: (good: string) => good.slice(0, good.length / 2) },
    { damage: 'edited by hand to nonsense', text: (good: string) => good.replace('A1', 'Z9') },
    { damage: 'emptied', text: () => '' },
  ])('$damage is set aside and told, and the copy before it is used', async ({ text }) => {
    const folder = temporaryFolder();
    const store = await openMatchStore(folder);
    await store.save(record('m', [0]));
    await store.save(record('m', [0, 1]));
    const path = join(folder, 'match.json');
    const damaged = text(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);

    const again = await openMatchStore(folder);
    expect(movesOf(again)).toEqual([0]);
    expect(again.notices).toEqual([
      expect.stringContaining('kept as “match-damaged-1.json”'),
      'The copy before “match.json” was used.',
    ]);
    await again.save(record('m', [0, 3]));
    expect(readFileSync(join(folder, 'match-damaged-1.json'), 'utf8')).toBe(damaged);

    writeFileSync(path, 'again');
    await openMatchStore(folder);
    expect(readFileSync(join(folder, 'match-damaged-1.json'), 'utf8')).toBe(damaged);
    expect(readFileSync(join(folder, 'match-damaged-2.json'), 'utf8')).toBe('again');
  });

  it('damaged together with its copy leaves both for a person to look at', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'match.json'), 'one');
    writeFileSync(join(folder, 'match.json.backup'), 'two');
    const store = await openMatchStore(folder);
    expect(store.saved).toBeUndefined();
    expect(store.notices).toHaveLength(2);
    const kept = readdirSync(folder).filter((name) => name.includes('damaged'));
    expect(kept).toHaveLength(2);
  });

  it('leaves no half-written files of a program that was killed', async () => {
    const folder = temporaryFolder();
    await (await openMatchStore(folder)).save(record('m', [0]));
    writeFileSync(join(folder, 'match.json.123456'), '{"for');
    writeFileSync(join(folder, 'match.json.backup.new'), '{"for');
    writeFileSync(join(folder, 'match.json.mine'), 'a person’s own copy');
    expect(movesOf(await openMatchStore(folder))).toEqual([0]);
    expect(readdirSync(folder).sort()).toEqual(['match.json', 'match.json.mine', 'matches']);
  });

  it('is still there when a save fails, and later saves work again', async () => {
    const folder = temporaryFolder();
    const store = await openMatchStore(folder);
    await store.save(record('m', [0]));
    const obstacle = join(folder, 'match.json.backup.new');
    mkdirSync(obstacle);
    await expect(store.save(record('m', [0, 1]))).rejects.toThrow();
    expect(movesOf(await openMatchStore(folder))).toEqual([0]);
    rmSync(obstacle, { recursive: true, force: true });
    await store.save(record('m', [0, 1, 2]));
    expect(movesOf(await openMatchStore(folder))).toEqual([0, 1, 2]);
  });
});

describe('the settings', () => {
  it('are the defaults in a new folder, and nothing is written until one changes', async () => {
    const folder = temporaryFolder();
    const store = await openSettings(folder);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(existsSync(join(folder, 'settings.json'))).toBe(false);
  });

  it('are remembered one by one; a key without a value changes nothing', async () => {
    const folder = temporaryFolder();
    const store = await openSettings(folder);
    await Promise.all([
      store.change({ theme: 'dark' }),
      store.change({ lastConfigs: { scoreFour: CONFIG }, boardQuality: undefined }),
    ]);
    const again = await openSettings(folder);
    expect(again.settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      lastConfigs: { scoreFour: CONFIG },
    });
  });

  it('in a damaged file are set aside and told', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'settings.json'), '{"version":1,"settings":{"theme":"pink"}}');
    const store = await openSettings(folder);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(store.notices).toEqual([expect.stringMatching(/settings-damaged-1\.json.*at settings/)]);
  });
});
