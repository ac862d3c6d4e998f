import type { Effort, Judgement } from '../../src-shared/analysis/judgement.ts';
import {
  FAULTS,
  type ReviewedMove,
  reviewMoves,
  turningPoints,
} from '../../src-shared/analysis/review.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { CallErrorCode } from '../../src-shared/ipc/callErrors.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { ReviewNews } from '../../src-shared/ipc/review.ts';
import type { GameLine } from './gameLine.ts';

/** A game that main judges, position by position; what is known of it so far. */
export class ReviewState {
  readonly #client: Client;
  effort: Effort = $state('normal');
  game = $state.raw<GameLine | undefined>();
  judgements = $state.raw<readonly (Judgement | undefined)[]>([]);
  /** It is being judged. */
  isRunning = $state(false);
  /** It ended since the engine could not go on. */
  hasFailed = $state(false);
  /** Why it is not judged. */
  refusal = $state.raw<CallErrorCode | undefined>();
  #reviewId: string | undefined;
  /** What came before the answer that says which review it is about. */
  #early: ReviewNews[] = [];
  #starts = 0;

  readonly moves: readonly ReviewedMove[] = $derived(
    this.game === undefined
      ? []
      : reviewMoves({
          ...{ gameId: this.game.path.gameId, judgements: this.judgements },
          ...{ positions: this.game.positions, moves: this.game.moves },
        }),
  );
  readonly turningPoints = $derived(turningPoints(this.moves));

  constructor(client: Client) {
    this.#client = client;
  }

  /** Listens to main until the returned function is called. What is judged goes on in main. */
  listen(): () => void {
    return this.#client.on('reviewProgressed', (news) => {
      if (this.#reviewId === undefined) this.#early.push(news);
      else this.#hear(news);
    });
  }

  /** How many positions are judged. */
  get count(): number {
    return this.judgements.filter((judgement) => judgement !== undefined).length;
  }

  /** Faults of some sides, in the order in which they were made. */
  faultsOf(sides: readonly Side[]): readonly ReviewedMove[] {
    return this.moves.filter(({ tag, side }) => FAULTS.includes(tag) && sides.includes(side));
  }

  /** Has a game judged, or goes on where that was. */
  async start(game: GameLine): Promise<void> {
    const isSame = this.game === game;
    this.game = game;
    if (!isSame) this.judgements = game.positions.map(() => undefined);
    this.#reviewId = undefined;
    this.#early = [];
    this.refusal = undefined;
    this.hasFailed = false;
    this.isRunning = true;
    const start = ++this.#starts;
    const { path } = game;
    const reply = await this.#client.call('startReview', { path, effort: this.effort });
    if (start !== this.#starts) return;
    if (!reply.ok) {
      this.isRunning = false;
      this.refusal = reply.error.code;
      return;
    }
    this.#reviewId = reply.value.reviewId;
    this.judgements = reply.value.judgements.map((judgement) => judgement ?? undefined);
    this.isRunning = !reply.value.isOver;
    for (const news of this.#early) this.#hear(news);
    this.#early = [];
  }

  /** Judges more or less thoroughly, from the beginning. */
  async choose(effort: Effort): Promise<void> {
    this.stop();
    this.effort = effort;
    if (this.game !== undefined) await this.start({ ...this.game });
  }

  /** Judges no more for now. */
  stop(): void {
    const reviewId = this.#reviewId;
    if (reviewId !== undefined && this.isRunning) {
      void this.#client.call('stopReview', { reviewId });
    }
    this.isRunning = false;
  }

  #hear({ reviewId, isOver, hasFailed, judged }: ReviewNews): void {
    if (reviewId !== this.#reviewId) return;
    const judgements = [...this.judgements];
    for (const { index, judgement } of judged) judgements[index] = judgement;
    this.judgements = judgements;
    this.isRunning = !isOver;
    this.hasFailed = hasFailed === true;
  }
}
