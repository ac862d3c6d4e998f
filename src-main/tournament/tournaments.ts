import { randomBytes } from 'node:crypto';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { type Openings, openingsOf } from '../../src-shared/tournament/openings.ts';
import { checkPlan, type TournamentPlan } from '../../src-shared/tournament/plan.ts';
import {
  gamesLeft,
  startTournament,
  type Tournament,
} from '../../src-shared/tournament/tournament.ts';
import type { Labels } from '../library/labels.ts';
import type { ProgramStore } from '../programs/programStore.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { makeGate } from './gate.ts';
import { makeTournamentTable, type SeatingOptions, tablesFor } from './seating.ts';
import { startTournamentRun, type TournamentRun } from './tournamentRun.ts';
import { openTournamentStore, type TournamentStore } from './tournamentStore.ts';

export interface TournamentsOptions extends Pick<SeatingOptions, 'workerUrl' | 'tableMegabytes'> {
  readonly folder: StorageFolder;
  readonly store: Pick<MatchStore, 'add' | 'list' | 'read'>;
  readonly labels: Pick<Labels, 'change'>;
  readonly programs: Pick<ProgramStore, 'find'>;
  report(notice: Notice): void;
  /** Takes the memory of its tables from other searches once those are over, or gives it back; missing where there are none. */
  shareMemory?(hasTournament: boolean): void;
  /** Told of every change of the one that goes on. */
  onChange(run: TournamentRun): void;
  onBug(error: unknown): void;
}

/** The tournaments of a data folder, one of which may go on. */
export interface Tournaments {
  readonly kept: Pick<TournamentStore, 'list' | 'read' | 'write'>;
  /** The one that goes on, paused or not. */
  readonly run: TournamentRun | undefined;
  start(plan: TournamentPlan): Promise<Result<TournamentRun, CallError>>;
  /** Goes on with one, from where it was. */
  resume(id: string): Promise<Result<TournamentRun, CallError>>;
  /** Ends one for good, whether it goes on or was left. */
  stop(id: string): Promise<Result<undefined, CallError>>;
  remove(id: string): Promise<Result<undefined, CallError>>;
  /** Whether a person’s own play or analysis goes first. */
  hold(isHeld: boolean): void;
  close(): Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeTournaments(options: TournamentsOptions): Tournaments {
  const { folder, store, labels, programs } = options;
  const kept = openTournamentStore(folder, options.report);
  let run: TournamentRun | undefined;
  const gate = makeGate();
  let isStarting = false;

  function go(tournament: Tournament, openings: Openings): TournamentRun {
    const { plan } = tournament;
    gate.release('paused');
    const tables = Array.from({ length: tablesFor(plan.concurrency) }, () =>
      makeTournamentTable({
        ...{ plan, gate, programs, dataFolder: folder.path, workerUrl: options.workerUrl },
        tableMegabytes: () => options.tableMegabytes(),
        // The game goes on, and nobody plays in it who would have to be told.
        onThreadReplaced: () => undefined,
      }),
    );
    const started = startTournamentRun({
      ...{ tournament, openings, gate, tables, onBug: options.onBug },
      write: (now) => kept.write(now),
      library: {
        async keep(record, label) {
          const labelled = await labels.change(new Map([[record.matchId, label]]));
          return labelled.ok ? store.add(record) : labelled;
        },
        ids: async () => new Set((await store.list()).map(({ matchId }) => matchId)),
        read: (matchId) => store.read(matchId),
      },
      onChange: () => {
        if (run === started) options.onChange(started);
      },
      onEnd() {
        if (run === started) {
          run = undefined;
          options.shareMemory?.(false);
        }
        options.onChange(started);
      },
    });
    return started;
  }

  /** One at a time; what is asked while one begins is refused too. */
  async function begin(
    make: () => Promise<Result<Tournament, CallError>>,
  ): Promise<Result<TournamentRun, CallError>> {
    if (isStarting || (run !== undefined && !run.holds.has('paused'))) return RUNS;
    isStarting = true;
    try {
      // One that is paused can be taken up again later.
      await run?.close();
      const tournament = await make();
      if (!tournament.ok) return tournament;
      const openings = openingsOf(tournament.value.plan);
      if (!openings.ok) return err({ code: 'ERR_TOURNAMENT', message: openings.error });
      const written = await kept.write(tournament.value);
      if (!written.ok) return err({ code: written.error.code, message: 'it could not be stored' });
      // Whatever is searched now goes on, and as long as it does nobody thinks here.
      options.shareMemory?.(true);
      run = go(tournament.value, openings.value);
      options.onChange(run);
      return ok(run);
    } finally {
      isStarting = false;
    }
  }

  async function find(id: string): Promise<Result<Tournament, CallError>> {
    const found = run?.tournament.id === id ? run.tournament : await kept.read(id);
    return found === undefined ? NO_TOURNAMENT : ok(found);
  }

  return {
    kept,
    get run() {
      return run;
    },
    start: (plan) =>
      begin(async () => {
        const checked = checkPlan(plan);
        if (!checked.ok) return err({ code: 'ERR_TOURNAMENT', message: checked.error });
        const id = randomBytes(4).toString('hex');
        return Promise.resolve(ok(startTournament(id, checked.value, new Date().toISOString())));
      }),
    async resume(id) {
      if (run?.tournament.id === id) {
        run.resume();
        return ok(run);
      }
      return begin(async () => {
        const found = await find(id);
        return !found.ok || gamesLeft(found.value).length > 0 ? found : OVER;
      });
    },
    async stop(id) {
      if (run?.tournament.id === id) {
        await run.stop();
        return ok(undefined);
      }
      const found = await find(id);
      if (!found.ok) return found;
      const updatedAt = new Date().toISOString();
      const written = await kept.write({ ...found.value, isStopped: true, updatedAt });
      if (written.ok) return ok(undefined);
      return err({ code: written.error.code, message: 'it could not be stored' });
    },
    async remove(id) {
      if (run?.tournament.id === id) await run.close();
      await kept.remove(id);
      return ok(undefined);
    },
    hold(isHeld) {
      if (isHeld === gate.holds.has('person')) return;
      if (isHeld) gate.hold('person');
      else gate.release('person');
      if (run !== undefined) options.onChange(run);
    },
    async close() {
      await run?.close();
    },
  };
}

const RUNS = err({
  code: 'ERR_TOURNAMENT_RUNS',
  message: 'another tournament goes on; pause or end it first',
} as const);
const NO_TOURNAMENT = err({
  code: 'ERR_NO_TOURNAMENT',
  message: 'there is no such tournament',
} as const);
const OVER = err({ code: 'ERR_TOURNAMENT', message: 'all its games have been played' } as const);
