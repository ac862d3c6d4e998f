import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePacedPlayer } from '../../src-main/players/pacedPlayer.ts';
import type { Player } from '../../src-shared/match/player.ts';
import { peg } from '../match/testReferee.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quick: Player = {
  newGame: () => Promise.resolve(),
  chooseMove: () => Promise.resolve(peg('B2')),
  dispose: () => Promise.resolve(),
};

/** Asks a player that takes its time, and notes when it has answered. */
function ask() {
  const [stopping, hurrying] = [new AbortController(), new AbortController()];
  const answered = vi.fn();
  void makePacedPlayer(quick, 2_000)
    .chooseMove({
      history: [],
      signal: stopping.signal,
      moveNow: hurrying.signal,
      onProgress: () => undefined,
    })
    .then(answered);
  return { stopping, hurrying, answered };
}

it('a move that is known at once is made when it can be followed', async () => {
  const { answered } = ask();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledWith(peg('B2'));
});

it.each(['stopping', 'hurrying'] as const)(
  'nobody waits longer than is wanted (%s)',
  async (how) => {
    const asked = ask();
    asked[how].abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.answered).toHaveBeenCalledOnce();
  },
);
