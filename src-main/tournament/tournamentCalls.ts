import { availableParallelism } from 'node:os';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import { MAX_TOURNAMENT_PAGE, type TournamentNews } from '../../src-shared/ipc/tournaments.ts';
import { gamesLeft, type Tournament } from '../../src-shared/tournament/tournament.ts';
import { LOCKED } from '../demo.ts';
import type { HostServices } from '../hostServices.ts';
import type { LibraryCalls } from '../library/libraryCalls.ts';
import type { KeptTournaments } from '../transfer/kept.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import { makeTournaments, type TournamentsOptions } from './tournaments.ts';
import type { TournamentRun } from './tournamentRun.ts';

export interface TournamentCallsOptions extends Pick<
  TournamentsOptions,
  'folder' | 'store' | 'programs' | 'tableMegabytes' | 'shareMemory' | 'report'
> {
  readonly library: Pick<LibraryCalls, 'labels' | 'onAdded'>;
  readonly host: Pick<HostServices, 'sendEvent' | 'searchWorkerUrl' | 'onBug'>;
  readonly isKiosk: boolean;
}

type TournamentHandlers = Pick<
  Handlers,
  | ('tournaments' | 'startTournament' | 'tournament' | 'pauseTournament' | 'resumeTournament')
  | ('stopTournament' | 'deleteTournament' | 'tournamentGame')
>;

/** What windows ask about tournaments. */
export interface TournamentCalls {
  readonly handlers: TournamentHandlers;
  /** All of them, for a file with everything. */
  readonly kept: KeptTournaments;
  /** Whether a person’s own play or analysis goes first. */
  hold(isHeld: boolean): void;
  close(): Promise<void>;
}

/** Windows are told no more often, milliseconds; quick games have many moves in that time. */
const TOLD_MS = 250;

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeTournamentCalls(options: TournamentCallsOptions): TournamentCalls {
  const { host, library, isKiosk } = options;
  let played = 0;
  const teller = makeTeller(SYSTEM_CLOCK, (run: TournamentRun) => {
    host.sendEvent('tournamentChanged', newsOf(run.tournament, run));
    if (run.tournament.games.length === played) return;
    played = run.tournament.games.length;
    library.onAdded();
  });
  const tournaments = makeTournaments({
    ...options,
    labels: library.labels,
    workerUrl: host.searchWorkerUrl,
    onChange: (run) => teller.tell(run),
    onBug: (error) => host.onBug(error),
  });

  /** What is known of one is told from the run, where it goes on. */
  function newsOf(tournament: Tournament, run = runOf(tournament.id)): TournamentNews {
    const left = gamesLeft(tournament).length;
    const { id, games, isStopped } = tournament;
    const isOver = left === 0 && (run?.running.length ?? 0) === 0;
    return {
      ...{ id, played: games.length, left },
      state: isOver ? (isStopped ? 'stopped' : 'finished') : stateOf(run),
      running: (run?.running ?? []).map(({ game: { index }, match }) => {
        return { index, plies: match.moves.length };
      }),
      ...(run?.failure === undefined ? {} : { failure: run.failure }),
    };
  }

  const runOf = (id: string): TournamentRun | undefined =>
    tournaments.run?.tournament.id === id ? tournaments.run : undefined;

  const find = async (id: string): Promise<Tournament | undefined> =>
    runOf(id)?.tournament ?? (await tournaments.kept.read(id));

  async function unlessKiosk<T>(
    answer: () => Promise<Result<T, CallError>>,
  ): Promise<Result<T, CallError>> {
    return isKiosk ? err(LOCKED) : answer();
  }

  return {
    handlers: {
      tournaments: () =>
        unlessKiosk(async () => {
          const kept = await tournaments.kept.list();
          const current = tournaments.run?.tournament;
          const all = kept.map((each) => (each.id === current?.id ? current : each));
          return ok({
            tournaments: all.map((tournament) => {
              const { plan, updatedAt } = tournament;
              const { name, gameId, participants } = plan;
              return { ...newsOf(tournament), name, gameId, participants, updatedAt };
            }),
            cores: availableParallelism(),
          });
        }),
      startTournament: (plan) =>
        unlessKiosk(async () => {
          const run = await tournaments.start(plan);
          return run.ok ? ok({ id: run.value.tournament.id }) : run;
        }),
      tournament: ({ id, from }) =>
        unlessKiosk(async () => {
          const found = await find(id);
          if (found === undefined) return NO_TOURNAMENT;
          const { plan, startedAt, updatedAt, isStopped } = found;
          const games = found.games.slice(from, from + MAX_TOURNAMENT_PAGE);
          return ok({ ...newsOf(found), plan, startedAt, updatedAt, isStopped, games });
        }),
      pauseTournament: ({ id }) =>
        unlessKiosk(async () => {
          runOf(id)?.pause();
          return Promise.resolve(ok(undefined));
        }),
      resumeTournament: ({ id }) =>
        unlessKiosk(async () => {
          const run = await tournaments.resume(id);
          return run.ok ? ok(undefined) : run;
        }),
      stopTournament: ({ id }) => unlessKiosk(() => tournaments.stop(id)),
      deleteTournament: ({ id }) => unlessKiosk(() => tournaments.remove(id)),
      tournamentGame: ({ id, index }) =>
        unlessKiosk(async () => {
          const running = runOf(id)?.running.find(({ game }) => game.index === index);
          const reply = running === undefined ? NO_GAME : ok({ moves: [...running.match.moves] });
          return Promise.resolve(reply);
        }),
    },
    kept: {
      ...tournaments.kept,
      get runningId() {
        return tournaments.run?.tournament.id;
      },
    },
    hold: (isHeld) => tournaments.hold(isHeld),
    async close() {
      await tournaments.close();
      teller.stop();
    },
  };
}

function stateOf(run: TournamentRun | undefined): TournamentNews['state'] {
  if (run?.failure !== undefined) return 'failed';
  if (run === undefined || run.holds.has('paused')) return 'paused';
  return run.holds.has('person') ? 'waiting' : 'running';
}

/** Tells of changes at once, but no more often than every so often; the last one is always told. */
function makeTeller<T>(clock: TimerClock, say: (news: T) => void) {
  let callOff: (() => void) | undefined;
  let waiting: { readonly news: T } | undefined;
  function next(): void {
    callOff = undefined;
    if (waiting === undefined) return;
    const { news } = waiting;
    waiting = undefined;
    callOff = clock.after(TOLD_MS, next);
    say(news);
  }
  return {
    tell(news: T): void {
      waiting = { news };
      if (callOff === undefined) next();
    },
    stop(): void {
      callOff?.();
      waiting = undefined;
    },
  };
}

const NO_TOURNAMENT = err({
  code: 'ERR_NO_TOURNAMENT',
  message: 'there is no such tournament',
} as const);
const NO_GAME = err({ code: 'ERR_NO_MATCH', message: 'this game is not being played' } as const);
