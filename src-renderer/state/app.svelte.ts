import { createContext } from 'svelte';
import { type Client, makeClient } from '../../src-shared/ipc/client.ts';
import type { CallErrorCode } from '../../src-shared/ipc/callErrors.ts';
import type { AppInfo, CallError } from '../../src-shared/ipc/contract.ts';
import type { HostMenu } from '../../src-shared/ipc/menu.ts';
import type { PuzzleRequest } from '../../src-shared/ipc/puzzles.ts';
import { makeEntryFragment } from '../../src-shared/ipc/socketMessages.ts';
import {
  type NumberedNotice,
  type Saving,
  STORAGE_ERRORS,
  type StorageErrorCode,
} from '../../src-shared/ipc/storage.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { AnalysedGame } from '../analysis/analysedGame.ts';
import type { Connection, ConnectionStatus } from '../connection.ts';
import { commands } from '../commands/commandState.svelte.ts';
import { messages } from '../i18n/messages.ts';
import { isCovered } from '../keyboard/overlay.ts';
import type { PictureRequest } from '../pictures/picturedGame.ts';
import { loadAnew, loadLater } from '../loadLater.ts';
import type { AppDialog } from './appDialog.ts';
import { Announcer } from './announcer.svelte.ts';
import { DemoState } from './demo.svelte.ts';
import { LatestMatches } from './latestMatches.svelte.ts';
import { type CurrentMatch, MatchState } from './match.svelte.ts';
import type * as MatchNews from './matchNews.ts';
import { type MatchComponent, MatchScreen } from './matchScreen.svelte.ts';
import { showNotice } from './showNotice.ts';
import { Router } from './router.svelte.ts';
import { SettingsState } from './settings.svelte.ts';
import { Sounds } from './sounds.ts';
import { Toasts } from './toasts.svelte.ts';

/** Everything a window knows. Components get at it with `getApp`. */
export class AppState {
  /** The way to main, for what only a later screen asks of it. */
  readonly client: Client;
  readonly announcer = new Announcer();
  readonly toasts = new Toasts((id) => void this.client.call('dismissNotice', { id }));
  readonly router: Router;
  readonly settings: SettingsState;
  readonly sounds: Sounds;
  readonly match: MatchState;
  readonly matchScreen: MatchScreen;
  readonly latest: LatestMatches;
  readonly demo: DemoState;
  info = $state.raw<AppInfo | undefined>();
  connection: ConnectionStatus = $state('connecting');
  readonly isConnected = $derived(this.connection === 'up');
  /** What is on the table but not on the disk. */
  saving = $state.raw<Saving>({ waiting: 0 });
  /** What the analysis board was opened with last. */
  analysed = $state.raw<AnalysedGame | undefined>();
  /** The game whose tutorial was opened last. */
  tutorial = $state<GameId | undefined>();
  /** The puzzle that was asked for last. */
  puzzle = $state.raw<PuzzleRequest | undefined>();
  /** What lies over the screen, whichever screen it is, and what pictures are made of there. */
  dialog = $state<AppDialog | undefined>();
  pictured = $state.raw<PictureRequest | undefined>();
  /** What is to be opened by the dialog for that, if something was dropped or pasted. */
  toOpen = $state.raw<File | string | NumberedNotice | undefined>();
  /** The person wants to end the program, which would lose games. */
  isAskingToQuit = $state(false);
  /** The person has ended the program; a browser window may still be open. */
  hasQuit = $state(false);
  /** The first answers have come, so there is something to show. */
  isLoaded = $state(false);

  #matchNews: typeof MatchNews | undefined;

