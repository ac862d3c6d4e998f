import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import type { SearchRequest } from '../../src-main/search/searchRequest.ts';
import { createSearchPool, type SearchPool } from '../../src-main/search/searchPool.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { rounds } from '../rounds.ts';
import { workerUrl } from './builtWorker.ts';

const pools: SearchPool[] = [];
const makePool = (url = workerUrl, size = 1, graceMs = 2_000): SearchPool => {
  const pool = createSearchPool({ workerUrl: url, size, graceMs });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.dispose())));

const LONG_MS = 600_000;
const request = (timeMs: number, maxNodes?: number): SearchRequest => ({
  gameId: 'scoreFour',
  setup: {},
  history: [asMove(0), asMove(5)],
  limits: { level: 8, timeMs, seed: 1, ...(maxNodes === undefined ? {} : { maxNodes }) },
});
const fakeWorker = (name: string): URL => new URL(`workers/${name}.mjs`, import.meta.url);

/** The priorities of the threads of this process, as far as the system tells them. */
const threadPriorities = (): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    : [getPriority()];

describe('the search threads', () => {
  it('that give way do so themselves alone, with their helpers', async () => {
    const back = constants.priority.PRIORITY_BELOW_NORMAL;
    const behind = (): number => threadPriorities().filter((each) => each === back).length;
    const own = getPriority();
    const before = behind();
    const limits = { level: 8, timeMs: 250, seed: 1, threads: 2, tableMegabytes: 16 };
    const pool = createSearchPool({ workerUrl, size: 1, givesWay: true, graceMs: 20_000 });
    pools.push(pool);
    const [setup = {}] = gameById('domineering').setups;
    await pool.search({ gameId: 'domineering', setup, history: [], limits });
    expect(getPriority()).toBe(own);
    const others = makePool();
    await others.search({ gameId: 'domineering', setup, history: [], limits });
    if (process.platform === 'linux') expect(behind() - before).toBeGreaterThanOrEqual(2);
    else expect(behind()).toBe(before);
  });

  it('choose a legal move in every game and tell how they get on', async () => {
    const pool = makePool();
    for (const gameId of GAME_IDS) {
      const game = gameById(gameId);
      const [setup = {}] = game.setups;
      const depths: number[] = [];
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: 3_000, seed: 1 };
      const result = await pool.search(
        { gameId, setup, history: [], limits },
        { onProgress: ({ depth }) => void depths.push(depth) },
      );
      expect(game.legalMoves(game.initial(setup))).toContain(result.move);
      expect(depths.length).toBeGreaterThan(0);
    }
  });

  it('take a position however it came about', async () => {
    const { gameId, limits } = request(LONG_MS, 2_000);
    const position = gameById(gameId).initial({});
    const result = await makePool().search({ gameId, limits, position });
    expect(result.move).toBeLessThan(16);
  });

  it.each(GAME_IDS.slice(0, rounds(3, GAME_IDS.length)))(
    'of %s search with helpers, which stop with them',
    async (gameId) => {
      const pool = makePool();
      const [setup = {}] = gameById(gameId).setups;
      const timeMs = rounds(100, 250);
      const limits = { level: 8, timeMs, seed: 1, threads: 3, tableMegabytes: 16 };
      for (let round = 0; round < rounds(2, 10); round++) {
        const result = await pool.search({ gameId, setup, history: [], limits });
        const { legalMoves, initial } = gameById(gameId);
        expect(legalMoves(initial(setup))).toContain(result.move);
      }
      const controller = new AbortController();
      const { signal } = controller;
      const stop = (): void => controller.abort();
      const endless = { ...limits, timeMs: LONG_MS };
      const given = pool.search(
        { gameId, setup, history: [], limits: endless },
        { signal, onProgress: stop },
      );
      await expect(given).rejects.toMatchObject({ code: 'ERR_SEARCH_ABORTED' });
      const lone = { level: 8, timeMs: LONG_MS, maxNodes: 2_000, seed: 1 };
      const results = await Promise.all(
        [1, 2].map(() => pool.search({ gameId, setup, history: [], limits: lone })),
      );
      expect(results[0]).toEqual(results[1]);
    },
  );

  it('answer with the best move so far when told to move now', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => controller.abort();
    const search = makePool().search(request(LONG_MS), { moveNow: signal, onProgress: stop });
    expect((await search).move).toBeLessThan(16);
  });

  it('answer at once when told to move now before they began', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => controller.abort();
    stop();
    const result = await makePool().search(request(LONG_MS), { moveNow: signal });
    expect(result.depth).toBeLessThan(5);
  });

  it('give a search up at once and are free for the next', async () => {
    const pool = makePool();
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => controller.abort();
    const given = pool.search(request(LONG_MS), { signal, onProgress: stop });
    await expect(given).rejects.toMatchObject({ code: 'ERR_SEARCH_ABORTED' });
    expect((await pool.search(request(LONG_MS, 2_000))).move).toBeLessThan(16);
  });

  it('let searches wait for a free thread, and forget those given up meanwhile', async () => {
    const pool = makePool();
    const running = new AbortController();
    const waiting = new AbortController();
    const first = pool.search(request(LONG_MS), { moveNow: running.signal });
    const second = pool.search(request(LONG_MS), { signal: waiting.signal });
    const third = pool.search(request(LONG_MS, 2_000));
    waiting.abort();
    await expect(second).rejects.toMatchObject({ code: 'ERR_SEARCH_ABORTED' });
    running.abort();
    expect((await first).move).toBeLessThan(16);
    expect((await third).move).toBeLessThan(16);
  });

  it('refuse an impossible request with the reason, and go on', async () => {
    const pool = makePool();
    const impossible = { ...request(LONG_MS), history: [0, 0, 0, 0, 0].map(asMove) };
    await expect(pool.search(impossible)).rejects.toMatchObject({
      code: 'ERR_SEARCH_FAILED',
      message: 'move 0 is not legal',
    });
    expect((await pool.search(request(LONG_MS, 2_000))).move).toBeLessThan(16);
  });

  it('are ended and replaced when they are late', async () => {
    const pool = makePool(fakeWorker('deaf'), 1, 50);
    for (let round = 0; round < 2; round++) {
      await expect(pool.search(request(20))).rejects.toMatchObject({ code: 'ERR_SEARCH_LATE' });
    }
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => controller.abort();
    const stopped = pool.search(request(LONG_MS), { moveNow: signal });
    stop();
    await expect(stopped).rejects.toMatchObject({ code: 'ERR_SEARCH_LATE' });
  });

  it('are replaced when they crash, and the search is told why', async () => {
    const pool = makePool(fakeWorker('crashing'));
    for (let round = 0; round < 2; round++) {
      await expect(pool.search(request(LONG_MS))).rejects.toMatchObject({
        code: 'ERR_SEARCH_CRASHED',
        message: 'the search thread failed: out of luck',
      });
    }
    const broken = makePool(fakeWorker('broken'));
    await expect(broken.search(request(LONG_MS))).rejects.toMatchObject({
      code: 'ERR_SEARCH_CRASHED',
    });
    await expect(broken.ready()).rejects.toMatchObject({ code: 'ERR_SEARCH_CRASHED' });
  });

  it('are replaced when they may remember less than before, since memory never shrinks', async () => {
    const pool = makePool(fakeWorker('numbered'));
    const threadWith = async (tableMegabytes?: number): Promise<number> => {
      const { limits, ...rest } = request(LONG_MS);
      const allowed = tableMegabytes === undefined ? limits : { ...limits, tableMegabytes };
      return (await pool.search({ ...rest, limits: allowed })).move;
    };
    const first = await threadWith(16);
    expect(await threadWith(64)).toBe(first);
    const second = await threadWith();
    expect(second).not.toBe(first);
    expect(await threadWith(33)).toBe(second);
    expect(await threadWith(32)).not.toBe(second);
  });

  it('give their memory back when they are released, at once or after what they search', async () => {
    const pool = makePool(fakeWorker('numbered'));
    const first = (await pool.search(request(LONG_MS))).move;
    await pool.release();
    const second = pool.search(request(LONG_MS));
    let isFree = false;
    const free = pool.release().then(() => (isFree = true));
    expect((await second).move).not.toBe(first);
    expect(isFree).toBe(false);
    await free;
    const third = (await pool.search(request(LONG_MS))).move;
    expect([first, (await second).move]).not.toContain(third);
    expect((await pool.search(request(LONG_MS))).move).toBe(third);
  });

  it('load to the end before they are ended, or the files they read would stay open', async () => {
    const mark = join(temporaryFolder(), 'mark');
    writeFileSync(mark, '');
    // A thread forgets the query of its own address.
    const worker = `${mark}.mjs`;
    const slow = fakeWorker('slow');
    slow.search = new URLSearchParams({ mark }).toString();
    writeFileSync(worker, `await import(${JSON.stringify(slow.href)});`);
    const pool = makePool(pathToFileURL(worker));
    void pool.ready();
    await pool.release();
    expect(readFileSync(mark, 'utf8')).toBe('loaded ');
    void pool.ready();
    await pool.dispose();
    expect(readFileSync(mark, 'utf8')).toBe('loaded loaded ');
  });

  it('end in the middle of anything', async () => {
    const pool = makePool();
    const searches = [pool.search(request(LONG_MS)), pool.search(request(LONG_MS))];
    const ends = searches.map((search) =>
      expect(search).rejects.toMatchObject({ code: 'ERR_SEARCH_DISPOSED' }),
    );
    await pool.dispose();
    await Promise.all(ends);
    await expect(pool.search(request(10))).rejects.toMatchObject({ code: 'ERR_SEARCH_DISPOSED' });
  });
});
