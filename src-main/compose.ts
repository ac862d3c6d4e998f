import { randomInt } from 'node:crypto';
import { makeRandom } from '../src-shared/core/random.ts';
import { err, ok, type Result } from '../src-shared/core/result.ts';
import type {
  CallError,
  CallRequest,
  MatchSnapshot,
  Settings,
} from '../src-shared/ipc/contract.ts';
import type { Saving, ThreadFault } from '../src-shared/ipc/storage.ts';
import { type Handlers, makeRouter, type Router } from '../src-shared/ipc/router.ts';
import { matchLevels, ratingAfter } from '../src-shared/match/levelMatching.ts';
import { checkSetup } from '../src-shared/match/match.ts';
import type { RefereeError } from '../src-shared/match/refereeContract.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import { makeHostCalls } from './hostCalls.ts';
import type { HostServices } from './hostServices.ts';
import { LOCKED, makeDemo } from './demo.ts';
import { makeMatchCalls } from './matchCalls.ts';
import { makeNoticeBoard } from './noticeBoard.ts';
import { pauseOf } from './pause.ts';
import { makeEnginePlayers } from './players/makeEnginePlayers.ts';
import { openPrograms } from './programs/openPrograms.ts';
import { makeSearchRooms } from './search/searchRooms.ts';
import { makeAnalysisCalls } from './analysis/analysisCalls.ts';
import {
  makeSnapshot,
  openPersistentReferee,
  snapshotOf,
  thinkingOf,
} from './persistentReferee.ts';
import { openLibraryCalls } from './library/libraryCalls.ts';
import { makeOpeningCalls } from './library/openingCalls.ts';
import { openMatchStore } from './storage/matchStore.ts';
import { openPuzzles } from './puzzles/openPuzzles.ts';
import { type GameFile, makeOpenedGames } from './openedGames.ts';
import { REMEMBERED } from './rememberedSettings.ts';
import { makeRounds } from './rounds.ts';
import { makeTournamentCalls } from './tournament/tournamentCalls.ts';
import { openSettings } from './storage/settings.ts';
import { makeSettingsText } from './storage/settingsFile.ts';
import type { StorageFolder } from './storage/storageFolder.ts';
import { takenSettings } from './transfer/takenSettings.ts';
import { makeTransferCalls } from './transfer/transferCalls.ts';

/** The program without its windows. */
export interface App {
  /** Answers one message of a window that the host trusts. */
  readonly router: Router;
  /** What would be lost if the program ended now. */
  readonly saving: Saving;
  /** Goes on with the game of a file from outside; all windows show it. */
  openFile(file: GameFile): Promise<void>;
  /** Tells the windows of a file that can't be read. */
  refuseFile(name: string): void;
  /** Ends everything it started; the match is saved. May be called again. */
  close(): Promise<void>;
}

