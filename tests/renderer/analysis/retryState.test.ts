import { expect, test, vi } from 'vitest';
import { AnalysisBoard } from '../../../src-renderer/analysis/analysisBoard.svelte.ts';
import { RetryState } from '../../../src-renderer/analysis/retryState.svelte.ts';
import { ReviewState } from '../../../src-renderer/analysis/reviewState.svelte.ts';
import type { Judgement } from '../../../src-shared/analysis/judgement.ts';
import type { AnalysisRequest } from '../../../src-shared/ipc/analysis.ts';
import { SIDES } from '../../../src-shared/core/side.ts';
import { ok } from '../../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';
import { makeFakeMain } from '../fakeConnection.ts';

test.each(GAME_IDS)(
  '%s: tries at a mistake are judged by the engine, as many as one likes',
  async (gameId) => {
    const game = gameById(gameId);
    const [setup] = game.setups;
    const start = game.initial(setup);
    const side = start.sideToMove;
    const [best, fault, ...others] = game.legalMoves(start);
    /** What a position is worth, from the view of who begins. */
    const worth = (chance: number) =>
      ({ kind: 'estimate', winProbability: side === 0 ? chance : 1 - chance }) as const;
    const judged = (chance: number, line: number[]): Judgement => ({
      ...{ score: worth(chance), line },
      ...{ depth: 1, nodes: 1 },
    });
    const main = makeFakeMain();
    const board = new AnalysisBoard({ path: { gameId, setup, moves: [fault!] }, ply: 1 });
    const review = new ReviewState(main.client);
    review.game = board.mainGame;
    review.judgements = [judged(0.9, [best!]), judged(0.1, [])];
    const faults = review.faultsOf(SIDES);
    expect(faults.map(({ move }) => move)).toEqual([fault]);

    let chance = 0.2;
    const asked: AnalysisRequest[] = [];
    main.answers.startAnalysis = (request) => {
      const { analysisId, path } = request as AnalysisRequest;
      asked.push(request as AnalysisRequest);
      const found = {
        ...{ depth: 1, nodes: 1, score: worth(chance) },
        moves: [{ move: 0, score: worth(chance), line: [0] }],
      };
      expect(path.moves).toHaveLength(1);
      queueMicrotask(() =>
        main.raise('analysisProgressed', { analysisId, state: 'ended', searchedMs: 1, found }),
      );
      return ok(undefined);
    };
    const retry = new RetryState(main.client, board, review);
    retry.begin(faults);
    expect(board.position).toEqual(start);

    const wrong = others.slice(0, 4);
    for (const move of wrong) {
      await retry.attempt(move);
      expect(retry.verdict).toEqual({ kind: 'worse', chance: expect.closeTo(0.2, 5) as number });
      expect([retry.isSolved, board.preview, board.position]).toEqual([false, undefined, start]);
    }
    await retry.attempt(fault!);
    expect(retry.verdict).toEqual({ kind: 'same' });
    expect(asked.map(({ path }) => path.moves.at(-1))).toEqual(wrong);
    expect(new Set(asked.map(({ analysisId }) => analysisId)).size).toBe(wrong.length);

    chance = 0.9;
    await retry.attempt(others[4]!);
    expect(retry.verdict).toEqual({ kind: 'good', chance: expect.closeTo(0.9, 5) as number });
    expect(retry.isSolved).toBe(true);
    retry.go(0);
    expect(retry.verdict).toBeUndefined();
    await retry.attempt(best!);
    expect(retry.verdict).toEqual({ kind: 'best' });
    expect(asked, 'the best move is known').toHaveLength(wrong.length + 1);
    retry.go(1);
    expect(retry.fault).toBeUndefined();
  },
);

test('a try that can’t be judged is neither right nor wrong, and the next one may be', async () => {
  const main = makeFakeMain();
  const board = new AnalysisBoard({ path: { gameId: 'scoreFour', setup: {}, moves: [1] }, ply: 1 });
  const review = new ReviewState(main.client);
  review.game = board.mainGame;
  const judged = (winProbability: number): Judgement => ({
    ...{ score: { kind: 'estimate', winProbability }, line: [0] },
    ...{ depth: 1, nodes: 1 },
  });
  review.judgements = [judged(0.9), judged(0.1)];
  const retry = new RetryState(main.client, board, review);
  retry.begin(review.faultsOf(SIDES));
  main.answers.startAnalysis = vi.fn(() => ({
    ok: false as const,
    error: { code: 'ERR_STRICT_GAME' as const, message: 'strict' },
  }));
  const [, , third] = board.game.legalMoves(board.position);
  await retry.attempt(third!);
  expect(retry.verdict).toEqual({ kind: 'failed' });
  const [first] = board.game.legalMoves(board.position);
  await retry.attempt(first!);
  expect(retry.verdict).toEqual({ kind: 'best' });
});
