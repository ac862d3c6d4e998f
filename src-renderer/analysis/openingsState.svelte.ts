import { SvelteMap } from 'svelte/reactivity';
import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Openings } from '../../src-shared/ipc/analysis.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { LibraryRow } from '../../src-shared/ipc/library.ts';

/** Games that are listed: those with a move, or all that came through the position. */
export interface ListedGames {
  readonly move: number | undefined;
  readonly rows: readonly LibraryRow[];
}

/** What the opening book and the library know of positions that are looked at. */
export class OpeningsState {
  readonly #client: Client;
  /** Kept, so that whoever comes back to a position sees it at once, until it is answered anew. */
  readonly #told = new SvelteMap<Position, Openings>();
  #listed = $state.raw<{ readonly position: Position; readonly games: ListedGames } | undefined>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** What is known of a position, as soon as it was answered. */
  of(position: Position): Openings | undefined {
    return this.#told.get(position);
  }

  gamesAt(position: Position): ListedGames | undefined {
    return this.#listed?.position === position ? this.#listed.games : undefined;
  }

  async ask(path: PositionPath, position: Position): Promise<void> {
    const reply = await this.#client.call('openings', { path });
    if (reply.ok) this.#told.set(position, reply.value);
  }

  /** Lists games, or puts the list away that is there. */
  async list(path: PositionPath, position: Position, move: number | undefined): Promise<void> {
    const listed = this.gamesAt(position);
    this.#listed = undefined;
    if (listed !== undefined && listed.move === move) return;
    const asked = move === undefined ? { path } : { path, move };
    const reply = await this.#client.call('openingGames', asked);
    if (reply.ok) this.#listed = { position, games: { move, rows: reply.value } };
  }
}
