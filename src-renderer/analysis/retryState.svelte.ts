import { chanceFor, type JudgedScore } from '../../src-shared/analysis/score.ts';
import type { ReviewedMove } from '../../src-shared/analysis/review.ts';
import { thresholdsOf } from '../../src-shared/analysis/thresholds.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { AnalysisBoard } from './analysisBoard.svelte.ts';
import type { ReviewState } from './reviewState.svelte.ts';

/** How long a try is thought about, milliseconds. */
const TRY_MS = 1_500;

/** What is said of a try. */
export type Verdict =
  | { readonly kind: 'judging' }
  /** It is the one that was made in the game. */
  | { readonly kind: 'same' }
  | { readonly kind: 'best' }
  /** Nothing to speak of is lost. @property chance of the side that moved, 0–1 */
  | { readonly kind: 'good'; readonly chance: number }
  | { readonly kind: 'worse'; readonly chance: number }
  | { readonly kind: 'failed' };

let tries = 0;

/** One goes back to faults of a game, and finds something better. */
export class RetryState {
  readonly #client: Client;
  readonly #board: AnalysisBoard;
  readonly #review: ReviewState;
  /** What is gone through; empty when nobody retries. */
  faults = $state.raw<readonly ReviewedMove[]>([]);
  index = $state(0);
  /** The last try, and what is said of it. */
  verdict = $state.raw<Verdict | undefined>();
  #analysisId: string | undefined;

  constructor(client: Client, board: AnalysisBoard, review: ReviewState) {
    this.#client = client;
    this.#board = board;
    this.#review = review;
  }

  get fault(): ReviewedMove | undefined {
    return this.faults[this.index];
  }

  /** A better move was found, so that there is nothing to try any more. */
  get isSolved(): boolean {
    return this.verdict?.kind === 'best' || this.verdict?.kind === 'good';
  }

  begin(faults: readonly ReviewedMove[]): void {
    this.faults = faults;
    this.go(0);
  }

  /** Goes to one of the faults; past the last one it is over. */
  go(index: number): void {
    this.#forget();
    this.index = index;
    if (this.fault === undefined) this.faults = [];
    else this.goBack();
  }

  end(): void {
    this.#forget();
    this.faults = [];
  }

  /** Shows the position before the fault again. */
  goBack(): void {
    const id = this.fault && this.#review.game?.ids[this.fault.ply];
    if (id !== undefined) this.#board.go(id);
  }

  /** Judges a move that is made instead of the fault. */
  async attempt(move: Move): Promise<void> {
    const { fault } = this;
    const was = fault && this.#review.judgements[fault.ply];
    if (fault === undefined || was === undefined) return;
    this.#forget();
    this.goBack();
    const [best] = was.line;
    if (move === fault.move) {
      this.verdict = { kind: 'same' };
      return;
    }
    this.#board.look([move], 1);
    if (move === best) {
      this.verdict = { kind: 'best' };
      return;
    }
    this.verdict = { kind: 'judging' };
    const analysisId = `try-${++tries}`;
    this.#analysisId = analysisId;
    const score = await this.#scoreAfter(move, analysisId);
    if (this.#analysisId !== analysisId) return;
    this.#analysisId = undefined;
    if (score === undefined) {
      this.verdict = { kind: 'failed' };
      return;
    }
    const chance = chanceFor(fault.side, score);
    const isGood = fault.before - chance < thresholdsOf(this.#board.gameId).inaccuracy;
    this.verdict = { kind: isGood ? 'good' : 'worse', chance };
    if (!isGood) this.goBack();
  }

  /** What the position after a move is worth; `undefined` when that can't be found out. */
  async #scoreAfter(move: Move, analysisId: string): Promise<JudgedScore | undefined> {
    const { game, position, path } = this.#board;
    const outcome = game.outcome(game.play(position, move));
    if (outcome !== undefined) return { kind: 'exact', winner: outcome.winner, plies: 0 };
    const ended = new Promise<JudgedScore | undefined>((resolve) => {
      const ignore = this.#client.on('analysisProgressed', (news) => {
        const isOpen = news.state === 'waiting' || news.state === 'searching';
        if (news.analysisId !== analysisId || isOpen) return;
        ignore();
        resolve(news.found?.score);
      });
    });
    const reply = await this.#client.call('startAnalysis', {
      analysisId,
      path: { ...path, moves: [...path.moves, move] },
      lines: 1,
      limit: { kind: 'time', timeMs: TRY_MS },
    });
    return reply.ok ? ended : undefined;
  }

  #forget(): void {
    this.verdict = undefined;
    const analysisId = this.#analysisId;
    this.#analysisId = undefined;
    if (analysisId !== undefined) void this.#client.call('stopAnalysis', { analysisId });
  }
}
