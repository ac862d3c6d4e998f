import { MAX_TITLE } from '../../src-shared/record/labels.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import { type Match, MAX_REASON } from '../../src-shared/match/match.ts';
import { engineSpec, participantName } from '../../src-shared/tournament/plan.ts';
import type { Openings } from '../../src-shared/tournament/openings.ts';
import type { PlayedGame } from '../../src-shared/tournament/playedGame.ts';
import { gameMatchId, type ScheduledGame } from '../../src-shared/tournament/schedule.ts';
import { gamesLeft, type Tournament, withGame } from '../../src-shared/tournament/tournament.ts';
import type { StorageErrorCode } from '../../src-shared/ipc/storage.ts';
import type { Label } from '../../src-shared/record/labels.ts';
import type { Written } from '../storage/storageError.ts';
import type { Gate, Hold } from './gate.ts';
import { playGame } from './playGame.ts';
import type { TournamentTable } from './seating.ts';

/** Where the games of a tournament are kept. */
export interface TournamentLibrary {
  /** Puts a game that is over into the library, with its title and tags. */
  keep(record: MatchRecord, label: Label): Promise<Written>;
  /** The ids of all games that are there. */
  ids(): Promise<ReadonlySet<string>>;
  read(matchId: string): Promise<MatchRecord | undefined>;
}

export interface RunOptions {
  readonly tournament: Tournament;
  readonly openings: Openings;
  readonly gate: Gate;
  readonly tables: readonly TournamentTable[];
  readonly library: TournamentLibrary;
  write(tournament: Tournament): Promise<Written>;
  /** Told of every move and every end of a game. */
  onChange(): void;
  /** Told when all is played, or it was stopped, or given up. */
  onEnd(): void;
  onBug(error: unknown): void;
}

/** A game that is being played. */
export interface RunningGame {
  readonly game: ScheduledGame;
  readonly match: Match;
}

/** A tournament that goes on. */
export interface TournamentRun {
  readonly tournament: Tournament;
  readonly running: readonly RunningGame[];
  /** Why nobody thinks now, if so. */
  readonly holds: ReadonlySet<Hold>;
  /** Why what was played could not be written; it is tried again when the tournament goes on. */
  readonly failure: StorageErrorCode | undefined;
  pause(): void;
  resume(): void;
  /** Ends it for good, with what was played. */
  stop(): Promise<void>;
  /** Lets go of it: what is over is kept, what is not will be played again. */
  close(): Promise<void>;
  /** Resolves when it has come to its end or was let go of. */
  readonly ended: Promise<void>;
}

