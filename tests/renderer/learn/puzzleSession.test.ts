import { describe, expect, it, vi } from 'vitest';
import { asMove } from '../../../src-shared/core/move.ts';
import { err, ok } from '../../../src-shared/core/result.ts';
import type { PuzzleStanding, PuzzleTask } from '../../../src-shared/ipc/puzzles.ts';
import { PuzzleSession } from '../../../src-renderer/learn/puzzleSession.svelte.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const TASK: PuzzleTask = {
  puzzleId: 'domineering-1',
  gameId: 'domineering',
  setup: { rows: 3, columns: 3, starter: 0 },
  code: '0'.repeat(9),
  goal: { kind: 'onlyWin', count: 0 },
  rating: 1_000,
  isDaily: false,
  counts: 'rated',
};
const STANDING: PuzzleStanding = {
  gameId: 'domineering',
  ...{ puzzles: 1, tried: 0, solved: 0, due: 0, rating: 1_000, deviation: 350 },
  ...{ streak: 0, longestStreak: 0, isDailySolved: false, results: [] },
};

async function begin() {
  const main = makeFakeMain();
  main.answers.givePuzzle = () => ok(TASK);
  main.answers.puzzleStandings = () => ok([STANDING]);
  const listeners = { onError: vi.fn(), onMove: vi.fn(), onPhase: vi.fn(), pauseMs: () => 0 };
  const session = new PuzzleSession(main.client, listeners);
  expect(await session.give({ which: 'daily', gameId: 'domineering' })).toBe(true);
  return { main, session, listeners };
}
const verdict = (kind: string, ...reply: number[]) =>
  ok({ kind, reply, standing: { ...STANDING, rating: 900 } });
const tried = (main: ReturnType<typeof makeFakeMain>) =>
  main.calls.filter(([name]) => name === 'tryPuzzle').map(([, payload]) => payload);

describe('a puzzle in a window', () => {
  it('goes on after a right move and its answer, until it is solved', async () => {
    const { main, session, listeners } = await begin();
    main.answers.tryPuzzle = () => verdict('right', 0);
    await session.play(asMove(4));
    expect(session.phase).toBe('right');
    expect(session.line?.moves).toEqual([4, 0]);
    main.answers.tryPuzzle = () => verdict('solved');
    await session.play(asMove(2));
    expect(session.phase).toBe('solved');
    expect(tried(main)).toEqual([
      { puzzleId: TASK.puzzleId, moves: [4] },
      { puzzleId: TASK.puzzleId, moves: [4, 0, 2] },
    ]);
    expect(listeners.onMove).toHaveBeenCalledTimes(3);
    expect(session.isInteractive).toBe(false);
  });

  it('goes back to a wrong move to try again, with its refutation to be seen before', async () => {
    const { main, session } = await begin();
    main.answers.tryPuzzle = () => verdict('wrong', 0);
    await session.play(asMove(4));
    expect(session.phase).toBe('wrong');
    expect(session.standing?.rating).toBe(900);
    session.view(1);
    expect(session.ply).toBe(1);
    session.retry();
    expect(session.line?.moves).toEqual([]);
    expect(session.ply).toBe(0);
    expect(session.isInteractive).toBe(true);
  });

  it('takes back what could not be judged', async () => {
    const { main, session, listeners } = await begin();
    main.answers.tryPuzzle = () => verdict('unsure');
    await session.play(asMove(4));
    expect(session.phase).toBe('unsure');
    expect(session.line?.moves).toEqual([]);
    main.answers.tryPuzzle = () => err({ code: 'ERR_CONNECTION', message: 'gone' });
    await session.play(asMove(4));
    expect(listeners.onError).toHaveBeenCalledOnce();
    expect(session.line?.moves).toEqual([]);
    expect(session.isInteractive).toBe(true);
  });

  it('drops what is told of a puzzle that has been left', async () => {
    const { main, session } = await begin();
    let resolve: (reply: never) => void = () => undefined;
    main.answers.tryPuzzle = () => new Promise((settle) => (resolve = settle));
    const playing = session.play(asMove(4));
    await session.next();
    resolve(verdict('wrong', 0) as never);
    await playing;
    expect(session.phase).toBe('yours');
    expect(session.line?.moves).toEqual([]);
  });

  it('shows a solution from its first move on', async () => {
    const { main, session } = await begin();
    main.answers.puzzleSolution = () => ok({ moves: [4, 0, 2], standing: STANDING });
    await session.showSolution();
    expect(session.phase).toBe('solution');
    expect(session.line?.moves).toEqual([4, 0, 2]);
    expect(session.ply).toBe(1);
  });
});
