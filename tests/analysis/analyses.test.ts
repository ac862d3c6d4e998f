import { describe, expect, it, vi } from 'vitest';
import { makeAnalyses } from '../../src-main/analysis/analyses.ts';
import { makeDesk } from '../../src-main/analysis/desk.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { AnalysisNews, AnalysisRequest } from '../../src-shared/ipc/analysis.ts';
import { makeCaller } from '../ipc/callers.ts';
import { makeFakeTimer } from '../match/fakeTimer.ts';
import { makeFakePool, settled } from './fakePool.ts';

const REQUEST: AnalysisRequest = {
  analysisId: 'one',
  path: { gameId: 'scoreFour', setup: {}, moves: [0, 5] },
  lines: 3,
  limit: { kind: 'none' },
};

function open() {
  const pool = makeFakePool();
  const clock = makeFakeTimer();
  const onBug = vi.fn();
  const desk = makeDesk({ pool, prepare: () => Promise.resolve(), onIdle: () => undefined });
  const resources = () => ({ threads: 2, tableMegabytes: 32 });
  const analyses = makeAnalyses({ desk, clock, resources, onBug });
  const caller = makeCaller();
  const news = () => caller.told.map(({ payload }) => payload as AnalysisNews);
  return { pool, clock, desk, analyses, caller, news, onBug };
}