  constructor(connection: Connection, fetchMatchScreen: () => Promise<MatchComponent>) {
    this.matchScreen = new MatchScreen(fetchMatchScreen);
    const client = makeClient(connection.transport, () => {
      this.tell(messages.errors.ERR_UNREADABLE);
    });
    const onError = this.#showError;
    this.client = client;
    this.settings = new SettingsState(client, onError);
    this.sounds = new Sounds(this.settings);
    this.router = new Router((screen) => {
      // Where a demo is, no person was; and an analysis is opened with something.
      if ((screen === 'home' || screen === 'match') && !this.demo.isOnTable) {
        void this.settings.change({ lastScreen: screen });
      }
      if (screen !== 'match' && screen !== 'demo') void this.#leaveBoard();
    });
    this.match = new MatchState(client, {
      onError,
      onChange: (before, after) => {
        // Elsewhere no match is on the screen; whoever goes to one is told of it there.
        if (this.router.screen === 'match' || this.router.screen === 'demo')
          this.#announce(before, after);
        this.sounds.hear(before, after);
        // The match before has been left as it stood.
        const isAnother = before?.snapshot.matchId !== after.snapshot.matchId;
        if (before !== undefined && isAnother) void this.latest.load();
      },
    });
    this.latest = new LatestMatches(client, this.match);
    const { match, router, settings } = this;
    this.demo = new DemoState({ client, match, router, settings, onError });
    client.on('noticed', (numbered) => void showNotice(this, numbered, true));
    client.on('gameOpened', () => void this.goToMatch());
    client.on('savingChanged', (saving) => {
      this.#receiveSaving(saving);
    });
    client.on('startedAnew', loadAnew);
    client.on('menuCommand', ({ id }) => {
      if (!isCovered()) commands.run(id);
    });
    connection.onStatus((status) => {
      this.connection = status;
      if (status === 'up') void this.#load();
    });
  }

  /** Shows the match, once its screen is there. */
  async goToMatch(): Promise<void> {
    if (await this.loadMatchScreen()) this.router.go('match');
  }

