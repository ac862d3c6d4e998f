import type { GameId } from '../../src-shared/games/index.ts';
import type { RuleReport } from '../../src-shared/programs/check/checkReport.ts';
import { type AppState, errorInWords } from '../state/app.svelte.ts';

/** A check of one program, as long as something shows it. */
export class CheckState {
  readonly #app: AppState;
  #checkId = '';
  reports = $state.raw<readonly RuleReport[]>([]);
  isOver = $state(false);

  constructor(app: AppState) {
    this.#app = app;
  }

  /** @returns what ends it. */
  follow(programId: string, gameId: GameId): () => void {
    const { client } = this.#app;
    const checkId = crypto.randomUUID();
    this.#checkId = checkId;
    this.reports = [];
    this.isOver = false;
    const stopHearing = client.on('checkProgressed', (news) => {
      if (news.checkId !== this.#checkId) return;
      ({ reports: this.reports, isOver: this.isOver } = news);
    });
    void client.call('startCheck', { checkId, programId, gameId }).then((reply) => {
      if (reply.ok || checkId !== this.#checkId) return;
      this.isOver = true;
      this.#app.tell(errorInWords(reply.error.code));
    });
    return () => {
      stopHearing();
      void client.call('stopCheck', { checkId });
    };
  }
}
