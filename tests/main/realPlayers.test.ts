import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnChild } from '../../src-main/opponent/spawnChild.ts';
import { makeOpponentPlayer } from '../../src-main/players/opponentPlayer.ts';
import { makeSearchPlayer } from '../../src-main/players/searchPlayer.ts';
import { createSearchPool } from '../../src-main/search/searchPool.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, gameOf, type MatchConfig } from '../../src-shared/match/match.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { makeReferee } from '../../src-shared/match/referee.ts';
import type { Table } from '../../src-shared/match/table.ts';
import { person, seen } from '../match/refereeTable.ts';

const OUT = join(import.meta.dirname, '../../out/main');
const LONG_WAIT = { timeout: 20_000, interval: 20 };

const computer = (timeMs: number): PlayerSpec => ({ kind: 'computer', level: 8, timeMs });

const matchOf = (gameId: GameId, players: MatchConfig['players']): MatchConfig => ({
  gameId,
  setup: defaultSetup(gameById(gameId).setupFields),
  players,
});

/** A referee with the real search threads and the real Score Four program. */
function makeRealTable() {
  const pool = createSearchPool({ workerUrl: pathToFileURL(join(OUT, 'searchWorker.js')) });
  const args = [join(OUT, 'scoreFour.js')];
  const launch = (more: readonly string[]) =>
    spawnChild({ file: process.execPath, args: [...args, ...more], folder: tmpdir() });
  const resources = () => ({ threads: 1, tableMegabytes: 16 });
  const notices: string[] = [];
  const onNotice = (message: string): void => void notices.push(message);
  const thoughts: SearchProgress[] = [];
  const bugs: unknown[] = [];
  const referee = makeReferee({
    makePlayer: ({ level, timeMs }, { gameId }) =>
      gameId === 'scoreFour'
        ? makeOpponentPlayer({ program: { launch, hasExtensions: true }, level, timeMs, resources })
        : makeSearchPlayer({ pool, gameId, level, timeMs, resources, onNotice }),
    makeMatchId: () => 'match',
    onChange: () => undefined,
    onThinking: (_, progress) => void thoughts.push(progress),
    onBug: (error) => bugs.push(error),
  });
  onTestFinished(async () => {
    await referee.dispose();
    await pool.dispose();
  });
  const table = (): Table => {
    if (referee.table === undefined) throw new Error('there is no match');
    return referee.table;
  };
  const legal = () => gameOf(table().match).legalMoves(currentPosition(table().match));
  const idle = () => vi.waitFor(() => expect(table().thinkingSide).toBeUndefined(), LONG_WAIT);
  return { referee, bugs, notices, thoughts, table, legal, idle };
}

describe('the real computer players', () => {
  it.each(GAME_IDS)(
    'of %s answer at once when asked to, however long they may think',
    async (id) => {
      const { referee, table, idle, bugs } = makeRealTable();
      referee.start(matchOf(id, [computer(600_000), person]));
      // Domineering may start with the other side, and then nobody thinks.
      const mover = currentPosition(table().match).sideToMove;
      expect(table().thinkingSide).toBe(mover === 0 ? 0 : undefined);
      referee.moveNow(seen(table()));
      await idle();
      expect(table().match).toMatchObject({ termination: undefined });
      expect(table().match.moves).toHaveLength(mover === 0 ? 1 : 0);
      expect(bugs).toEqual([]);
    },
  );

  it.each(['scoreFour', 'hex'] as const)(
    'of %s survive a person who does everything at any moment',
    async (id) => {
      const random = makeRandom(5);
      const { referee, table, legal, idle, bugs } = makeRealTable();
      const config = matchOf(id, [person, computer(150)]);
      referee.start(config);
      for (let step = 0; step < 60; step++) {
        pick(random, [
          () => legal().length > 0 && referee.play(seen(table()), pick(random, legal())),
          () => legal().length > 0 && referee.play(seen(table()), pick(random, legal())),
          () => referee.undo(seen(table())),
          () => referee.redo(seen(table())),
          () => referee.moveNow(seen(table())),
          () => random.below(4) === 0 && referee.restart(seen(table())),
          () => random.below(4) === 0 && referee.start(config),
          () => random.below(4) === 0 && referee.resign(seen(table())),
        ])();
        await sleep(random.below(80));
      }
      referee.restart(seen(table()));
      referee.play(seen(table()), pick(random, legal()));
      await idle();
      expect(table().match.termination).toBeUndefined();
      expect(table().match.moves).toHaveLength(2);
      expect(bugs).toEqual([]);
    },
  );

  it.each(['scoreFour', 'hex'] as const)('of %s tell what they think while they do', async (id) => {
    const { referee, thoughts, idle, legal, table } = makeRealTable();
    referee.start(matchOf(id, [person, computer(500)]));
    // The first moves may come from a book, without a thought.
    let before = table().match;
    for (let turn = 0; turn < 3; turn++) {
      thoughts.length = 0;
      referee.play(seen(table()), legal()[0]!);
      before = table().match;
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
    const { referee, thoughts, idle, legal, table } = makeRealTable();
    referee.start(matchOf('scoreFour', [person, { kind: 'computer', level: 3, timeMs: 500 }]));
    // Nobody wins so soon.
    for (let turn = 0; turn < 3; turn++) {
      thoughts.length = 0;
      referee.play(seen(table()), legal()[0]!);
      await idle();
      expect(thoughts.length).toBeGreaterThan(0);
    }
  });

  it('play a whole game of Score Four against each other', async () => {
    const { referee, table, bugs } = makeRealTable();
    const quick = { kind: 'computer', level: 2, timeMs: 100 } as const;
    referee.start(matchOf('scoreFour', [quick, quick]));
    await vi.waitFor(() => expect(table().match.termination).toBeDefined(), LONG_WAIT);
    expect(table().match.termination?.kind).toBe('rules');
    expect(bugs).toEqual([]);
  });
});
