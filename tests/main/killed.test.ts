import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAMES, type GameId } from '../../src-shared/games/index.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import {
  currentPosition,
  gameOf,
  type MatchConfig,
  playMove,
  startMatch,
} from '../../src-shared/match/match.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import { person, seenIn } from '../match/testReferee.ts';
import { rounds } from '../rounds.ts';
import { addressOf, openClient, spawnWeb } from './builtWeb.ts';
import { temporaryFolder } from './temporaryFolder.ts';

type Client = Awaited<ReturnType<typeof openClient>>;
type Host = ReturnType<typeof spawnWeb>;

/** What a window did last, which may or may not have been written when all ended. */
interface Ended {
  /** The last that was shown. */
  readonly shown: MatchSnapshot;
  readonly doing: 'playMove' | 'undo' | 'playOnFrom' | 'restart' | 'currentMatch';
}

const quickComputer: PlayerSpec = { kind: 'computer', level: 1, timeMs: 100 };
const clock = { kind: 'suddenDeath', mainMs: 3_600_000 } as const;
/** Far more than is between two times that a clock is noted, and than a round takes. */
const CLOCK_MS = 60_000;

const configOf = (
  gameId: GameId,
  opponent: PlayerSpec,
  timed: Partial<MatchConfig>,
): MatchConfig => ({
  gameId,
  setup: defaultSetup(GAMES[gameId].setupFields),
  players: [person, opponent],
  ...timed,
});

function legalMoves({ config, moves }: MatchSnapshot) {
  const match = moves.reduce(
    (before, move) => unwrap(playMove(before, asMove(move))),
    startMatch(config, 0),
  );
  return gameOf(match).legalMoves(currentPosition(match));
}

function nextOf(
  { termination, thinkingSide, canUndo, moves }: MatchSnapshot,
  random: Random,
): Ended['doing'] {
  if (termination !== undefined) return 'restart';
  if (thinkingSide !== undefined) return 'currentMatch';
  const chance = random.below(8);
  if (chance === 0 && canUndo) return 'undo';
  if (chance === 1 && moves.length > 2) return 'playOnFrom';
  return 'playMove';
}

/** Plays on as fast as answers come, until there is none any more. */
async function playUntilKilled(
  client: Client,
  first: MatchSnapshot,
  random: Random,
): Promise<Ended> {
  let shown = first;
  for (;;) {
    const doing = nextOf(shown, random);
    const seen = seenIn(shown);
    const ask = {
      restart: () => client.call('restart', seen),
      currentMatch: () => client.call('currentMatch'),
      undo: () => client.call('undo', seen),
      playOnFrom: () =>
        client.call('playOnFrom', {
          ...seen,
          lineId: shown.lineId,
          ply: random.below(shown.moves.length),
        }),
      playMove: () => client.call('playMove', { ...seen, move: pick(random, legalMoves(shown)) }),
    };
    const reply = await ask[doing]();
    if (reply.ok) shown = reply.value ?? shown;
    else if (reply.error.code !== 'ERR_STALE') return { shown, doing };
    // A computer was quicker, as where it answers between two looks.
    else shown = unwrap(await client.call('currentMatch')) ?? shown;
  }
}

const startsWith = (line: readonly number[], start: readonly number[]): boolean =>
  start.every((move, ply) => line[ply] === move);

/** Every line that can be gone to, the current one first, with what was taken back of it. */
function linesOf({ moves, undone, otherLines }: MatchSnapshot): readonly (readonly number[])[] {
  const current = [...moves, ...undone];
  return [current, ...otherLines.map((line) => [...current.slice(0, line.shared), ...line.moves])];
}

function expectKept({ shown, doing }: Ended, found: MatchSnapshot): void {
  if (found.matchId !== shown.matchId) {
    expect(doing).toBe('restart');
    expect(found.moves.length).toBeLessThan(2);
    return;
  }
  const lines = linesOf(found);
  const [, ...others] = linesOf(shown);
  for (const line of [shown.moves, ...others]) {
    expect(lines.some((each) => startsWith(each, line))).toBe(true);
  }
  // On top comes at most what was under way, and what the computer answered.
  if (doing === 'playMove' || doing === 'currentMatch') {
    expect(startsWith(found.moves, shown.moves)).toBe(true);
    expect(found.moves.length - shown.moves.length).toBeLessThan(5);
  }
  for (const side of [0, 1] as const) {
    const before = shown.clock?.leftMs[side] ?? 0;
    expect(Math.abs((found.clock?.leftMs[side] ?? 0) - before)).toBeLessThan(CLOCK_MS);
  }
  expect(found.config).toEqual(shown.config);
}

/** Ends something without a word. @returns whether the host still runs. */
async function kill(host: Host, client: Client, random: Random): Promise<boolean> {
  const victim = random.below(4);
  if (victim === 0) {
    client.hangUp();
    return true;
  }
  if (victim === 1 && process.platform === 'linux') {
    killChildren(host.child.pid!);
    await sleep(random.below(200));
  }
  host.child.kill('SIGKILL');
  await once(host.child, 'exit');
  return false;
}

/** The opponents that are programs of their own. */
function killChildren(pid: number): void {
  const path = `/proc/${pid}/task/${pid}/children`;
  const children = execFileSync('cat', [path], { encoding: 'utf8' }).trim();
  for (const child of children.split(' ').filter((each) => each !== '')) {
    process.kill(Number(child), 'SIGKILL');
  }
}

describe('a program that is killed at any moment of a match', () => {
  it.each([
    { gameId: 'scoreFour', opponent: person, timed: {} },
    { gameId: 'hex', opponent: person, timed: { clock } },
    { gameId: 'dotsAndTriangles', opponent: quickComputer, timed: {} },
    { gameId: 'scoreFour', opponent: quickComputer, timed: { clock } },
  ] as const)(
    'comes back to the same match ($gameId, person against $opponent.kind)',
    async ({ gameId, opponent, timed }) => {
      const folder = temporaryFolder();
      const random = makeRandom(gameId.length);
      const config = configOf(gameId, opponent, timed);
      let ended: Ended | undefined;
      let host: Host | undefined;
      let compared = 0;
      for (let round = 0; round < rounds(2, 50); round++) {
        host ??= spawnWeb(['--data', folder]);
        const client = await openClient(await addressOf(host));
        expect(unwrap(await client.call('appInfo')).notices).toEqual([]);
        const found = unwrap(await client.call('currentMatch'));
        if (ended !== undefined) {
          expectKept(ended, found!);
          compared++;
        }
        const first = found ?? unwrap(await client.call('startMatch', config));
        if (first.clock?.isWaiting === true) unwrap(await client.call('startClock', seenIn(first)));
        const playing = playUntilKilled(client, first, makeRandom(round));
        await sleep(20 + random.below(400));
        if (!(await kill(host, client, random))) host = undefined;
        ended = await playing;
      }
      expect(compared).toBe(rounds(2, 50) - 1);
    },
  );
});
