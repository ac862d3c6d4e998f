// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { OpeningsState } from '../../../src-renderer/analysis/openingsState.svelte.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import { ok } from '../../../src-shared/core/result.ts';
import { gameById } from '../../../src-shared/games/index.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const game = gameById('hex');
const setup = { size: 5, swap: 0 };
const start = game.initial(setup);
const after = game.play(start, asMove(7));
const pathOf = (moves: number[]) => ({ gameId: 'hex', setup, moves }) as const;
const knowing = (drawn: number) => ({
  games: { won: [0, 0], drawn, open: 0 },
  moves: [],
  unread: 0,
});

test('what is known of a position is there at once when one comes back to it, and is asked for anew', async () => {
  const main = makeFakeMain();
  const openings = new OpeningsState(main.client);
  main.answers.openings = () => ok(knowing(1));
  await openings.ask(pathOf([]), start);
  expect(openings.of(after)).toBeUndefined();
  main.answers.openings = () => ok(knowing(2));
  await openings.ask(pathOf([7]), after);
  expect([openings.of(start)?.games.drawn, openings.of(after)?.games.drawn]).toEqual([1, 2]);
  main.answers.openings = () => ok(knowing(3));
  await openings.ask(pathOf([]), start);
  expect([openings.of(start)?.games.drawn, openings.of(after)?.games.drawn]).toEqual([3, 2]);
});