describe('an analysis for a window', () => {
  it('asks the engine for the best moves with their lines, and tells what it finds', async () => {
    const { pool, clock, analyses, caller, news } = open();
    expect(analyses.start(REQUEST, caller)).toEqual({ ok: true, value: undefined });
    await settled();
    expect(pool.last.request.limits).toMatchObject({
      ...{ level: 8, purpose: 'analysis', lines: 3, threads: 2, tableMegabytes: 32 },
    });
    clock.pass(200);
    const second = {
      move: asMove(1),
      score: { kind: 'exact', winner: 1, plies: 4 },
      line: [asMove(2)],
    } as const;
    const first = {
      move: asMove(0),
      score: { kind: 'estimate', winProbability: 0.6 },
      line: [],
    } as const;
    pool.last.progress({ depth: 4, rootScores: [first, second] });
    expect(news().at(-1)).toEqual({
      analysisId: 'one',
      state: 'searching',
      searchedMs: 200,
      found: {
        ...{ depth: 4, nodes: 100, score: first.score },
        moves: [
          { move: 0, score: first.score, line: [0] },
          { move: 1, score: second.score, line: [1, 2] },
        ],
      },
    });
    pool.last.answer({ depth: 9, score: { kind: 'exact', winner: 0, plies: 3 } });
    await settled();
    expect(news().at(-1)).toMatchObject({ state: 'ended', found: { score: { kind: 'exact' } } });
  });

  it('goes by a time, or nodes, or every move, as it was asked to', async () => {
    const { pool, analyses, caller } = open();
    analyses.start({ ...REQUEST, limit: { kind: 'nodes', nodes: 500 }, lines: 'all' }, caller);
    await settled();
    expect(pool.last.request.limits).toMatchObject({ maxNodes: 500, scoresAll: true });
    analyses.start({ ...REQUEST, limit: { kind: 'time', timeMs: 700 } }, caller);
    await settled();
    expect(pool.last.request.limits).toMatchObject({ timeMs: 700 });
  });

  it('ends a line where it can’t be played', async () => {
    const { pool, clock, analyses, caller, news } = open();
    analyses.start(REQUEST, caller);
    await settled();
    clock.pass(200);
    pool.last.progress({ principalVariation: [0, 0, 0, 0, 0].map(asMove) });
    expect(news().at(-1)?.found?.moves[0]?.line).toEqual([0, 0, 0]);
  });

  it('gives way to the next one of the same window, of which nothing is mixed', async () => {
    const { pool, clock, analyses, caller, news } = open();
    analyses.start(REQUEST, caller);
    await settled();
    const former = pool.last;
    analyses.start({ ...REQUEST, analysisId: 'two' }, caller);
    await settled();
    expect(former.isAborted).toBe(true);
    const told = news().length;
    clock.pass(1_000);
    former.progress({ depth: 50 });
    former.answer({ depth: 50 });
    await settled();
    expect(
      news()
        .slice(told)
        .every(({ analysisId }) => analysisId === 'two'),
    ).toBe(true);
    pool.last.progress({ depth: 2 });
    expect(news().at(-1)).toMatchObject({ analysisId: 'two', found: { depth: 2 } });
  });

  it('is stopped by its own number only, and then says nothing more', async () => {
    const { pool, clock, analyses, caller, news } = open();
    analyses.start(REQUEST, caller);
    await settled();
    analyses.stop('other', caller);
    expect(pool.last.isAborted).toBe(false);
    const told = news().length;
    analyses.stop('one', caller);
    expect(pool.last.isAborted).toBe(true);
    pool.last.progress();
    clock.pass(1_000);
    await settled();
    expect(news()).toHaveLength(told);
  });

  it('ends with its window, and not with another one', async () => {
    const { pool, analyses, caller } = open();
    const other = makeCaller();
    analyses.start(REQUEST, caller);
    analyses.start({ ...REQUEST, analysisId: 'others' }, other);
    await settled();
    const ofOther = pool.last;
    caller.leave();
    expect(ofOther.isAborted).toBe(false);
    other.leave();
    expect(ofOther.isAborted).toBe(true);
    expect(analyses.start(REQUEST, other).ok).toBe(true);
    await settled();
    expect(pool.searches.every(({ isAborted }) => isAborted)).toBe(true);
  });

  it('waits for a computer in a game, and then tells nothing shallower than before', async () => {
    const { pool, clock, desk, analyses, caller, news } = open();
    analyses.start(REQUEST, caller);
    await settled();
    clock.pass(500);
    pool.last.progress({ depth: 8 });
    desk.hold(true);
    clock.pass(5_000);
    expect(news().at(-1)).toMatchObject({ state: 'waiting', searchedMs: 500, found: { depth: 8 } });
    desk.hold(false);
    await settled();
    clock.pass(300);
    pool.last.progress({ depth: 3 });
    expect(news().at(-1)).toMatchObject({
      state: 'searching',
      searchedMs: 800,
      found: { depth: 8 },
    });
    pool.last.answer({ depth: 6 });
    await settled();
    expect(news().at(-1)).toMatchObject({ state: 'ended', found: { depth: 6 } });
  });

  it('tells no more often than anybody reads, and never forgets the last', async () => {
    const { pool, clock, analyses, caller, news } = open();
    analyses.start(REQUEST, caller);
    await settled();
    clock.pass(100);
    const before = news().length;
    for (let depth = 2; depth < 30; depth++) pool.last.progress({ depth });
    expect(news().length - before).toBe(1);
    clock.pass(100);
    expect(news().length - before).toBe(2);
    expect(news().at(-1)?.found?.depth).toBe(29);
  });

  it('says so when no thread can do it', async () => {
    const { pool, analyses, caller, news, onBug } = open();
    analyses.start(REQUEST, caller);
    await settled();
    pool.last.fail('ERR_SEARCH_FAILED');
    await settled();
    expect(news().at(-1)).toMatchObject({ state: 'failed' });
    expect(onBug).not.toHaveBeenCalled();
  });

  it('refuses what can’t be, and goes on with what it did', async () => {
    const { pool, analyses, caller } = open();
    analyses.start(REQUEST, caller);
    await settled();
    const wrong = (path: Partial<AnalysisRequest['path']>) =>
      analyses.start({ ...REQUEST, path: { ...REQUEST.path, ...path } }, caller);
    expect(wrong({ moves: [99] })).toMatchObject({ error: { code: 'ERR_ILLEGAL_MOVE' } });
    expect(wrong({ setup: { size: 3 } })).toMatchObject({ error: { code: 'ERR_SETUP' } });
    expect(wrong({ start: 'nonsense' })).toMatchObject({ error: { code: 'ERR_POSITION' } });
    const over = [0, 1, 0, 1, 0, 1, 0];
    expect(wrong({ moves: over })).toMatchObject({ error: { code: 'ERR_MATCH_OVER' } });
    expect(pool.last.isAborted).toBe(false);
  });
});
