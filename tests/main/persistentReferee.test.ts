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
      saving: { waiting: 0 },
      save: () => isSaved,
      latest: () => Promise.resolve([]),
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

it('saves what a running clock says every two seconds and at the end, and troubles no window with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns: number[] = [];
  let told = 0;
  const persistent = openPersistentReferee({
    store: {
      saved: undefined,
      saving: { waiting: 0 },
      save({ match }) {
        turns.push(match.turnMs);
        return Promise.resolve();
      },
      latest: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    },
    makePlayer: () => quickPlayer,
    onThinking: () => undefined,
    onSaved: () => void told++,
    onBug: (error) => expect.unreachable(String(error)),
  });
  const clock = { kind: 'suddenDeath', mainMs: 60_000 } as const;
  const { referee } = persistent;
  const current = referee.start({ ...scoreFourMatch(person, person), clock });
  await vi.advanceTimersByTimeAsync(10_000);
  unwrap(referee.play(seen(current), peg('D4')));
  await vi.advanceTimersByTimeAsync(5_100);
  await persistent.close();
  expect(turns.map((ms) => Math.round(ms / 100))).toEqual([0, 0, 20, 40, 51]);
  expect(told).toBe(2);
});
