import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import {
  alignColumns,
  makeTableCsv,
  makeTableText,
  standingRows,
} from '../../src-shared/tournament/exportTable.ts';
import { standingsOf } from '../../src-shared/tournament/table.ts';
import { gamesLeft, type Tournament } from '../../src-shared/tournament/tournament.ts';
import { ProgressBar } from '../cli/progressBar.ts';
import type { StandardOutput } from '../cli/standardOutput.ts';
import { openLabels } from '../library/labels.ts';
import { openProgramStore } from '../programs/programStore.ts';
import { defaultDataFolder, takeDataFolder } from '../storage/dataFolder.ts';
import { openMatchStore } from '../storage/matchStore.ts';
import { openSettings } from '../storage/settings.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { LiveTable } from './liveTable.ts';
import { completePlan, type Task, type TournamentOptions } from './options.ts';
import { makeTournaments, type Tournaments } from './tournaments.ts';
import type { TournamentRun } from './tournamentRun.ts';

const FAILED = 1;
const INTERRUPTED = 130;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What is wrong with a file; the program goes on. */
const tellNotice = (notice: Notice): void =>
  say('file' in notice ? `${notice.kind}: ${notice.file}` : notice.kind);

/** Plays, lists or shows tournaments on the command line. @returns the status it ends with. */
export async function runTournamentCommand(
  options: TournamentOptions,
  output: StandardOutput,
  workerUrl: URL,
): Promise<number> {
  const path = options.data ?? defaultDataFolder(process.platform, process.env);
  const folder = await takeDataFolder(path);
  if (!folder.ok) {
    say(folder.error.message);
    return FAILED;
  }
  try {
    return await runIn(folder.value, options, output, workerUrl);
  } finally {
    await folder.value.release();
  }
}

async function runIn(
  folder: StorageFolder,
  options: TournamentOptions,
  output: StandardOutput,
  workerUrl: URL,
): Promise<number> {
  const settings = await openSettings(folder, tellNotice);
  const programs = await openProgramStore(folder, tellNotice);
  const store = await openMatchStore(folder, { report: tellNotice, onSaving: () => undefined });
  const labels = await openLabels(folder, tellNotice);
  const follower = makeFollower(options.isQuiet);
  const tournaments = makeTournaments({
    ...{ folder, store, labels, programs, workerUrl, report: tellNotice },
    tableMegabytes: () => settings.settings.tableMegabytes,
    onChange(run) {
      follower.follow(run);
      // Nobody is there to make room and to go on.
      if (run.failure !== undefined) void run.close();
    },
    onBug: (error) => say(String(error)),
  });
  const print = (tournament: Tournament): void =>
    output.write(options.isCsv ? makeTableCsv(tournament) : makeTableText(tournament));
  const { task } = options;
  if (task.kind === 'list') {
    for (const each of await tournaments.kept.list()) output.write(`${describe(each)}\n`);
    return 0;
  }
  if (task.kind === 'show') {
    const found = await find(tournaments, task.id, () => true);
    if (found.ok) print(found.value);
    else say(found.error);
    return found.ok ? 0 : FAILED;
  }
  const run = await begin(tournaments, task, programs.programs);
  if (!run.ok) {
    say(run.error);
    return FAILED;
  }
  const status = await playOn(run.value, tournaments, () => follower.end());
  print(run.value.tournament);
  return status;
}

async function begin(
  tournaments: Tournaments,
  task: Exclude<Task, { readonly kind: 'list' }>,
  programs: Parameters<typeof completePlan>[1],
): Promise<Result<TournamentRun, string>> {
  if (task.kind === 'start') {
    const plan = completePlan(task, programs);
    if (!plan.ok) return plan;
    const started = await tournaments.start(plan.value);
    return started.ok ? started : err(started.error.message);
  }
  const found = await find(tournaments, task.id, (each) => gamesLeft(each).length > 0);
  if (!found.ok) return found;
  const resumed = await tournaments.resume(found.value.id);
  return resumed.ok ? resumed : err(resumed.error.message);
}

/** The one with an id, or the last that is like that. */
async function find(
  { kept }: Pick<Tournaments, 'kept'>,
  id: string | undefined,
  isWanted: (tournament: Tournament) => boolean,
): Promise<Result<Tournament, string>> {
  if (id !== undefined) {
    const found = await kept.read(id);
    return found === undefined ? err(`there is no tournament ${id} (--list)`) : ok(found);
  }
  const last = (await kept.list()).find(isWanted);
  return last === undefined ? err('there is no such tournament (--list)') : ok(last);
}

/** Plays until all is over, somebody interrupts it, or nothing can be written any more. @returns the status. */
async function playOn(
  run: TournamentRun,
  tournaments: Tournaments,
  endShow: () => void,
): Promise<number> {
  let status = 0;
  const interrupt = (): void => {
    status = INTERRUPTED;
    void run.close();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  await run.ended;
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  endShow();
  await tournaments.close();
  const left = gamesLeft(run.tournament).length;
  if (run.failure !== undefined) say(`the games could not be written: ${run.failure}`);
  if (left > 0) say(`${left} games are left: --resume ${run.tournament.id} goes on`);
  return left > 0 && status === 0 ? FAILED : status;
}

/** Tells how a tournament goes: a table on a terminal, otherwise a line now and then. */
function makeFollower(isQuiet: boolean) {
  const live = new LiveTable();
  let bar: ProgressBar | undefined;
  let played = -1;
  return {
    follow({ tournament }: TournamentRun): void {
      const { plan, games } = tournament;
      if (isQuiet || games.length === played) return;
      played = games.length;
      const left = gamesLeft(tournament).length;
      bar ??= new ProgressBar(games.length + left);
      live.end();
      if (played === 0) return;
      bar.show(played, plan.name);
      if (!process.stderr.isTTY) return;
      live.show(`\n${alignColumns(standingRows(plan, standingsOf(plan, games)))}`);
    },
    end(): void {
      live.end();
      bar?.end();
    },
  };
}

/** A line of the list. */
function describe(tournament: Tournament): string {
  const { id, plan, games, updatedAt, isStopped } = tournament;
  const left = gamesLeft(tournament).length;
  const state = isStopped ? 'stopped' : left === 0 ? 'finished' : `${left} left`;
  return `${id}  ${updatedAt.slice(0, 16).replace('T', ' ')}  ${plan.gameId}  ${plan.name}  ${games.length} games, ${state}`;
}
