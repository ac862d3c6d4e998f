import { createContext } from 'svelte';
import { type Client, makeClient } from '../../src-shared/ipc/client.ts';
import type { AppInfo, CallError } from '../../src-shared/ipc/contract.ts';
import { moveInWords } from '../boards/index.ts';
import type { Connection } from '../connection.ts';
import { messages } from '../i18n/messages.ts';
import { Announcer } from './announcer.svelte.ts';
import { MatchState } from './match.svelte.ts';
import { newsOf, sentence } from './matchWords.ts';
import { Router } from './router.svelte.ts';
import { SettingsState } from './settings.svelte.ts';
import { Toasts } from './toasts.svelte.ts';

/** Everything a window knows. Components get at it with `getApp`. */
export class AppState {
  readonly #client: Client;
  readonly announcer = new Announcer();
  readonly toasts = new Toasts();
  readonly router: Router;
  readonly settings: SettingsState;
  readonly match: MatchState;
  info = $state.raw<AppInfo | undefined>();
  isConnected = $state(false);
  /** The person has ended the program; a browser window may still be open. */
  hasQuit = $state(false);
  /** The first answers have come, so there is something to show. */
  isLoaded = $state(false);

  constructor(connection: Connection) {
    const client = makeClient(connection.transport);
    const onError = this.#showError;
    this.#client = client;
    this.settings = new SettingsState(client, onError);
    this.router = new Router((lastScreen) => void this.settings.change({ lastScreen }));
    this.match = new MatchState(client, {
      onError,
      onChange: (before, after) => {
        const news = newsOf(before, after, moveInWords);
        if (news !== undefined) this.announcer.say(news);
      },
    });
    client.on('noticed', ({ message }) => {
      this.#notice(sentence(message));
    });
    connection.onStatus((isUp) => {
      this.isConnected = isUp;
      if (isUp) void this.#load();
    });
  }

  /** Ends the program; main saves the match first. */
  async quit(): Promise<void> {
    this.hasQuit = true;
    const reply = await this.#client.call('quit');
    // The program may be gone before it has answered.
    if (reply.ok || reply.error.code === 'ERR_CONNECTION') return;
    this.hasQuit = false;
    this.#showError(reply.error);
  }

  /** Fetches everything anew: at the start, and after the connection was lost. */
  async #load(): Promise<void> {
    const [info, settings, match] = await Promise.all([
      this.#client.call('appInfo'),
      this.settings.load(),
      this.match.load(),
    ]);
    const failed = [info, settings, match].find((reply) => !reply.ok);
    // A broken connection comes back and loads again, and the banner already tells of it.
    if (failed?.ok === false && failed.error.code !== 'ERR_CONNECTION')
      this.#showError(failed.error);
    if (info.ok && this.info === undefined) {
      this.info = info.value;
      for (const notice of info.value.notices) this.toasts.show(sentence(notice));
    }
    if (!this.router.isPlaced && settings.ok && match.ok && this.match.current !== undefined) {
      this.router.go(settings.value.lastScreen);
    }
    this.isLoaded ||= info.ok && settings.ok && match.ok;
  }

  readonly #showError = ({ code, message }: CallError): void => {
    const text = code === 'ERR_CONNECTION' ? messages.connection.notDone : sentence(message);
    this.#notice(text);
  };

  #notice(text: string): void {
    this.toasts.show(text);
    this.announcer.say(text);
  }
}

export const [getApp, setApp] = createContext<AppState>();
