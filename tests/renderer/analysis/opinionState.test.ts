import { expect, test, vi } from 'vitest';
import { withProgramMark } from '../../../src-renderer/analysis/marks.ts';
import { OpinionState } from '../../../src-renderer/analysis/opinionState.svelte.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import { gameById } from '../../../src-shared/games/index.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const game = gameById('hex');
const setup = { size: 5, swap: 0 };
const start = game.initial(setup);
const place = { path: { gameId: 'hex', setup, moves: [] as number[] }, position: start } as const;
const after = game.play(start, asMove(7));
const next = { path: { ...place.path, moves: [7] }, position: after };

async function startOpinion() {
  const main = makeFakeMain();
  const opinion = new OpinionState(main.client);
  const close = opinion.listen();
  await vi.dynamicImportSettled();
  const asked = () =>
    main.calls.flatMap(([name, payload]) =>
      name === 'askOpinion' ? [payload as { questionId: string; timeMs: number }] : [],
    );
  const tell = (questionId = asked().at(-1)!.questionId): void =>
    main.raise('opinionGiven', { questionId, answer: { kind: 'move', move: 3 }, tookMs: 40 });
  return { main, opinion, asked, tell, close };
}

test('asks about each position that is looked at, and drops what is said of the one before', async () => {
  const { main, opinion, asked, tell } = await startOpinion();
  opinion.programId = 'mohex';
  opinion.follow(place);
  expect(asked()).toEqual([]);
  opinion.turn(true);
  tell();
  expect(opinion.opinionOf(start)?.answer).toEqual({ kind: 'move', move: 3 });
  const [first] = asked();
  opinion.follow(next);
  expect([opinion.opinionOf(start), opinion.opinionOf(after)]).toEqual([undefined, undefined]);
  tell(first!.questionId);
  expect(opinion.opinionOf(after)).toBeUndefined();
  tell();
  expect(opinion.opinionOf(after)?.tookMs).toBe(40);
  opinion.choose({ timeMs: 5_000 });
  expect(opinion.opinionOf(after)).toBeUndefined();
  expect(asked().map(({ timeMs }) => timeMs)).toEqual([2_000, 2_000, 5_000]);
  opinion.turn(false);
  expect(main.calls.at(-1)?.[0]).toBe('endOpinions');
  opinion.follow(place);
  expect(asked()).toHaveLength(3);
});

test('asks nothing of a position that was set up by hand', async () => {
  const { opinion, asked } = await startOpinion();
  opinion.programId = 'mohex';
  opinion.turn(true);
  opinion.follow({ path: { ...place.path, start: 'a code' }, position: start });
  expect(asked()).toEqual([]);
});

test('the move of the program is marked among those of our engine', () => {
  const move = asMove(3);
  expect(withProgramMark([], undefined)).toEqual([]);
  expect(withProgramMark([], move)).toEqual([{ move, label: 'P', tone: 'good' }]);
  const best = { move: asMove(4), label: '62', tone: 'good' } as const;
  expect(withProgramMark([best], move)).toEqual([{ move, label: 'P', tone: 'plain' }, best]);
  expect(withProgramMark([best], best.move)).toEqual([{ ...best, label: '62 P' }]);
});
