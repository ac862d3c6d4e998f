import { describe, expect, it, vi } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { err, ok, unwrap } from '../../src-shared/core/result.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { ForfeitError, type Player, StoppedError } from '../../src-shared/match/player.ts';
import type { Label } from '../../src-shared/record/labels.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import { openingsOf } from '../../src-shared/tournament/openings.ts';
import type { TournamentPlan } from '../../src-shared/tournament/plan.ts';
import {
  gamesLeft,
  startTournament,
  type Tournament,
} from '../../src-shared/tournament/tournament.ts';
import { makeGate } from '../../src-main/tournament/gate.ts';
import { startTournamentRun } from '../../src-main/tournament/tournamentRun.ts';
import type { Written } from '../../src-main/storage/storageError.ts';
import { makeYieldingPlayer } from '../../src-main/tournament/yieldingPlayer.ts';
import { planOf } from './plans.ts';

const game = gameById('domineering');
const START = startTournament('t1', planOf(), '2026-11-29T12:00:00.000Z');
const FULL: Written = err({ code: 'ERR_DISK_FULL', detail: '' });

/** Plays any legal move, unless it is told to do something else. */
function randomPlayer(plan: TournamentPlan, choose?: Player['chooseMove']): Player {
  const random = makeRandom(3);
  return {
    newGame: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
    chooseMove(turn) {
      if (choose !== undefined) return choose(turn);
      const position = turn.history.reduce(game.play, game.initial(plan.setup));
      return Promise.resolve(pick(random, game.legalMoves(position)));
    },
  };
}

interface Given {
  readonly tournament?: Tournament;
  readonly kept?: Map<string, MatchRecord>;
  readonly keep?: () => Written;
  readonly write?: () => Written;
  /** How the third participant plays. */
  readonly third?: Player['chooseMove'];
}

function startRun({ tournament = START, kept = new Map(), keep, write, third }: Given = {}) {
  const { plan } = tournament;
  const gate = makeGate();
  const labels = new Map<string, Label>();
  const written: Tournament[] = [];
  const bugs: unknown[] = [];
  let playedGames = 0;
  const table = {
    seat({ players }: { readonly players: readonly [number, number] }) {
      playedGames++;
      const seat = (player: number) => {
        const choose = player === 2 ? third : undefined;
        return makeYieldingPlayer(randomPlayer(plan, choose), gate, true);
      };
      return [seat(players[0]), seat(players[1])] as const;
    },
    dispose: () => Promise.resolve(),
  };
  const run = startTournamentRun({
    ...{ tournament, gate, openings: unwrap(openingsOf(plan)), tables: [table, table] },
    library: {
      keep(record, label) {
        const done = keep?.() ?? ok(undefined);
        if (done.ok) kept.set(record.matchId, record);
        if (done.ok) labels.set(record.matchId, label);
        return Promise.resolve(done);
      },
      ids: () => Promise.resolve(new Set(kept.keys())),
      read: (matchId) => Promise.resolve(kept.get(matchId)),
    },
    write(now) {
      const done = write?.() ?? ok(undefined);
      if (done.ok) written.push(now);
      return Promise.resolve(done);
    },
    onChange: () => undefined,
    onEnd: () => undefined,
    onBug: (error) => bugs.push(error),
  });
  return { run, gate, kept, labels, written, bugs, playedGames: () => playedGames };
}

