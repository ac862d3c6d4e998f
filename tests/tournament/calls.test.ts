import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { workerUrl } from '../search/builtWorker.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { level, planOf } from './plans.ts';

const start = (folder: string) => startApp(folder, 'honest', makeFaultyDisk(), workerUrl);

/** A thread of its own starts for each place, which a busy machine takes its time for. */
const WAIT = { timeout: 40_000 };
const LOOK_OFTEN = { ...WAIT, interval: 5 };

const PLAN = planOf({ participants: [level(1, 50), level(2, 50)] });

describe('tournaments, as a window asks for them', { timeout: 60_000 }, () => {
  it('are played, told of, listed, and their games found in the library', async () => {
    const folder = temporaryFolder();
    const { client, events, bugs } = await start(folder);
    const { id } = unwrap(await client.call('startTournament', PLAN));
    await vi.waitFor(
      async () =>
        expect(unwrap(await client.call('tournament', { id, from: 0 })).state).toBe('finished'),
      WAIT,
    );
    const page = unwrap(await client.call('tournament', { id, from: 1 }));
    expect(page).toMatchObject({ played: 4, left: 0, running: [], plan: PLAN });
    expect(page.games).toHaveLength(3);
    expect(events.some(({ name }) => name === 'tournamentChanged')).toBe(true);
    const { tournaments, cores } = unwrap(await client.call('tournaments'));
    expect(tournaments).toMatchObject([{ id, name: 'Club night', state: 'finished', played: 4 }]);
    expect(cores).toBeGreaterThan(0);
    await vi.waitFor(async () => {
      const query = { tag: 'Club night', offset: 0, limit: 10 };
      const { total, rows } = unwrap(await client.call('library', query));
      expect(total).toBe(4);
      expect(rows.every(({ entry }) => entry.end !== undefined)).toBe(true);
    });
    // Nobody has played these: they are not what a person was at last.
    expect(unwrap(await client.call('latestMatches'))).toEqual([]);
    expect(unwrap(await client.call('statistics')).levels).toEqual([]);
    await client.call('deleteTournament', { id });
    expect(unwrap(await client.call('tournaments')).tournaments).toEqual([]);
    expect(existsSync(join(folder, `matches/tournament-${id}-1.json`))).toBe(true);
    expect(bugs).toEqual([]);
  });

  it('go on after the program was ended in the middle', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    // So many that a fast machine is not done with them before it is looked at.
    const games = 30;
    const plan = { ...PLAN, gamesPerPairing: games };
    const { id } = unwrap(await first.client.call('startTournament', plan));
    await vi.waitFor(async () => {
      const { played } = unwrap(await first.client.call('tournament', { id, from: 0 }));
      expect(played).toBeGreaterThan(1);
    }, LOOK_OFTEN);
    await first.app.close();
    const again = await start(folder);
    const left = unwrap(await again.client.call('tournament', { id, from: 0 }));
    expect(left.state).toBe('paused');
    expect(left.played).toBeLessThan(games);
    unwrap(await again.client.call('resumeTournament', { id }));
    await vi.waitFor(
      async () =>
        expect(unwrap(await again.client.call('tournament', { id, from: 0 })).state).toBe(
          'finished',
        ),
      WAIT,
    );
    const all = unwrap(await again.client.call('tournament', { id, from: 0 })).games;
    expect(new Set(all.map(({ index }) => index)).size).toBe(games);
    const files = readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
    expect(files).toHaveLength(games);
  });

  it('give way while the computer thinks about its move against a person', async () => {
    const { client, play, seen } = await startApp(
      ...([temporaryFolder(), 'hangs', makeFaultyDisk(), workerUrl] as const),
    );
    const slow = { kind: 'computer', level: 8, timeMs: 600_000 } as const;
    unwrap(await client.call('startMatch', scoreFourMatch(person, slow)));
    await play('B2');
    const { id } = unwrap(await client.call('startTournament', PLAN));
    const state = async () => unwrap(await client.call('tournament', { id, from: 0 }));
    await vi.waitFor(async () => expect((await state()).state).toBe('waiting'));
    expect((await state()).played).toBe(0);
    unwrap(await client.call('undo', await seen()));
    await vi.waitFor(async () => expect((await state()).played).toBeGreaterThan(0), WAIT);
  });

  it('are refused where they can’t be played, and one goes on at a time', async () => {
    const { client } = await start(temporaryFolder());
    expect(
      await client.call('startTournament', {
        ...PLAN,
        openings: { kind: 'listed', lines: ['1 1'] },
      }),
    ).toMatchObject({ error: { code: 'ERR_TOURNAMENT', message: /line 1 of the openings/ } });
    expect(await client.call('tournament', { id: 'none', from: 0 })).toMatchObject({
      error: { code: 'ERR_NO_TOURNAMENT' },
    });
    const long = { ...PLAN, gamesPerPairing: 2_000 };
    const { id } = unwrap(await client.call('startTournament', long));
    expect(await client.call('startTournament', PLAN)).toMatchObject({
      error: { code: 'ERR_TOURNAMENT_RUNS' },
    });
    await client.call('pauseTournament', { id });
    expect(unwrap(await client.call('tournament', { id, from: 0 })).state).toBe('paused');
    unwrap(await client.call('startTournament', PLAN));
    unwrap(await client.call('stopTournament', { id }));
    const page = unwrap(await client.call('tournament', { id, from: 0 }));
    expect(page).toMatchObject({ state: 'stopped', left: 0 });
  });

  it('are nobody’s business in a kiosk', async () => {
    const { client } = await startApp(
      ...([temporaryFolder(), 'honest', makeFaultyDisk(), workerUrl] as const),
      { show: { demo: 'hex', isKiosk: true } },
    );
    for (const reply of [
      await client.call('tournaments'),
      await client.call('startTournament', PLAN),
    ]) {
      expect(reply).toMatchObject({ error: { code: 'ERR_KIOSK' } });
    }
  });
});
