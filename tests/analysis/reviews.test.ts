import { existsSync, readdirSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeDesk, RANKS } from '../../src-main/analysis/desk.ts';
import { makeReviews } from '../../src-main/analysis/reviews.ts';
import { MOST_REVIEWS, openReviewCache } from '../../src-main/storage/reviewCache.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { ReviewNews, ReviewRequest } from '../../src-shared/ipc/review.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk, storageFolder } from '../storage/faultyDisk.ts';
import { makeFakePool, settled } from './fakePool.ts';

const REQUEST: ReviewRequest = {
  path: { gameId: 'scoreFour', setup: {}, moves: [0, 5] },
  effort: 'quick',
};
/** White completes a line of peg A1. */
const WON: ReviewRequest = {
  ...REQUEST,
  path: { ...REQUEST.path, moves: [0, 1, 0, 1, 0, 1, 0] },
};

function open(folder = temporaryFolder(), version = '1.0.0', disk = makeFaultyDisk()) {
  const pool = makeFakePool();
  const desk = makeDesk({ pool, prepare: () => Promise.resolve(), onIdle: () => undefined });
  const news: ReviewNews[] = [];
  const onBug = vi.fn();
  const reviews = makeReviews({
    ...{ desk, version, onBug },
    cache: openReviewCache(storageFolder(folder, disk)),
    resources: () => ({ threads: 1, tableMegabytes: 16 }),
    onNews: (each) => news.push(each),
  });
  /** Answers so many searches. */
  async function answer(count: number) {
    for (let index = 0; index < count; index++) {
      await vi.waitFor(() => expect(pool.searches.length).toBeGreaterThan(answered));
      pool.searches[answered++]!.answer({ depth: 10 + answered });
      await settled();
    }
  }
  let answered = 0;
  const start = async (request = REQUEST) => unwrap(await reviews.start(request));
  return { folder, pool, desk, news, reviews, answer, start, onBug };
}

describe('a review', () => {
  it('judges every position from the last one back and tells each', async () => {
    const { pool, news, answer, start } = open();
    const { reviewId, judgements, isOver } = await start();
    expect(judgements).toEqual([null, null, null]);
    expect(isOver).toBe(false);
    await answer(3);
    expect(news.map(({ judged }) => judged[0]?.index)).toEqual([2, 1, 0]);
    expect(news.map((each) => each.isOver)).toEqual([false, false, true]);
    expect(news.every((each) => each.reviewId === reviewId)).toBe(true);
    expect(pool.last.request.limits).toMatchObject({ purpose: 'analysis', lines: 2, timeMs: 100 });
    // The book of Score Four knows where to begin.
    expect(news[2]?.judged[0]?.judgement.bookMoves).toContain(0);
    expect(news[1]?.judged[0]?.judgement).toMatchObject({ depth: 12, line: [0] });
  });

  it('needs no thought for the end of a game', async () => {
    const { pool, news, start } = open();
    await start(WON);
    await vi.waitFor(() => expect(news).toHaveLength(1));
    expect(news[0]?.judged).toEqual([
      {
        index: 7,
        judgement: { score: { kind: 'exact', winner: 0, plies: 0 }, line: [], depth: 0, nodes: 0 },
      },
    ]);
    await vi.waitFor(() => expect(pool.searches).toHaveLength(1));
  });

  it('keeps what the second-best move is worth', async () => {
    const { pool, news, start } = open();
    await start();
    await vi.waitFor(() => expect(pool.searches).toHaveLength(1));
    const score = { kind: 'estimate', winProbability: 0.6 } as const;
    const second = { kind: 'estimate', winProbability: 0.2 } as const;
    const rootScores = [
      { move: asMove(0), score },
      { move: asMove(1), score: second },
    ];
    pool.last.answer({ rootScores });
    await vi.waitFor(() => expect(news[0]?.judged[0]?.judgement.second).toEqual(second));
  });

  it('is there at once a second time, after a restart of the program too', async () => {
    const { folder, answer, start, pool, reviews } = open();
    await start();
    await answer(3);
    await reviews.close();
    const again = await start();
    expect(again.isOver).toBe(true);
    expect(again.judgements.every((each) => each !== null)).toBe(true);
    const later = open(folder);
    expect(await later.start()).toEqual(again);
    expect(pool.searches).toHaveLength(3);
    expect(later.pool.searches).toHaveLength(0);
  });

  it('of another version, game or effort is another one', async () => {
    const { folder, answer, start, reviews } = open();
    const { reviewId } = await start();
    await answer(3);
    await reviews.close();
    const others = [
      await open(folder, '1.0.1').start(),
      await open(folder).start({ ...REQUEST, effort: 'deep' }),
      await open(folder).start({ ...REQUEST, path: { ...REQUEST.path, moves: [0, 6] } }),
      await open(folder).start({
        ...REQUEST,
        path: { gameId: 'hex', setup: { size: 5, swap: 0 }, moves: [] },
      }),
    ];
    for (const other of others) {
      expect(other.reviewId).not.toBe(reviewId);
      expect(other.judgements.every((each) => each === null)).toBe(true);
    }
  });

  it('can be left and goes on where it was, also after a restart', async () => {
    const { folder, news, answer, start, reviews, pool } = open();
    const { reviewId } = await start();
    await answer(1);
    reviews.stop(reviewId);
    expect(news.at(-1)).toEqual({ reviewId, isOver: true, judged: [] });
    await settled();
    expect(pool.last.isAborted).toBe(true);
    const resumed = await start();
    expect(resumed.judgements.map((each) => each !== null)).toEqual([false, false, true]);
    await reviews.close();
    const later = open(folder);
    expect((await later.start()).judgements[2]).not.toBeNull();
    await later.answer(2);
    expect(later.news.at(-1)?.isOver).toBe(true);
  });

  it('is one for all who ask for it while it goes on', async () => {
    const { answer, start, news } = open();
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toEqual(other);
    await answer(1);
    expect((await start()).judgements[2]).not.toBeNull();
    await answer(2);
    expect(news).toHaveLength(3);
  });

  it('gives way to what a window looks at', async () => {
    const { desk, pool, start } = open();
    await start();
    await vi.waitFor(() => expect(pool.searches).toHaveLength(1));
    const { request } = pool.last;
    const { signal } = new AbortController();
    void desk.search({ request, rank: RANKS.watched, signal });
    expect(pool.searches[0]?.isAborted).toBe(true);
  });

  it('says that it is over, and that it failed, when no thread can go on', async () => {
    const { news, pool, start, onBug } = open();
    await start();
    await vi.waitFor(() => expect(pool.searches).toHaveLength(1));
    pool.last.fail('ERR_SEARCH_FAILED');
    await vi.waitFor(() =>
      expect(news.at(-1)).toMatchObject({ isOver: true, judged: [], hasFailed: true }),
    );
    expect(onBug).not.toHaveBeenCalled();
  });

  it('refuses a game that can’t be', async () => {
    const { reviews } = open();
    const path = { ...REQUEST.path, moves: [77] };
    expect(await reviews.start({ ...REQUEST, path })).toMatchObject({
      error: { code: 'ERR_ILLEGAL_MOVE' },
    });
  });
});

