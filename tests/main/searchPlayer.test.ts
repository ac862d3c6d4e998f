import { describe, expect, it } from 'vitest';
import { makeSearchPlayer } from '../../src-main/players/searchPlayer.ts';
import { SearchError } from '../../src-main/search/searchJob.ts';
import type { SearchPool } from '../../src-main/search/searchPool.ts';
import type { SearchRequest } from '../../src-main/search/searchRequest.ts';
import type { ThreadFault } from '../../src-shared/ipc/storage.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';

const progress: SearchProgress = {
  depth: 3,
  nodes: 50,
  score: { kind: 'estimate', winProbability: 0.5 },
  principalVariation: [asMove(7)],
};
const result: SearchResult = { ...progress, move: asMove(4) };
const late = new SearchError('ERR_SEARCH_LATE', 'the search did not answer in time');
const crashed = new SearchError('ERR_SEARCH_CRASHED', 'the search thread failed: it ended');

/** A player over a pool whose searches go as the list says, one after the other. */
async function playerOver(
  searches: readonly SearchPool['search'][],
  { size, history }: { size: number; history: readonly number[] } = { size: 11, history: [] },
) {
  const requests: SearchRequest[] = [];
  const faults: ThreadFault[] = [];
  const player = makeSearchPlayer({
    pool: {
      ready: () => Promise.resolve(),
      search(request, controls) {
        requests.push(request);
        const search = searches[requests.length - 1];
        return search?.(request, controls) ?? Promise.reject(new Error('searched too often'));
      },
    },
    gameId: 'hex',
    level: 8,
    timeMs: 5_000,
    resources: () => ({ threads: 2, tableMegabytes: 128 }),
    onThreadReplaced: (fault) => faults.push(fault),
  });
  await player.newGame({ size, swap: 0 }, 0);
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort();
  const chooseMove = () =>
    player.chooseMove({
      history: history.map(asMove),
      signal,
      moveNow: new AbortController().signal,
      onProgress: () => undefined,
    });
  return { chooseMove, stop, requests, faults };
}

const fails =
  (error: Error): SearchPool['search'] =>
  () =>
    Promise.reject(error);

describe('a computer whose search thread fails', () => {
  it('searches again in another one, and says so', async () => {
    const { chooseMove, requests, faults } = await playerOver([
      fails(crashed),
      () => Promise.resolve(result),
    ]);
    expect(await chooseMove()).toBe(4);
    expect(requests.map(({ limits }) => limits)).toMatchObject([
      { timeMs: 5_000, threads: 2, tableMegabytes: 128 },
      { timeMs: 500, threads: 1 },
    ]);
    expect(faults).toEqual(['crashed']);
  });

  it('plays the best move that it found in time', async () => {
    const { chooseMove, requests, faults } = await playerOver([
      (_, controls) => {
        controls?.onProgress?.(progress);
        return Promise.reject(late);
      },
    ]);
    expect(await chooseMove()).toBe(7);
    expect(requests).toHaveLength(1);
    expect(faults).toEqual(['late']);
  });

  it('does not hurry a search that is short already', async () => {
    const hurries: unknown[] = [];
    const { chooseMove } = await playerOver([
      (_, controls) => {
        hurries.push(controls?.moveNow);
        return Promise.reject(late);
      },
      (_, controls) => {
        hurries.push(controls?.moveNow);
        return Promise.resolve(result);
      },
    ]);
    expect(await chooseMove()).toBe(4);
    expect(hurries).toEqual([expect.anything(), undefined]);
  });

  it('makes a move all the same when the machine is too busy for three of them', async () => {
    const { chooseMove, faults } = await playerOver([fails(late), fails(crashed), fails(late)], {
      size: 3,
      history: [3, 0, 4, 1],
    });
    // The first that wins at once.
    expect(await chooseMove()).toBe(2);
    expect(faults).toEqual(['late', 'crashed', 'late']);
    const early = await playerOver([fails(late), fails(late), fails(late)]);
    expect(await early.chooseMove()).toBeLessThan(121);
  });

  it('gives up when three threads have failed', async () => {
    const { chooseMove, faults } = await playerOver([fails(crashed), fails(late), fails(crashed)]);
    await expect(chooseMove()).rejects.toBe(crashed);
    expect(faults).toEqual(['crashed', 'late']);
  });

  it('says nothing when the move is not wanted any more, or when the request itself is wrong', async () => {
    const unwanted = await playerOver([fails(late)]);
    unwanted.stop();
    await expect(unwanted.chooseMove()).rejects.toBe(late);
    const failed = new SearchError('ERR_SEARCH_FAILED', 'move 0 is not legal');
    const wrong = await playerOver([fails(failed)]);
    await expect(wrong.chooseMove()).rejects.toBe(failed);
    expect([...unwanted.faults, ...wrong.faults]).toEqual([]);
  });
});
