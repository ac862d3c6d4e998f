import type { GameId } from '../../src-shared/games/index.ts';
import type { ProgramView } from '../../src-shared/ipc/programs.ts';
import type { AppState } from '../state/app.svelte.ts';

/** The programs of others that there are, as long as something shows them. */
export class ProgramList {
  readonly #app: AppState;
  programs = $state.raw<readonly ProgramView[]>([]);
  /** Programs are added and changed here. */
  canChange = $state(false);
  isLoaded = $state(false);

  constructor(app: AppState) {
    this.#app = app;
  }

  /** Those that play a game and can be started. */
  playing(gameId: GameId): readonly ProgramView[] {
    return this.programs.filter(
      ({ gameIds, fault }) => gameIds.includes(gameId) && fault === undefined,
    );
  }

  /** @returns what ends it. */
  follow(): () => void {
    void this.#load();
    return this.#app.client.on('programsChanged', () => void this.#load());
  }

  async #load(): Promise<void> {
    const reply = await this.#app.client.call('programs');
    if (!reply.ok) return;
    ({ programs: this.programs, canChange: this.canChange } = reply.value);
    this.isLoaded = true;
  }
}
