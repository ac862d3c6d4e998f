import { expect, test, vi } from 'vitest';
import { AnalysisBoard } from '../../../src-renderer/analysis/analysisBoard.svelte.ts';
import { ReviewState } from '../../../src-renderer/analysis/reviewState.svelte.ts';
import { ok } from '../../../src-shared/core/result.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const reviewId = '0'.repeat(32);
const judged = (winProbability: number, best: number) => ({
  score: { kind: 'estimate', winProbability },
  ...{ line: [best], depth: 1, nodes: 1 },
});

test('what is judged comes in any order, also before the answer says which review it is', async () => {
  const main = makeFakeMain();
  const board = new AnalysisBoard({
    path: { gameId: 'scoreFour', setup: {}, moves: [0, 1] },
    ply: 2,
  });
  const review = new ReviewState(main.client);
  review.listen();
  await vi.dynamicImportSettled();
  main.answers.startReview = () => {
    const early = { index: 2, judgement: judged(0.1, 5) };
    main.raise('reviewProgressed', { reviewId, isOver: false, judged: [early] });
    return ok({ reviewId, isOver: false, judgements: [null, null, null] });
  };
  await review.start(board.mainGame);
  expect([review.count, review.isRunning]).toEqual([1, true]);
  const rest = [judged(0.5, 0), judged(0.5, 5)].map((judgement, index) => ({ index, judgement }));
  main.raise('reviewProgressed', { reviewId: '1'.repeat(32), isOver: true, judged: rest });
  expect(review.count, 'another review').toBe(1);
  main.raise('reviewProgressed', { reviewId, isOver: true, judged: rest });
  expect([review.count, review.isRunning]).toEqual([3, false]);
  expect(review.moves.map(({ tag }) => tag)).toEqual(['best', 'good']);
  expect(review.faultsOf([0, 1])).toEqual([]);
  expect(review.hasFailed).toBe(false);
});

test('tells that the engine could not go on, until it is tried again', async () => {
  const main = makeFakeMain();
  const board = new AnalysisBoard({ path: { gameId: 'scoreFour', setup: {}, moves: [0] }, ply: 0 });
  const review = new ReviewState(main.client);
  review.listen();
  await vi.dynamicImportSettled();
  main.answers.startReview = () => ok({ reviewId, isOver: false, judgements: [null, null] });
  await review.start(board.mainGame);
  main.raise('reviewProgressed', { reviewId, isOver: true, judged: [], hasFailed: true });
  expect([review.hasFailed, review.isRunning]).toEqual([true, false]);
  await review.start(board.mainGame);
  expect([review.hasFailed, review.isRunning]).toEqual([false, true]);
});

test('can be left, and says why it may not be', async () => {
  const main = makeFakeMain();
  const board = new AnalysisBoard({ path: { gameId: 'scoreFour', setup: {}, moves: [0] }, ply: 0 });
  const review = new ReviewState(main.client);
  main.answers.startReview = () =>
    ok({ reviewId, isOver: false, judgements: [null, judged(0.5, 1)] });
  await review.start(board.mainGame);
  review.stop();
  expect(main.calls.at(-1)).toEqual(['stopReview', { reviewId }]);
  expect(review.isRunning).toBe(false);
  main.answers.startReview = vi.fn(() => ({
    ok: false as const,
    error: { code: 'ERR_STRICT_GAME' as const, message: 'strict' },
  }));
  await review.start(board.mainGame);
  expect(review.refusal).toBe('ERR_STRICT_GAME');
});