describe('a tournament that goes on', () => {
  it('plays every game once, and keeps each in the library with its tag', async () => {
    const { run, kept, labels, written, bugs } = startRun();
    await run.ended;
    expect(gamesLeft(run.tournament)).toEqual([]);
    expect(kept.size).toBe(12);
    expect(written.at(-1)!.games).toHaveLength(12);
    expect(labels.get('tournament-t1-1')).toEqual({
      ...{ title: 'Level 1, 200 nodes – Level 3, 200 nodes', tags: ['Club night'] },
    });
    // Each opening twice, with the players on the other side.
    const opening = (number: number) => kept.get(`tournament-t1-${number}`)!.match.moves[0];
    expect(opening(1)).toBe(opening(2));
    expect(kept.get('tournament-t1-2')!.match.config.players.map((spec) => spec.kind)).toEqual([
      ...['computer', 'computer'],
    ]);
    expect(bugs).toEqual([]);
  });

  it.each([
    ['an illegal move', () => Promise.resolve(asMove(99)), 'ERR_OPPONENT_ILLEGAL', /not a legal/],
    [
      'a crash',
      () => Promise.reject(new ForfeitError('ERR_OPPONENT_GONE', 'it ended')),
      'ERR_OPPONENT_GONE',
      /it ended/,
    ],
  ] as const)('lets %s lose the game, with the reason', async (_, third, fault, reason) => {
    const { run } = startRun({ third });
    await run.ended;
    const lost = run.tournament.games.filter(({ forfeit }) => forfeit !== undefined);
    expect(lost).toHaveLength(8);
    for (const { forfeit } of lost) {
      expect(forfeit).toEqual({ fault, reason: expect.stringMatching(reason) });
    }
  });

  it('counts a game that was kept when the program ended before it was counted', async () => {
    const first = startRun();
    await first.run.ended;
    // All are in the library, but the file knows only of three.
    const { games } = first.run.tournament;
    const tournament = { ...START, games: games.slice(0, 3) };
    const again = startRun({ tournament, kept: first.kept });
    await again.run.ended;
    expect(again.playedGames()).toBe(0);
    const byIndex = (all: Tournament['games']) =>
      all
        .map(({ index, winner, plies }) => ({ index, winner, plies }))
        .toSorted((a, b) => a.index - b.index);
    expect(byIndex(again.run.tournament.games)).toEqual(byIndex(games));
  });

  it.each(['library', 'file'] as const)(
    'waits when its %s can’t be written, and loses nothing',
    async (which) => {
      let isFull = true;
      const full = () => (isFull ? FULL : ok(undefined));
      let writes = 0;
      // The first write comes before any game.
      const write = () => (writes++ === 0 ? ok(undefined) : full());
      const { run, kept } = startRun(which === 'library' ? { keep: full } : { write });
      await vi.waitFor(() => expect(run.failure).toBe('ERR_DISK_FULL'));
      expect(run.holds.has('paused')).toBe(true);
      run.resume();
      await vi.waitFor(() => expect(run.holds.has('paused')).toBe(true));
      isFull = false;
      run.resume();
      await run.ended;
      expect(run.failure).toBeUndefined();
      expect(run.tournament.games).toHaveLength(12);
      expect(kept.size).toBe(12);
    },
  );

  it('stands still while it is paused, goes on, and can be ended for good', async () => {
    const { run, gate, written } = startRun();
    run.pause();
    await vi.waitFor(() => expect(written).toHaveLength(1));
    expect(run.tournament.games).toEqual([]);
    gate.hold('person');
    run.resume();
    await vi.waitFor(() => expect([...run.holds]).toEqual(['person']));
    expect(run.tournament.games).toEqual([]);
    await run.stop();
    expect(run.tournament.isStopped).toBe(true);
    expect(gamesLeft(run.tournament)).toEqual([]);
    expect(written.at(-1)!.isStopped).toBe(true);
  });

  it('is let go of in the middle of a game, which is played again', async () => {
    const { run } = startRun({ third: () => new Promise(() => undefined) });
    await vi.waitFor(() => expect(run.running).toHaveLength(2));
    await run.close();
    const { tournament } = run;
    expect(tournament.games.length).toBeLessThan(12);
    const again = startRun({ tournament });
    await again.run.ended;
    expect(again.run.tournament.games).toHaveLength(12);
  });
});

describe('a player that gives way', () => {
  it('breaks its thought off when a person needs the cores, and begins it anew', async () => {
    const gate = makeGate();
    let asked = 0;
    const player = makeYieldingPlayer(
      randomPlayer(planOf(), ({ signal }) => {
        asked++;
        if (asked === 2) return Promise.resolve(asMove(4));
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new StoppedError('stopped')));
        });
      }),
      gate,
      true,
    );
    const [signal, moveNow] = [new AbortController().signal, new AbortController().signal];
    const chosen = player.chooseMove({ history: [], signal, moveNow, onProgress: () => undefined });
    await vi.waitFor(() => expect(asked).toBe(1));
    gate.hold('person');
    await Promise.resolve();
    expect(asked).toBe(1);
    gate.release('person');
    expect(await chosen).toBe(4);
    expect(asked).toBe(2);
  });
});