/**
 * Plays what is left of a tournament, at several tables. A game that is over is put into the library first and counted
 * after that; its id there is always the same. So whatever happens between the two, when the tournament is taken up
 * again the game is found there and counted, and no game is lost or played twice.
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function startTournamentRun(options: RunOptions): TournamentRun {
  const { gate, library, openings, tables } = options;
  let { tournament } = options;
  const running = new Map<number, RunningGame>();
  const leaving = new AbortController();
  let failure: StorageErrorCode | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  /** What is over but not written, by the number of its game. */
  const unwritten = new Map<number, () => Promise<Written>>();

  const { plan, id } = tournament;
  const nameOf = (player: number): string => participantName(plan.participants[player]!);

  async function setTournament(next: Tournament): Promise<Written> {
    tournament = next;
    return options.write(next);
  }

  /** What was kept in the library but not counted, because the program ended between the two. */
  async function countKept(): Promise<void> {
    const ids = await library.ids();
    for (const { index } of gamesLeft(tournament)) {
      if (!ids.has(gameMatchId(id, index))) continue;
      const record = await library.read(gameMatchId(id, index));
      if (record?.match.termination === undefined) continue;
      const timeMs = Date.parse(record.updatedAt) - Date.parse(record.startedAt);
      const played = playedGame(index, record.match, Math.max(0, timeMs));
      tournament = withGame(tournament, played, record.updatedAt);
    }
    await options.write(tournament);
  }

  function nextGame(): ScheduledGame | undefined {
    if (leaving.signal.aborted) return undefined;
    const isTaken = (index: number): boolean => running.has(index) || unwritten.has(index);
    return gamesLeft(tournament).find(({ index }) => !isTaken(index));
  }

  async function playAt(table: TournamentTable): Promise<void> {
    for (;;) {
      await gate.opened(leaving.signal);
      const game = nextGame();
      if (game === undefined) return;
      const [first, second] = game.players;
      const players = [plan.participants[first]!, plan.participants[second]!] as const;
      const config = {
        ...{ gameId: plan.gameId, setup: plan.setup },
        players: [engineSpec(players[0]), engineSpec(players[1])] as const,
      };
      const [startedAt, startMs] = [new Date().toISOString(), performance.now()];
      const match = await playGame({
        ...{ matchId: gameMatchId(id, game.index), config, opening: openings(game.opening) },
        ...{ players: table.seat(game), signal: leaving.signal, onBug: options.onBug },
        onChange(now) {
          running.set(game.index, { game, match: now });
          options.onChange();
        },
      });
      if (match !== undefined) {
        const timeMs = Math.round(performance.now() - startMs);
        await finish(game, match, { startedAt, timeMs });
      }
      running.delete(game.index);
      options.onChange();
    }
  }

  async function finish(
    { index, players: [first, second] }: ScheduledGame,
    match: Match,
    { startedAt, timeMs }: { readonly startedAt: string; readonly timeMs: number },
  ): Promise<void> {
    const names = [nameOf(first), nameOf(second)] as const;
    const updatedAt = new Date().toISOString();
    const remarks = { names, comments: [] };
    const record = { matchId: gameMatchId(id, index), startedAt, updatedAt };
    const label = { title: names.join(' – ').slice(0, MAX_TITLE), tags: [plan.name] };
    unwritten.set(index, async () => {
      const kept = await library.keep({ ...record, match: { ...match, remarks } }, label);
      if (!kept.ok) return kept;
      return setTournament(withGame(tournament, playedGame(index, match, timeMs), updatedAt));
    });
    await writeAll();
  }

  /** Writes what is over, one after the other. What can't be written makes everybody wait. */
  async function writeAll(): Promise<void> {
    const written = writing.then(async () => {
      for (const [index, write] of unwritten) {
        const done = await write();
        if (!done.ok) {
          failure = done.error.code;
          gate.hold('paused');
          options.onChange();
          return;
        }
        unwritten.delete(index);
        failure = undefined;
      }
    });
    writing = written;
    await written;
  }

  async function playAll(): Promise<void> {
    await countKept();
    options.onChange();
    await Promise.all(tables.map(playAt));
    // What could not be written the last time.
    if (unwritten.size > 0) await writeAll();
    await Promise.all(tables.map((table) => table.dispose()));
  }

  const ended = playAll().catch(options.onBug).then(options.onEnd);
  return {
    get tournament() {
      return tournament;
    },
    get running() {
      return [...running.values()];
    },
    get holds() {
      return gate.holds;
    },
    get failure() {
      return failure;
    },
    ended,
    pause() {
      gate.hold('paused');
      options.onChange();
    },
    resume() {
      void writeAll().then(() => {
        if (failure !== undefined) return;
        gate.release('paused');
        options.onChange();
      });
    },
    async stop() {
      leaving.abort();
      await ended;
      await setTournament({ ...tournament, isStopped: true, updatedAt: new Date().toISOString() });
      options.onChange();
    },
    async close() {
      leaving.abort();
      await ended;
    },
  };
}

/** What a tournament keeps of a game. */
function playedGame(index: number, { moves, termination }: Match, timeMs: number): PlayedGame {
  const { winner, ...end } = termination!;
  const forfeit =
    end.kind === 'forfeit'
      ? { fault: end.fault, reason: end.reason.slice(0, MAX_REASON) }
      : undefined;
  return {
    ...{ index, winner: winner ?? null, plies: moves.length, timeMs },
    ...(forfeit === undefined ? {} : { forfeit }),
  };
}