/**
 * Wires everything over any host. Whatever is wrong with the files, it starts.
 * @param dataFolder taken for this process.
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export async function compose(dataFolder: StorageFolder, host: HostServices): Promise<App> {
  const board = makeNoticeBoard((notice) => host.sendEvent('noticed', notice));
  const settings = await openSettings(dataFolder, board.post);
  const store = await openMatchStore(dataFolder, {
    report: board.post,
    onSaving: (saving) => host.sendEvent('savingChanged', saving),
  });
  const rooms = makeSearchRooms({
    workerUrl: host.searchWorkerUrl,
    allowed: () => settings.settings,
    onBusy: (isBusy) => tournaments.hold(isBusy),
  });
  const onThreadReplaced = (fault: ThreadFault): void =>
    board.post({ kind: 'threadReplaced', fault });

  const { show } = host;
  const isKiosk = show?.isKiosk === true;
  const programs = await openPrograms({
    ...{ folder: dataFolder, host, isKiosk, report: board.post },
    language: () => settings.settings.language,
  });
  const makePlayer = makeEnginePlayers({
    ...{ rooms, onThreadReplaced, scoreFourProgram: host.scoreFourProgram },
    ...{ programs: programs.store, dataFolder: dataFolder.path },
    onSaid: (programId) => programs.conversations.listen(programId),
  });

  const analysis = makeAnalysisCalls({
    ...{ rooms, store, folder: dataFolder, host, programs, isKiosk },
    current: () => referee.current?.match,
  });
  const puzzles = await openPuzzles({
    ...{ folder: dataFolder, host, isKiosk, report: board.post },
    isAllowed: () => settings.settings.makesPuzzles,
    isBusy: () => referee.current?.thinkingSide !== undefined || rooms.desk.isBusy,
  });
  const library = await openLibraryCalls({
    ...{ store, folder: dataFolder, host, isKiosk, report: board.post },
    saved: () => persistent.saved(),
  });
  const tournaments = makeTournamentCalls({
    ...{ store, library, folder: dataFolder, host, isKiosk, report: board.post },
    ...{ programs: programs.store, tableMegabytes: () => rooms.tournamentMegabytes },
    shareMemory: (hasTournament) => void rooms.shareWithTournament(hasTournament),
  });
  const persistent = openPersistentReferee({
    store,
    resumes: !isKiosk,
    makePlayer,
    onChange: (refereed) => analysis.onChange(refereed),
    onSaved: (snapshot) => {
      puzzles.touch();
      host.sendEvent('matchChanged', snapshot);
      void countResult(snapshot).catch(host.onBug);
    },
    pauseMs: () => pauseOf(referee.current?.match.config, settings.settings.pace, host.demoPaceMs),
    onThinking: (refereed, progress) => {
      if (refereed.match.config.isStrict === true) return;
      host.sendEvent('thinkingProgressed', thinkingOf(refereed, progress));
    },
    onBug: host.onBug,
  });
  const { referee } = persistent;
  const games = makeOpenedGames(persistent, board.post);
  const transfer = makeTransferCalls({
    ...{ store, folder: dataFolder, isKiosk, version: host.version, labels: library.labels },
    settingsJson: () => JSON.parse(makeSettingsText({ settings: settings.settings, unknown: {} })),
    puzzlesJson: () => puzzles.store.file,
    tournaments: tournaments.kept,
    takePuzzles: (file) => puzzles.store.merge(file),
    async takeSettings(file, isWhole) {
      const taken = takenSettings(settings.settings, file.settings, isWhole);
      host.sendEvent('settingsChanged', await settings.remember(taken));
    },
    saved: () => persistent.saved(),
    onAdded: () => library.onAdded(),
  });
  const rounds = makeRounds(persistent, () => settings.settings.ratings);
  const demo = makeDemo(persistent, makeRandom(randomInt(2 ** 32)));

  async function changeSettings(
    changed: CallRequest<'changeSettings'>,
  ): Promise<Result<Settings, CallError>> {
    const isRemembered = Object.keys(changed).every((key) => REMEMBERED.has(key));
    // What visitors do is not the person's.
    if (isKiosk) return isRemembered ? ok(settings.settings) : err(LOCKED);
    const stored = isRemembered
      ? ok(await settings.remember(changed))
      : await settings.change(changed);
    if (!stored.ok) return err({ code: stored.error.code, message: 'it could not be stored' });
    host.sendEvent('settingsChanged', stored.value);
    return stored;
  }

  async function openMatch({
    matchId,
  }: CallRequest<'openMatch'>): Promise<Result<MatchSnapshot, CallError>> {
    if (isKiosk) return err(LOCKED);
    await persistent.saved();
    const { current } = referee;
    if (current?.matchId === matchId) return ok(makeSnapshot(current));
    const record = await store.read(matchId);
    if (record !== undefined) return answer(ok(persistent.reopen(record)));
    return err({ code: 'ERR_NO_MATCH', message: 'there is no such game any more' });
  }

  async function openGame(
    game: CallRequest<'openGame'>,
  ): Promise<Result<MatchSnapshot, CallError>> {
    if (isKiosk) return err(LOCKED);
    const opened = games.openRecord(game);
    if (!opened.ok) return err({ code: 'ERR_GAME_FILE', message: opened.error });
    if (game.file !== undefined) await showGame();
    return answer(opened);
  }

  /** Lets all windows show what was opened, those too that are opened next. */
  async function showGame(): Promise<void> {
    await Promise.all([persistent.saved(), settings.remember({ lastScreen: 'match' })]);
    host.sendEvent('gameOpened', undefined);
  }

  async function endDemo(): Promise<Result<MatchSnapshot | undefined, CallError>> {
    if (isKiosk) return err(LOCKED);
    await persistent.saved();
    if (persistent.demo !== undefined) {
      const [mine] = await store.latest();
      if (mine === undefined) {
        await referee.dispose();
        rooms.desk.hold(false);
      } else persistent.reopen(mine);
      await persistent.saved();
    }
    return ok(persistent.snapshot());
  }

  /** Lets the end of a game count for the level that matches the person. */
  async function countResult(snapshot: MatchSnapshot): Promise<void> {
    if (snapshot.demo !== undefined) return;
    const { ratings } = settings.settings;
    const rating = ratingAfter(ratings, snapshot);
    if (rating === undefined) return;
    await changeSettings({ ratings: { ...ratings, [snapshot.config.gameId]: rating } });
  }

  /** Answers only once the change is on disk. */
  async function answer(
    changed: Result<RefereedMatch, RefereeError>,
  ): Promise<Result<MatchSnapshot, CallError>> {
    await persistent.saved();
    return changed.ok ? ok(makeSnapshot(changed.value, persistent.demo)) : changed;
  }

  const handlers: Handlers = {
    appInfo: () =>
      ok({
        version: host.version,
        host: host.host,
        notices: [...board.notices],
        saving: store.saving,
        ...(show === undefined ? {} : { show }),
      }),
    quit: (how) => {
      if (isKiosk && how?.endsKiosk !== true) return err(LOCKED);
      if (store.saving.waiting > 0 && how?.evenUnsaved !== true) {
        return err({ code: 'ERR_UNSAVED', message: 'a game could not be saved' });
      }
      host.quit();
      return ok(undefined);
    },
    ...makeHostCalls(host, isKiosk),
    settings: () => ok(settings.settings),
    changeSettings,
    currentMatch: async () => {
      await persistent.saved();
      return ok(persistent.snapshot());
    },
    latestMatches: async () => {
      await persistent.saved();
      if (isKiosk) return ok([]);
      const latest = await store.latest();
      library.prepare();
      return ok(latest.map((record) => snapshotOf(record, referee.current)));
    },
    openMatch,
    openGame,
    startDemo: ({ choice, after }) => answer(demo.start(choice, after)),
    takeOver: ({ matchId }) => answer(demo.takeOver(matchId)),
    giveBack: ({ matchId }) => answer(demo.giveBack(matchId)),
    endDemo,
    startMatch: (config) => {
      const setup = checkSetup(config);
      if (!setup.ok) return err(setup.error);
      const called = programs.calls.withPrograms(config);
      if (!called.ok) return called;
      const matched = matchLevels(called.value, settings.settings.ratings);
      return answer(ok(persistent.start(matched, isKiosk ? show.demo : undefined)));
    },
    ...makeMatchCalls(referee, rounds, answer),
    dismissNotice: ({ id }) => {
      board.dismiss(id);
      return ok(undefined);
    },
    ...analysis.handlers,
    ...puzzles.handlers,
    ...library.handlers,
    ...programs.calls.handlers,
    ...makeOpeningCalls({ library, permit: (path) => analysis.permit(path) }),
    ...transfer.handlers,
    ...tournaments.handlers,
  };

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await tournaments.close();
    await analysis.close();
    await puzzles.close();
    await transfer.close();
    await library.close();
    await programs.calls.close();
    await persistent.close();
    await settings.close();
    await rooms.dispose();
  }
  return {
    router: makeRouter(handlers, host.onBug, puzzles.touch),
    get saving() {
      return store.saving;
    },
    async openFile(file) {
      if (games.openFile(file)) await showGame();
    },
    refuseFile: games.refuseFile,
    close: () => (closing ??= close()),
  };
}
