import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { TournamentNews, TournamentPage } from '../../src-shared/ipc/tournaments.ts';
import type { PlayedGame } from '../../src-shared/tournament/playedGame.ts';

/** A tournament that is looked at; only what is new of it is fetched. */
export class TournamentView {
  readonly id: string;
  readonly #client: Client;
  readonly #onError: (error: CallError) => void;
  page: Omit<TournamentPage, 'games'> | undefined = $state.raw();
  games: readonly PlayedGame[] = $state.raw([]);
  #isFetching = false;
  #isStale = false;

  constructor(client: Client, id: string, onError: (error: CallError) => void) {
    this.#client = client;
    this.#onError = onError;
    this.id = id;
  }

  /** Takes what main tells, and fetches the games that are new. */
  hear(news: TournamentNews): void {
    if (news.id !== this.id) return;
    if (this.page !== undefined) this.page = { ...this.page, ...news };
    void this.load();
  }

  async load(): Promise<void> {
    this.#isStale = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const from = this.games.length;
        const reply = await this.#client.call('tournament', { id: this.id, from });
        if (!reply.ok) return this.#onError(reply.error);
        const { games, ...page } = reply.value;
        this.page = page;
        if (games.length > 0) this.games = [...this.games, ...games];
        if (this.games.length < page.played && games.length > 0) this.#isStale = true;
      }
    } finally {
      this.#isFetching = false;
    }
  }
}
