import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { currentPosition, gameOf, playMove, startMatch } from '../../src-shared/match/match.ts';
import { person, scoreFourMatch, seenIn } from '../match/testReferee.ts';
import { addressOf, openClient, spawnWeb } from './builtWeb.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const quickComputer = { kind: 'computer', level: 1, timeMs: 100 } as const;
type Client = Awaited<ReturnType<typeof openClient>>;

function legalMoves({ config, moves }: MatchSnapshot) {
  const match = moves.reduce(
    (before, move) => unwrap(playMove(before, asMove(move))),
    startMatch(config, 0),
  );
  return gameOf(match).legalMoves(currentPosition(match));
}

/** Plays on as fast as answers come, until the host is gone. @returns the last that the host has confirmed. */
async function playUntilKilled(client: Client, first: MatchSnapshot, seed: number) {
  const random = makeRandom(seed);
  let confirmed = first;
  for (;;) {
    const { termination, thinkingSide } = confirmed;
    const seen = seenIn(confirmed);
    const reply =
      termination !== undefined
        ? await client.call('restart', seen)
        : thinkingSide !== undefined
          ? await client.call('currentMatch')
          : random.below(6) === 0 && confirmed.canUndo
            ? await client.call('undo', seen)
            : await client.call('playMove', {
                ...seen,
                move: pick(random, legalMoves(confirmed)),
              });
    if (!reply.ok) return confirmed;
    if (reply.value !== undefined) confirmed = reply.value;
  }
}

describe('a program that is killed at any moment of a match', () => {
  it.each([
    // At most the change that was under way came on top of what was confirmed; the computer may have answered it.
    { who: 'two people', config: scoreFourMatch(person, person), rounds: 6, unconfirmed: 1 },
    {
      who: 'a person and the computer',
      config: scoreFourMatch(person, quickComputer),
      rounds: 4,
      unconfirmed: 2,
    },
  ])('comes back to the same match ($who)', async ({ config, rounds, unconfirmed }) => {
    const folder = temporaryFolder();
    const random = makeRandom(unconfirmed);
    let confirmed: MatchSnapshot | undefined;
    for (let round = 0; round < rounds; round++) {
      const host = spawnWeb(['--data', folder]);
      const client = await openClient(await addressOf(host));
      expect(unwrap(await client.call('appInfo')).notices).toEqual([]);
      const found = unwrap(await client.call('currentMatch'));
      if (confirmed !== undefined && found !== undefined) {
        if (found.matchId !== confirmed.matchId) {
          // A restart was under way.
          expect(confirmed.termination).toBeDefined();
        } else {
          const [shorter, longer] = [found.moves, confirmed.moves].sort(
            (a, b) => a.length - b.length,
          );
          expect(longer?.slice(0, shorter?.length)).toEqual(shorter);
          const difference = Math.abs(found.moves.length - confirmed.moves.length);
          expect(difference).toBeLessThanOrEqual(unconfirmed);
        }
      }
      expect(round === 0 || found !== undefined).toBe(true);
      const playing = playUntilKilled(
        client,
        found ?? unwrap(await client.call('startMatch', config)),
        round,
      );
      await sleep(20 + random.below(400));
      host.child.kill('SIGKILL');
      await once(host.child, 'exit');
      confirmed = await playing;
    }
    expect(confirmed).toBeDefined();
  });
});
