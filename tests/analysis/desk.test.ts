import { describe, expect, it, vi } from 'vitest';
import { type DeskJob, makeDesk, RANKS } from '../../src-main/analysis/desk.ts';
import type { SearchRequest } from '../../src-main/search/searchRequest.ts';
import { makeFakePool, settled } from './fakePool.ts';

function openDesk(prepare = () => Promise.resolve()) {
  const pool = makeFakePool();
  const onIdle = vi.fn();
  const desk = makeDesk({ pool, prepare, onIdle });
  /** Asks for a search, known by its seed. */
  function ask(seed: number, rank: DeskJob['rank'] = RANKS.watched) {
    const ending = new AbortController();
    const turns: boolean[] = [];
    const depths: number[] = [];
    const request: SearchRequest = {
      ...{ gameId: 'scoreFour', setup: {}, history: [] },
      limits: { level: 8, timeMs: 1_000, seed },
    };
    const result = desk.search({
      ...{ request, rank, signal: ending.signal },
      onTurn: (isSearching) => turns.push(isSearching),
      onProgress: ({ depth }) => depths.push(depth),
    });
    const outcome = result.then(
      ({ depth }) => depth,
      (error: { code: string }) => error.code,
    );
    return { outcome, turns, depths, stop: () => ending.abort() };
  }
  const begun = () => pool.searches.map(({ request }) => request.limits.seed);
  return { desk, pool, ask, begun, onIdle };
}

describe('the desk', () => {
  it('searches one position after the other and says when there is nothing left', async () => {
    const { ask, pool, onIdle } = openDesk();
    const job = ask(1);
    await settled();
    pool.last.progress({ depth: 2 });
    pool.last.answer({ depth: 3 });
    expect(await job.outcome).toBe(3);
    expect(job.depths).toEqual([2]);
    expect(job.turns).toEqual([true]);
    await settled();
    expect(onIdle).toHaveBeenCalled();
  });

  it('takes what was asked for last first, and then begins the other anew', async () => {
    const { ask, pool, begun } = openDesk();
    const [older, newer] = [ask(1), ask(2)];
    await settled();
    expect(begun()).toEqual([2]);
    expect(older.turns).toEqual([true, false]);
    pool.last.answer();
    await newer.outcome;
    await settled();
    expect(begun()).toEqual([2, 1]);
    pool.last.answer();
    expect(await older.outcome).toBe(1);
    expect(older.turns).toEqual([true, false, true]);
  });

  it('interrupts what ranks lower, and hears nothing of it any more', async () => {
    const { ask, pool, begun } = openDesk();
    const review = ask(1, RANKS.review);
    await settled();
    const interrupted = pool.last;
    const watched = ask(2);
    ask(3, RANKS.idle);
    await settled();
    expect(interrupted.isAborted).toBe(true);
    interrupted.answer({ depth: 99 });
    await settled();
    expect(review.turns.at(-1)).toBe(false);
    watched.stop();
    expect(await watched.outcome).toBe('ERR_SEARCH_ABORTED');
    await settled();
    expect(begun()).toEqual([1, 2, 1]);
    pool.last.answer({ depth: 4 });
    expect(await review.outcome).toBe(4);
  });

  it('waits while a computer thinks in a game', async () => {
    const { desk, ask, pool, begun } = openDesk();
    desk.hold(true);
    const job = ask(1);
    await settled();
    expect(begun()).toEqual([]);
    expect(job.turns).toEqual([false]);
    desk.hold(false);
    await settled();
    expect(begun()).toEqual([1]);
    desk.hold(true);
    expect(pool.last.isAborted).toBe(true);
    desk.hold(false);
    await settled();
    pool.last.answer({ depth: 7 });
    expect(await job.outcome).toBe(7);
    expect(job.turns).toEqual([false, true, false, true]);
  });

  it('begins again with another thread when one dies or is late, a few times', async () => {
    const { ask, pool, begun } = openDesk();
    const lucky = ask(1);
    await settled();
    pool.last.fail('ERR_SEARCH_CRASHED');
    await settled();
    pool.last.answer({ depth: 5 });
    expect(await lucky.outcome).toBe(5);
    const doomed = ask(2);
    for (let tries = 0; tries < 3; tries++) {
      await settled();
      pool.last.fail('ERR_SEARCH_LATE');
    }
    expect(await doomed.outcome).toBe('ERR_SEARCH_LATE');
    expect(begun()).toEqual([1, 1, 2, 2, 2]);
    const impossible = ask(3);
    await settled();
    pool.last.fail('ERR_SEARCH_FAILED');
    expect(await impossible.outcome).toBe('ERR_SEARCH_FAILED');
  });

  it('goes on with the next one when one fails', async () => {
    const { ask, pool, begun } = openDesk();
    const waiting = ask(1);
    const failing = ask(2);
    await settled();
    pool.last.fail('ERR_SEARCH_FAILED');
    await failing.outcome;
    await settled();
    expect(begun()).toEqual([2, 1]);
    pool.last.answer();
    expect(await waiting.outcome).toBe(1);
  });

  it('searches nothing that was given up while its memory was made free', async () => {
    let makeFree: () => void = () => undefined;
    const { ask, pool } = openDesk(() => new Promise((resolve) => (makeFree = resolve)));
    const job = ask(1);
    job.stop();
    makeFree();
    expect(await job.outcome).toBe('ERR_SEARCH_ABORTED');
    await settled();
    expect(pool.searches).toEqual([]);
  });

  it('refuses what is given up already, and ends all when the program does', async () => {
    const { desk, ask } = openDesk();
    const gone = AbortSignal.abort();
    const request = {
      gameId: 'hex',
      setup: {},
      history: [],
      limits: { level: 8, timeMs: 1, seed: 1 },
    } as const;
    await expect(desk.search({ request, rank: RANKS.watched, signal: gone })).rejects.toMatchObject(
      {
        code: 'ERR_SEARCH_ABORTED',
      },
    );
    const jobs = [ask(1), ask(2)];
    await settled();
    desk.dispose();
    for (const job of jobs) expect(await job.outcome).toBe('ERR_SEARCH_DISPOSED');
  });
});