describe('the reviews on the disk', () => {
  it.each(['', '{', '{"format":"quintet-review"}', '[]', 'null'])(
    'are found again where they are damaged (%s)',
    async (text) => {
      const { folder, start, answer, reviews } = open();
      const { reviewId } = await start();
      await answer(3);
      await reviews.close();
      writeFileSync(join(folder, 'reviews', `${reviewId}.json`), text);
      const later = open(folder);
      expect((await later.start()).judgements).toEqual([null, null, null]);
      await later.answer(3);
      await later.reviews.close();
      expect((await open(folder).start()).isOver).toBe(true);
    },
  );

  it('are no more than so many, the last ones, and nothing else goes', async () => {
    const { folder, start, answer, reviews } = open();
    const path = join(folder, 'reviews');
    mkdirSync(path);
    writeFileSync(join(path, 'mine.txt'), 'kept');
    for (let index = 0; index < MOST_REVIEWS; index++) {
      const file = join(path, `${index.toString(16).padStart(32, '0')}.json`);
      writeFileSync(file, '{}');
      utimesSync(file, 1_000 + index, 1_000 + index);
    }
    const { reviewId } = await start();
    await answer(3);
    await reviews.close();
    const names = readdirSync(path);
    expect(names).toContain(`${reviewId}.json`);
    expect(names).toContain('mine.txt');
    expect(names).not.toContain(`${'0'.repeat(32)}.json`);
    expect(names).toHaveLength(MOST_REVIEWS + 1);
  });

  it('are not missed on a full disk', async () => {
    const disk = makeFaultyDisk();
    const { folder, start, answer, reviews, news, onBug } = open(temporaryFolder(), '1', disk);
    disk.fail({ operation: 'write', code: 'ENOSPC' });
    const { reviewId } = await start();
    await answer(3);
    await reviews.close();
    expect(news.at(-1)?.isOver).toBe(true);
    expect(existsSync(join(folder, 'reviews', `${reviewId}.json`))).toBe(false);
    expect(onBug).not.toHaveBeenCalled();
  });
});
