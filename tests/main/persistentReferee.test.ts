import { expect, it, onTestFinished, vi } from 'vitest';
import { openPersistentReferee } from '../../src-main/persistentReferee.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Player } from '../../src-shared/match/player.ts';
import { computer, peg, person, scoreFourMatch, seen } from '../match/testReferee.ts';

/** Tells what it thinks and answers before anything can be saved. */
const quickPlayer: Player = {
  newGame: () => Promise.resolve(),
  chooseMove({ onProgress }) {
    onProgress({
      ...{ depth: 2, nodes: 20, principalVariation: [peg('A1')] },
      score: { kind: 'estimate', winProbability: 0.5 },
    });
    return Promise.resolve(peg('A1'));
  },
  dispose: () => Promise.resolve(),
};

it('tells what a player thinks after the position it thinks about, however long that takes to be saved', async () => {
  const told: string[] = [];
  let endSaving = (): void => undefined;
  const isSaved = new Promise<void>((resolve) => (endSaving = resolve));
  const persistent = openPersistentReferee({
    store: {
      saved: undefined,
      save: () => isSaved,
      close: () => Promise.resolve(),
    },
    makePlayer: () => quickPlayer,
    onThinking: ({ match }) => told.push(`thought ${match.revision}`),
    onSaved: ({ revision }) => told.push(`match ${revision}`),
    onBug: (error) => told.push(String(error)),
  });
  const current = persistent.referee.start(scoreFourMatch(person, computer));
  const { revision } = current.match;
  unwrap(persistent.referee.play(seen(current), peg('D4')));
  await expect.poll(() => persistent.referee.current?.match.moves.length).toBe(2);
  expect(told).toEqual([]);
  endSaving();
  await persistent.close();
  expect(told).toEqual([
    `match ${revision}`,
    `match ${revision + 1}`,
    `thought ${revision + 1}`,
    `match ${revision + 2}`,
  ]);
});

/** A referee of two people with a clock, after a move, and what was saved of the turns. */
async function startClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns: number[] = [];
  let told = 0;
  const persistent = openPersistentReferee({
    store: {
      saved: undefined,
      save({ match }) {
        turns.push(match.turnMs);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    },
    makePlayer: () => quickPlayer,
    onThinking: () => undefined,
    onSaved: () => void told++,
    onBug: (error) => expect.unreachable(String(error)),
  });
  const clock = { kind: 'suddenDeath', mainMs: 60_000 } as const;
  const config = { ...scoreFourMatch(person, person), clock };
  const current = persistent.start(config);
  await vi.advanceTimersByTimeAsync(10_000);
  unwrap(persistent.referee.play(seen(current), peg('D4')));
  return {
    persistent,
    config,
    /** In tenths of a second. */
    saved: () => turns.map((ms) => Math.round(ms / 100)),
    told: () => told,
  };
}

it('saves what a running clock says every two seconds and at the end, and troubles no window with it', async () => {
  const { persistent, saved, told } = await startClock();
  await vi.advanceTimersByTimeAsync(5_100);
  await persistent.close();
  expect(saved()).toEqual([0, 0, 20, 40, 51]);
  expect(told()).toBe(2);
});

it('saves what a running clock says when another match takes the table', async () => {
  const { persistent, config, saved } = await startClock();
  await vi.advanceTimersByTimeAsync(1_500);
  persistent.start(config);
  await persistent.close();
  expect(saved()).toEqual([0, 0, 15, 0]);
});
