import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { workerUrl } from '../search/builtWorker.ts';
import { level, planOf } from '../tournament/plans.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A program that has been used: two matches, one of them deleted, a title, settings, something damaged. */
async function used(folder: string, disk = makeFaultyDisk()) {
  writeFileSync(join(folder, 'puzzles.json'), '{');
  mkdirSync(join(folder, 'programs/scoreFour'), { recursive: true });
  mkdirSync(join(folder, 'reviews'));
  writeFileSync(join(folder, `reviews/${'0a'.repeat(16)}.json`), '{}');
  const started = await startApp(folder, 'honest', disk);
  const { client, play } = started;
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push(unwrap(await client.call('startMatch', scoreFourMatch(person, person))).matchId);
    await play('A1');
    await play('B2');
  }
  const label = { title: 'Mine', tags: [] };
  unwrap(await client.call('labelMatch', { matchId: ids[0]!, label }));
  unwrap(await client.call('deleteMatch', { matchId: ids[1]! }));
  unwrap(await client.call('changeSettings', { theme: 'dark' }));
  unwrap(await client.call('library', { offset: 0, limit: 10 }));
  return started;
}

describe('everything of a person', () => {
  it('is deleted at once, the windows begin anew, and what is not ours stays', async () => {
    const folder = temporaryFolder();
    const { client, events, current, play, bugs } = await used(folder);
    for (const name of ['notes.txt', 'matches/notes.txt', 'settings.json.mine', 'quintet.lock']) {
      writeFileSync(join(folder, name), 'not ours');
    }
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'kept.json'), 'not ours');
    symlinkSync(outside, join(folder, 'programs/link'));
    unwrap(await client.call('deleteEverything'));
    expect(readdirSync(folder).sort()).toEqual(
      ['matches', 'notes.txt', 'quintet.lock', 'settings.json.mine'].sort(),
    );
    expect(readdirSync(join(folder, 'matches'))).toEqual(['notes.txt']);
    expect(existsSync(join(outside, 'kept.json'))).toBe(true);
    expect(events.at(-1)).toEqual({ name: 'reloadWindows', payload: undefined });

    expect(await current()).toBeUndefined();
    expect(unwrap(await client.call('settings'))).toEqual(DEFAULT_SETTINGS);
    expect(unwrap(await client.call('appInfo')).notices).toEqual([]);
    expect(unwrap(await client.call('library', { offset: 0, limit: 10 })).total).toBe(0);
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    await play('A1');
    expect(readdirSync(folder)).toContain('match.json');
    expect(bugs).toEqual([]);
  });

  it('is deleted with a tournament that goes on, which is ended first', async () => {
    const folder = temporaryFolder();
    const started = await startApp(folder, 'honest', makeFaultyDisk(), workerUrl);
    const { client, bugs } = started;
    const plan = planOf({ participants: [level(1, 50), level(2, 50)], gamesPerPairing: 200 });
    const { id } = unwrap(await client.call('startTournament', plan));
    await vi.waitFor(
      async () => {
        const { played } = unwrap(await client.call('tournament', { id, from: 0 }));
        expect(played).toBeGreaterThan(0);
      },
      { timeout: 40_000 },
    );
    unwrap(await client.call('deleteEverything'));
    expect(readdirSync(folder)).toEqual([]);
    expect(unwrap(await client.call('tournaments')).tournaments).toEqual([]);
    // Nothing of it plays on and is written once more.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(readdirSync(folder)).toEqual([]);
    expect(bugs).toEqual([]);
  }, 60_000);

  it('is said to be there still where the disk keeps it', async () => {
    const disk = makeFaultyDisk();
    const folder = temporaryFolder();
    const { client } = await used(folder, disk);
    disk.fail({ operation: 'unlink', code: 'EROFS', path: /labels\.json$/ });
    expect(await client.call('deleteEverything')).toMatchObject({
      error: { code: 'ERR_READ_ONLY' },
    });
    expect(readdirSync(folder)).toEqual(['labels.json']);
  });
});
