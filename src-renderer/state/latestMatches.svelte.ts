import type { GameId } from '../../src-shared/games/index.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import { type CurrentMatch, type MatchState, withRules } from './match.svelte.ts';

/** What was played last of each game, so that a game that was left is found again. */
export class LatestMatches {
  readonly #client: Client;
  readonly #match: MatchState;
  #told = $state.raw<readonly CurrentMatch[]>([]);

  /** The match on the table as it stands now, and the last one of each other game, newest first. */
  readonly all: readonly CurrentMatch[] = $derived.by(() => {
    const { current } = this.#match;
    if (current === undefined || current.snapshot.demo !== undefined) return this.#told;
    const { gameId } = current.snapshot.config;
    return [current, ...this.#told.filter(({ snapshot }) => snapshot.config.gameId !== gameId)];
  });

  constructor(client: Client, match: MatchState) {
    this.#client = client;
    this.#match = match;
  }

  async load(): Promise<void> {
    const reply = await this.#client.call('latestMatches');
    if (reply.ok) this.#told = reply.value.map((snapshot) => withRules(snapshot));
  }

  of(gameId: GameId): CurrentMatch | undefined {
    return this.all.find(({ snapshot }) => snapshot.config.gameId === gameId);
  }
}
