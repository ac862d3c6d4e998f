import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type {
  AnalysisFound,
  AnalysisNews,
  AnalysisRequest,
} from '../../src-shared/ipc/analysis.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallErrorCode } from '../../src-shared/ipc/callErrors.ts';

/** How many of the best moves are told. */
export type LineCount = AnalysisRequest['lines'];

/** How long a forced win is looked for. */
const WIN_SEARCH_MS = 60_000;

/** What an engine is asked for: to go on until it is stopped, or to prove who wins. */
type Goal = 'watch' | 'win';

/** What came of the search for a forced win. */
export type WinAnswer =
  | { readonly kind: 'proved'; readonly found: AnalysisFound }
  | { readonly kind: 'none' };

/** A position, and the way to it. */
interface Place {
  readonly path: PositionPath;
  readonly position: Position;
}

let asked = 0;

/** What an engine of main finds of the position that a window looks at. */
export class EngineState {
  readonly #client: Client;
  /** It goes on with every position that is looked at, until it is stopped. */
  isOn = $state(false);
  lines: LineCount = $state(3);
  /** The last word of it, and which position that is about. */
  #told = $state.raw<{ readonly position: Position; readonly news: AnalysisNews } | undefined>();
  winAnswer = $state.raw<WinAnswer | undefined>();
  /** Why it does nothing, though it should. */
  refusal = $state.raw<CallErrorCode | undefined>();
  /** It looks for a forced win. */
  isFindingWin = $state(false);
  #place: Place | undefined;
  #current: { readonly analysisId: string; readonly goal: Goal } | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Listens to main until the returned function is called, which ends all. */
  listen(): () => void {
    const ignore = this.#client.on('analysisProgressed', (news) => this.#hear(news));
    return () => {
      ignore();
      this.#stop();
    };
  }

  /** What it says of a position; nothing of one that it has not looked at last. */
  newsOf(position: Position): AnalysisNews | undefined {
    return this.#told?.position === position ? this.#told.news : undefined;
  }

  /** Another position is looked at; `undefined` for one that nothing can be found of. */
  follow(place: Place | undefined): void {
    this.#place = place;
    this.#told = undefined;
    this.winAnswer = undefined;
    this.refusal = undefined;
    this.#begin(this.isOn ? 'watch' : undefined);
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.#begin('watch');
    else this.#stop();
  }

  /** Tells more or fewer of the best moves. */
  tellLines(lines: LineCount): void {
    this.lines = lines;
    if (this.isOn) this.#begin('watch');
  }

  /** Looks for a forced win, or stops doing that. */
  findWin(): void {
    const isOver = this.isFindingWin;
    this.winAnswer = undefined;
    this.#begin(isOver ? (this.isOn ? 'watch' : undefined) : 'win');
  }

  /** Begins a search of the position; without a goal, ends the one there is. */
  #begin(goal: Goal | undefined): void {
    this.#stop();
    if (goal === undefined || this.#place === undefined) return;
    const { path } = this.#place;
    const analysisId = `window-${++asked}`;
    this.#current = { analysisId, goal };
    this.isFindingWin = goal === 'win';
    this.refusal = undefined;
    const request: AnalysisRequest = {
      ...{ analysisId, path },
      lines: goal === 'win' ? 1 : this.lines,
      limit: goal === 'win' ? { kind: 'time', timeMs: WIN_SEARCH_MS } : { kind: 'none' },
    };
    void this.#client.call('startAnalysis', request).then((reply) => {
      if (reply.ok || this.#current?.analysisId !== analysisId) return;
      this.#current = undefined;
      this.isFindingWin = false;
      this.refusal = reply.error.code;
    });
  }

  #stop(): void {
    const { analysisId } = this.#current ?? {};
    this.#current = undefined;
    this.isFindingWin = false;
    if (analysisId !== undefined) void this.#client.call('stopAnalysis', { analysisId });
  }

  #hear(news: AnalysisNews): void {
    if (news.analysisId !== this.#current?.analysisId || this.#place === undefined) return;
    this.#told = { position: this.#place.position, news };
    if (news.state === 'forbidden') this.refusal = 'ERR_STRICT_GAME';
    if (news.state === 'failed') this.refusal = 'ERR_INTERNAL';
    const isOver = news.state !== 'waiting' && news.state !== 'searching';
    if (!isOver || this.#current.goal !== 'win') return;
    const { found } = news;
    this.#current = undefined;
    this.isFindingWin = false;
    if (news.state !== 'ended') return;
    const isProved = found?.score.kind === 'exact';
    this.winAnswer = isProved ? { kind: 'proved', found } : { kind: 'none' };
    if (this.isOn && !isProved) this.#begin('watch');
  }
}