  /** Whoever has gone elsewhere does not see the board. */
  async #leaveBoard(): Promise<void> {
    if (await this.match.leaveBoard()) this.announcer.say(messages.home.clockWaits);
  }

  /** Opens the tutorial of a game. */
  teach(gameId: GameId): void {
    this.tutorial = gameId;
    this.dialog = undefined;
    this.router.go('tutorial');
  }

  /** Shows a game or a position on the analysis board. */
  analyse(game: AnalysedGame): void {
    this.analysed = game;
    this.dialog = undefined;
    this.router.go('analysis');
  }

  /** Shows a puzzle to solve, and more of them after it. */
  solvePuzzle(request: PuzzleRequest): void {
    this.puzzle = request;
    this.router.go('puzzles');
  }

  /** Whether the screen of a match is there; it comes from the host, which may just have gone. */
  async loadMatchScreen(): Promise<boolean> {
    try {
      await Promise.all([this.matchScreen.load(), this.#loadNews()]);
      return true;
    } catch {
      this.tell(messages.errors.ERR_CONNECTION);
      this.router.go('home');
      return false;
    }
  }

  /** Tells screen readers how the match on the screen has gone on: at once, so that what is told later comes later. */
  #announce(before: CurrentMatch | undefined, after: CurrentMatch): void {
    if (this.#matchNews === undefined) {
      void this.#loadNews().then(
        () => this.#announce(before, after),
        () => this.tell(messages.errors.ERR_CONNECTION),
      );
      return;
    }
    const { moveInWords, newsOf } = this.#matchNews;
    const { coordinates } = this.settings.stored;
    const news = newsOf(before, after, (match, ply) => moveInWords(match, ply, coordinates));
    if (news !== undefined) this.announcer.say(news);
  }

  async #loadNews(): Promise<void> {
    this.#matchNews ??= await loadLater(() => import('./matchNews.ts'));
  }

  /** Ends the program; asks first when games would be lost by it. */
  async quit(evenUnsaved = false, endsKiosk = false): Promise<void> {
    this.hasQuit = true;
    const reply = await this.client.call('quit', { evenUnsaved, endsKiosk });
    // The program may be gone before it has answered.
    if (reply.ok || reply.error.code === 'ERR_CONNECTION') return;
    this.hasQuit = false;
    if (reply.error.code === 'ERR_UNSAVED') this.isAskingToQuit = true;
    else this.#showError(reply.error);
  }

  /** Opens one more window, which comes in through an entry of its own; a browser window only. */
  async openWindow(): Promise<void> {
    const reply = await this.client.call('openWindow');
    // Without an opener, so that its page shares nothing with this one but the address.
    if (reply.ok) window.open(makeEntryFragment(reply.value.entry), '_blank', 'noopener');
    else this.#showError(reply.error);
  }

  /** Opens a game that was dropped or pasted, or asks for one. */
  openFile(toOpen?: File | string | NumberedNotice): void {
    this.toOpen = toOpen;
    this.dialog = 'openGame';
  }

  /** Shows where everything is kept, in the system's own window; Electron only. */
  async openDataFolder(): Promise<void> {
    const reply = await this.client.call('openDataFolder');
    if (!reply.ok) this.#showError(reply.error);
  }

  /** Tells the system what its menu is to hold. */
  async showMenu(menu: HostMenu): Promise<void> {
    const reply = await this.client.call('showMenu', menu);
    if (!reply.ok) this.#showError(reply.error);
  }

  /** Fetches everything anew: at the start, and after the connection was lost. */
  async #load(): Promise<void> {
    const [info, settings, match] = await Promise.all([
      this.client.call('appInfo'),
      this.settings.load(),
      this.match.load(),
    ]);
    void this.latest.load();
    await this.#comeBack();
    const failed = [info, settings, match].find((reply) => !reply.ok);
    // A broken connection comes back and loads again, and the banner already tells of it.
    if (failed?.ok === false && failed.error.code !== 'ERR_CONNECTION')
      this.#showError(failed.error);
    if (info.ok) {
      this.info = info.value;
      this.demo.show = info.value.show;
      // Also what came up while there was no connection; visitors of a kiosk can't help it.
      const notices = this.demo.isKiosk ? [] : info.value.notices;
      for (const numbered of notices) void showNotice(this, numbered, false);
      this.#receiveSaving(info.value.saving);
    }
    const { show, isKiosk, isOnTable } = this.demo;
    if (show !== undefined && !isOnTable && (isKiosk || !this.router.isPlaced)) {
      await this.demo.start(show.demo);
    } else if (!this.router.isPlaced && settings.ok && this.match.current !== undefined) {
      this.router.go(isOnTable ? 'demo' : settings.value.lastScreen);
    }
    // Whatever else is wrong with an answer, the window does without it.
    const isHeard = [info, settings, match].every(
      (reply) => reply.ok || reply.error.code !== 'ERR_CONNECTION',
    );
    this.isLoaded ||= isHeard;
  }

  /** Opens again what the screen was about before the page was loaded anew. */
  async #comeBack(): Promise<void> {
    const { screen } = this.router;
    const isGone = screen === 'tutorial' ? !this.tutorial : screen === 'analysis' && !this.analysed;
    if (!isGone) return;
    try {
      const { whatWasOpen } = await loadLater(() => import('./comeBack.ts'));
      const { tutorial, analysed } = whatWasOpen();
      this.tutorial ??= tutorial;
      this.analysed ??= analysed;
    } catch {
      // The host has gone again: home is shown instead.
    }
  }

  #receiveSaving(saving: Saving): void {
    const before = this.savingWords;
    this.saving = saving;
    const now = this.savingWords;
    if (now === before) return;
    this.announcer.say(now ?? messages.storage.savedAgain);
  }

  /** What is to be said as long as something can't be saved. */
  get savingWords(): string | undefined {
    const { waiting, error } = this.saving;
    return error && messages.storage.unsaved(waiting, error);
  }

  readonly #showError = ({ code }: CallError): void => {
    this.tell(errorInWords(code));
  };

  /** Shows a message to everyone, screen readers too. @param noticeId when main has to know that it was read. */
  tell(text: string, noticeId?: number): void {
    this.toasts.show(text, noticeId);
    this.announcer.say(text);
  }
}

/** Why something was not done. */
export function errorInWords(code: CallErrorCode): string {
  const { errors, storage } = messages;
  return isStorageError(code) ? storage.settingNotStored(code) : errors[code];
}

const isStorageError = (code: CallErrorCode): code is StorageErrorCode =>
  (STORAGE_ERRORS as readonly CallErrorCode[]).includes(code);

export const [getApp, setApp] = createContext<AppState>();
