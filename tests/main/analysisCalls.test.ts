import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { AnalysisNews, AnalysisRequest } from '../../src-shared/ipc/analysis.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { workerUrl } from '../search/builtWorker.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const QUICK: AnalysisRequest = {
  analysisId: 'one',
  path: { gameId: 'scoreFour', setup: {}, moves: [] },
  lines: 2,
  limit: { kind: 'nodes', nodes: 5_000 },
};
const at = (moves: number[], more: Partial<AnalysisRequest['path']> = {}): AnalysisRequest => ({
  ...QUICK,
  path: { ...QUICK.path, ...more, moves },
});
const STRICT = { ...scoreFourMatch(person, person), isStrict: true };

describe('windows that ask about positions', () => {
  it('are told what real threads find, from a position that was set up too', async () => {
    const folder = temporaryFolder();
    const { client, caller, bugs } = await startApp(folder, 'honest', makeFaultyDisk(), workerUrl);
    const start = 'w/b/-/-/-/-/-/-/-/-/-/-/-/-/-/- w';
    unwrap(await client.call('startAnalysis', at([2], { start })));
    await vi.waitFor(() => expect(caller.told.at(-1)?.payload).toMatchObject({ state: 'ended' }), {
      timeout: 20_000,
    });
    const { found } = caller.told.at(-1)!.payload as AnalysisNews;
    expect(found?.moves).toHaveLength(2);
    expect(found?.moves[0]?.line.length).toBeGreaterThan(1);
    unwrap(await client.call('stopAnalysis', { analysisId: 'one' }));
    expect(bugs).toEqual([]);
  });

  it('are not told of a game that is played in strict mode, on the table or put away', async () => {
    const { client, play } = await startApp(temporaryFolder());
    unwrap(await client.call('startMatch', STRICT));
    await play('B1');
    const strict = { error: { code: 'ERR_STRICT_GAME' } };
    expect(await client.call('startAnalysis', at([]))).toMatchObject(strict);
    expect(await client.call('startAnalysis', at([7]))).toMatchObject(strict);
    const other = {
      ...QUICK,
      path: { gameId: 'hex', setup: { size: 5, swap: 0 }, moves: [] },
    } as const;
    expect(await client.call('startAnalysis', other)).toMatchObject({ ok: true });

    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    expect(await client.call('startAnalysis', at([]))).toMatchObject({ ok: true });
    expect(await client.call('startAnalysis', at([7]))).toMatchObject({ ok: true });
    expect(await client.call('startAnalysis', at([1]))).toMatchObject(strict);
    expect(await client.call('startAnalysis', at([1, 2]))).toMatchObject(strict);
    const review = { path: at([1, 2]).path, effort: 'quick' } as const;
    expect(await client.call('startReview', review)).toMatchObject(strict);
  });

  it('are told how games begin, unless such a game is played in strict mode', async () => {
    const { client } = await startApp(temporaryFolder());
    const { path } = at([]);
    const known = unwrap(await client.call('openings', { path }));
    expect(known.moves[0]?.book?.depth).toBeGreaterThan(0);
    const full = { ...path, moves: [0, 0, 0, 1, 0] };
    expect(unwrap(await client.call('openings', { path: full })).moves).toEqual([]);
    const wrong = { ...path, moves: [0, 0, 0, 0, 0] };
    expect(await client.call('openings', { path: wrong })).toMatchObject({ ok: false });
    unwrap(await client.call('startMatch', STRICT));
    for (const name of ['openings', 'openingGames'] as const) {
      expect(await client.call(name, { path })).toMatchObject({
        error: { code: 'ERR_STRICT_GAME' },
      });
    }
  });

  it('are told what is proved of the cells of a position, in a game that tells it', async () => {
    const disk = makeFaultyDisk();
    const { client, app } = await startApp(temporaryFolder(), 'honest', disk, workerUrl);
    const hex = { gameId: 'hex', setup: { size: 4, swap: 0 }, moves: [6] } as const;
    const { path } = at([]);
    const seen = unwrap(await client.call('sights', { path: { ...hex, moves: [...hex.moves] } }));
    expect(seen['joined0']?.length).toBeGreaterThan(3);
    expect(unwrap(await client.call('sights', { path }))).toEqual({});
    unwrap(await client.call('startMatch', STRICT));
    expect(await client.call('sights', { path })).toMatchObject({ ok: false });
    await app.close();
  });

  it('are told of a strict game once it is over', async () => {
    const { client, play, seen } = await startApp(temporaryFolder());
    unwrap(await client.call('startMatch', STRICT));
    await play('B1');
    unwrap(await client.call('resign', await seen()));
    expect(await client.call('startAnalysis', at([1]))).toMatchObject({ ok: true });
  });

  it('hear no more of a game once it is played in strict mode', async () => {
    const disk = makeFaultyDisk();
    const { client, caller } = await startApp(temporaryFolder(), 'honest', disk, workerUrl);
    unwrap(await client.call('startAnalysis', { ...QUICK, limit: { kind: 'none' } }));
    unwrap(await client.call('startMatch', STRICT));
    expect(caller.told.at(-1)?.payload).toMatchObject({ analysisId: 'one', state: 'forbidden' });
  });

  it('have a game reviewed by real threads, which all of them are told', async () => {
    const disk = makeFaultyDisk();
    const { client, events, bugs } = await startApp(temporaryFolder(), 'honest', disk, workerUrl);
    const review = { path: at([0, 5, 10]).path, effort: 'quick' } as const;
    const { reviewId } = unwrap(await client.call('startReview', review));
    await vi.waitFor(
      () => expect(events.at(-1)?.payload).toMatchObject({ reviewId, isOver: true }),
      { timeout: 20_000 },
    );
    const again = unwrap(await client.call('startReview', review));
    expect(again.judgements).toHaveLength(4);
    expect(again.isOver).toBe(true);
    unwrap(await client.call('stopReview', { reviewId }));
    expect(bugs).toEqual([]);
  });

  it('are told nothing in a kiosk', async () => {
    const show = { demo: 'scoreFour', isKiosk: true, idleSeconds: 60 } as const;
    const { client } = await startApp(temporaryFolder(), 'honest', makeFaultyDisk(), workerUrl, {
      show,
    });
    expect(await client.call('startAnalysis', at([]))).toMatchObject({
      error: { code: 'ERR_KIOSK' },
    });
  });
});
