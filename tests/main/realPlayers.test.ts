import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnChild } from '../../src-main/opponent/spawnChild.ts';
import { makeOpponentPlayer } from '../../src-main/players/opponentPlayer.ts';
import { makeSearchPlayer } from '../../src-main/players/searchPlayer.ts';
import { createSearchPool } from '../../src-main/search/searchPool.ts';
import type { ThreadFault } from '../../src-shared/ipc/storage.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, gameOf, type MatchConfig } from '../../src-shared/match/match.ts';
import type { ComputerSpec, PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { SYSTEM_CLOCK } from '../../src-main/time/awakeLimit.ts';
import { makeReferee } from '../../src-shared/match/referee.ts';
import type { RefereedMatch } from '../../src-shared/match/refereedMatch.ts';
import { person, seen } from '../match/testReferee.ts';
import { rounds } from '../rounds.ts';

const OUT = join(import.meta.dirname, '../../out/main');
const LONG_WAIT = { timeout: 20_000, interval: 20 };

const computer = (timeMs: number): PlayerSpec => ({ kind: 'computer', level: 8, timeMs });

const matchOf = (gameId: GameId, players: MatchConfig['players']): MatchConfig => ({
  gameId,
  setup: defaultSetup(gameById(gameId).setupFields),
  players,
});

/** A referee with the real search threads and the real Score Four program. */
function makeRealReferee() {
  const pool = createSearchPool({ workerUrl: pathToFileURL(join(OUT, 'searchWorker.js')) });
  const args = [join(OUT, 'scoreFour.js')];
  const launch = (more: readonly string[]) =>
    spawnChild({ file: process.execPath, args: [...args, ...more], folder: tmpdir() });
  const resources = () => ({ threads: 1, tableMegabytes: 16 });
  const notices: string[] = [];
  const onThreadReplaced = (fault: ThreadFault): void => void notices.push(fault);
  const thoughts: SearchProgress[] = [];
  const bugs: unknown[] = [];
  const referee = makeReferee({
    timer: SYSTEM_CLOCK,
    makePlayer: (spec, { gameId }) => {
      const { level, timeMs } = spec as ComputerSpec;
      return gameId === 'scoreFour'
        ? makeOpponentPlayer({ program: { launch, hasExtensions: true }, level, timeMs, resources })
        : makeSearchPlayer({ pool, gameId, level, timeMs, resources, onThreadReplaced });
    },
    makeMatchId: () => 'match',
    onChange: () => undefined,
    onThinking: (_, progress) => void thoughts.push(progress),
    onBug: (error) => bugs.push(error),
  });
  onTestFinished(async () => {
    await referee.dispose();
    await pool.dispose();
  });
  const current = (): RefereedMatch => {
    if (referee.current === undefined) throw new Error('there is no match');
    return referee.current;
  };
  const legal = () => gameOf(current().match).legalMoves(currentPosition(current().match));
  const idle = () => vi.waitFor(() => expect(current().thinkingSide).toBeUndefined(), LONG_WAIT);
  return { referee, bugs, notices, thoughts, current, legal, idle };
}

describe('the real computer players', () => {
  it.each(GAME_IDS.slice(0, rounds(2, GAME_IDS.length)))(
    'of %s answer at once when asked to, however long they may think',
    async (id) => {
      const { referee, current, idle, bugs } = makeRealReferee();
      referee.start(matchOf(id, [computer(600_000), person]));
      // Domineering may start with the other side, and then nobody thinks.
      const mover = currentPosition(current().match).sideToMove;
      expect(current().thinkingSide).toBe(mover === 0 ? 0 : undefined);
      referee.moveNow(seen(current()));
      await idle();
      expect(current().match).toMatchObject({ termination: undefined });
      expect(current().match.moves).toHaveLength(mover === 0 ? 1 : 0);
      expect(bugs).toEqual([]);
    },
  );

  it.each(['scoreFour', 'hex'] as const)(
    'of %s survive a person who does everything at any moment',
    async (id) => {
      const random = makeRandom(5);
      const { referee, current, legal, idle, bugs } = makeRealReferee();
      const config = matchOf(id, [person, computer(150)]);
      referee.start(config);
      for (let step = 0; step < rounds(25, 120); step++) {
        pick(random, [
          () => legal().length > 0 && referee.play(seen(current()), pick(random, legal())),
          () => legal().length > 0 && referee.play(seen(current()), pick(random, legal())),
          () => referee.undo(seen(current())),
          () => referee.redo(seen(current())),
          () => referee.moveNow(seen(current())),
          () => random.below(4) === 0 && referee.restart(seen(current())),
          () => random.below(4) === 0 && referee.start(config),
          () => random.below(4) === 0 && referee.resign(seen(current())),
        ])();
        await sleep(random.below(80));
      }
      referee.restart(seen(current()));
      referee.play(seen(current()), pick(random, legal()));
      await idle();
      expect(current().match.termination).toBeUndefined();
      expect(current().match.moves).toHaveLength(2);
      expect(bugs).toEqual([]);
    },
  );

  it.each(['scoreFour', 'hex'] as const)('of %s tell what they think while they do', async (id) => {
    const { referee, thoughts, idle, legal, current } = makeRealReferee();
    referee.start(matchOf(id, [person, computer(500)]));
    // The first moves may come from a book, without a thought.
    let before = current().match;
    for (let turn = 0; turn < 3; turn++) {
      thoughts.length = 0;
      referee.play(seen(current()), legal()[0]!);
      before = current().match;
      await idle();
    }
    expect(thoughts.length).toBeGreaterThan(0);
    for (const { principalVariation, nodes } of thoughts) {
      const [first] = principalVariation;
      expect(gameOf(before).legalMoves(currentPosition(before))).toContain(first);
      expect(nodes).toBeGreaterThanOrEqual(0);
    }
    expect(legal().length).toBeGreaterThan(0);
  });

  it('of Score Four tell what they think even when they answer at once', async () => {
    const { referee, thoughts, idle, legal, current } = makeRealReferee();
    referee.start(matchOf('scoreFour', [person, { kind: 'computer', level: 3, timeMs: 500 }]));
    // Nobody wins so soon.
    for (let turn = 0; turn < 3; turn++) {
      thoughts.length = 0;
      referee.play(seen(current()), legal()[0]!);
      await idle();
      expect(thoughts.length).toBeGreaterThan(0);
    }
  });

  it('play a whole game of Score Four against each other', async () => {
    const { referee, current, bugs } = makeRealReferee();
    const quick = { kind: 'computer', level: 2, timeMs: 100 } as const;
    referee.start(matchOf('scoreFour', [quick, quick]));
    await vi.waitFor(() => expect(current().match.termination).toBeDefined(), LONG_WAIT);
    expect(current().match.termination?.kind).toBe('rules');
    expect(bugs).toEqual([]);
  });
});
