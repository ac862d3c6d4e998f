import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { notationIn } from '../../src-shared/core/notation.ts';
import type { AnalysisFound } from '../../src-shared/ipc/analysis.ts';
import type { BoardMark } from '../boards/boardProps.ts';
import type { Reason } from '../boards/boardEntry.ts';
import { boardEntry } from '../boards/index.ts';
import { evaluationInWords } from '../components/evaluationWords.ts';
import { hintWords } from '../i18n/hints/index.ts';
import { messages } from '../i18n/messages.ts';
import { loadLater } from '../loadLater.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import { lastMoveAt } from '../state/positions.ts';
import { whoPlays } from '../state/who.ts';
import { findBestMove } from './bestMove.ts';
import { motiveMarks } from './reasonMarks.ts';

/** So many things are said of a move, the most telling ones. */
const MOST_REASONS = 2;

/** What is told about one position of the match. */
interface Told {
  readonly kind: 'hint' | 'why';
  readonly place: string;
  readonly text: string;
  readonly marks: readonly BoardMark[];
  /** The move of a hint, which is not told at first. */
  readonly next?: { readonly move: Move; readonly text: string };
}

/** The hints that a person asks for, and why the computer has made its last move. */
export class Hints {
  readonly #app: AppState;
  #told = $state.raw<Told | undefined>();
  /** Why the move before a position was made, as far as something certain is to be said. */
  #why = $state.raw<{ readonly place: string; readonly reasons: readonly Reason<Position>[] }>();
  #counted = '';
  #search: AbortController | undefined;

  constructor(app: AppState) {
    this.#app = app;
  }

  /** Names the position on the board, whatever revision of the match it is seen in. */
  get #place(): string {
    const { current, viewedLine, viewedPly } = this.#app.match;
    const moves = viewedLine?.line.moves.slice(0, viewedPly) ?? [];
    return [current?.snapshot.matchId, viewedLine?.lineId, viewedPly, moves.at(-1)].join(' ');
  }

  /** What is told of the position on the board. */
  get told(): Told | undefined {
    return this.#told?.place === this.#place ? this.#told : undefined;
  }

  /** Why the computer has made the move before the position on the board. */
  get reasons(): readonly Reason<Position>[] {
    return this.#why?.place === this.#place ? this.#why.reasons : [];
  }

  /** Why there can be no hint now. */
  get whyNot(): string | undefined {
    const { match } = this.#app;
    const snapshot = match.current?.snapshot;
    if (snapshot?.config.isStrict === true) return messages.whyNot.strict;
    if (snapshot?.termination !== undefined) return messages.errors.ERR_MATCH_OVER;
    return match.isPersonsTurn && !match.isViewingEarlier ? undefined : messages.whyNot.noHint;
  }

  close(): void {
    this.#search?.abort();
    this.#told = undefined;
  }

  /** Tells the idea of a good move, and when it is asked again the move. */
  async ask(): Promise<void> {
    const { told } = this;
    if (told?.kind === 'hint') {
      if (told.next !== undefined) this.showMove();
      return;
    }
    const { current } = this.#app.match;
    if (current === undefined || this.whyNot !== undefined) return;
    const place = this.#place;
    if (this.#counted !== place && !(await this.#app.match.ask('takeHint'))) return;
    this.#counted = place;
    this.#say({ kind: 'hint', place, text: hintWords().searching, marks: [] });
    this.#search?.abort();
    const { signal } = (this.#search = new AbortController());
    const { gameId, setup } = current.snapshot.config;
    const path = { gameId, setup, moves: [...current.line.moves] };
    const [found, reasonsOf] = await Promise.all([
      findBestMove(this.#app.client, path, signal),
      this.#reasonsOf(current),
    ]);
    if (signal.aborted || this.#told?.place !== place) return;
    this.#say(this.#hint(current, place, found, reasonsOf));
  }

  #hint(
    { game, position, snapshot }: CurrentMatch,
    place: string,
    found: AnalysisFound | undefined,
    reasonsOf: (before: Position, move: Move) => readonly Reason<Position>[],
  ): Told {
    const words = hintWords();
    const move = game.legalMoves(position).find((each) => each === found?.moves[0]?.move);
    if (found === undefined || move === undefined) {
      return { kind: 'hint', place, text: words.failed, marks: [] };
    }
    const reasons = reasonsOf(position, move).slice(0, MOST_REASONS);
    const isProved = found.score.kind === 'exact';
    const worth = isProved
      ? [evaluationInWords(found.score, (side) => whoPlays(snapshot.config, side))]
      : [];
    const said = [...reasons.map(({ text }) => text), ...worth];
    const text = said.length === 0 ? words.noIdea : messages.joints.sentences(said);
    const style = this.#app.settings.stored.coordinates;
    const next = { move, text: words.move(notationIn(game, style).make(position, move)) };
    return { kind: 'hint', place, text, marks: marksOf(game, reasons), next };
  }

  /** Tells the move of a hint. */
  showMove(): void {
    const { told } = this;
    if (told?.next === undefined) return;
    const { next, ...hint } = told;
    const marks = [...told.marks.filter(isCell), { tone: 'good', move: next.move } as const];
    this.#say({ ...hint, text: next.text, marks });
  }

  /** Tells why the computer has made its last move. */
  explain(): void {
    const { match } = this.#app;
    if (match.current === undefined || this.reasons.length === 0) return;
    const reasons = this.reasons.slice(0, MOST_REASONS);
    const { sentences } = messages.joints;
    const shows = reasons.some(({ motive }) => motive.follows !== undefined);
    const text = sentences([
      ...reasons.map((reason) => reason.text),
      ...(shows ? [hintWords().otherwise] : []),
    ]);
    const marks = marksOf(match.current.game, reasons);
    this.#say({ kind: 'why', place: this.#place, text, marks });
  }

  /** Finds out why the move before the position on the board was made, if a computer made it. */
  async follow(): Promise<void> {
    const { current, viewedLine, viewedPly } = this.#app.match;
    const step = viewedLine && lastMoveAt(viewedLine.line, viewedPly);
    if (current === undefined || step === undefined) return;
    const { players, isStrict } = current.snapshot.config;
    const isTold = isStrict !== true || current.snapshot.termination !== undefined;
    if (!isTold || players[step.before.sideToMove].kind !== 'computer') return;
    const place = this.#place;
    try {
      const reasonsOf = await this.#reasonsOf(current);
      if (place === this.#place) this.#why = { place, reasons: reasonsOf(step.before, step.move) };
    } catch {
      // Without the words there is nothing to say, and nothing was asked.
    }
  }

  async #reasonsOf({ snapshot }: CurrentMatch) {
    const reasons = await loadLater(async () => boardEntry(snapshot.config.gameId).reasons?.());
    const style = this.#app.settings.stored.coordinates;
    return (before: Position, move: Move) => reasons?.(before, move, style) ?? [];
  }

  #say(told: Told): void {
    this.#told = told;
    this.#app.announcer.say(told.text);
  }
}

const isCell = (mark: BoardMark): boolean => 'cell' in mark;

/** The signs of all, and one line. */
function marksOf(
  game: CurrentMatch['game'],
  reasons: readonly Reason<Position>[],
): readonly BoardMark[] {
  const withLine = reasons.findIndex(({ motive }) => motive.follows !== undefined);
  return reasons.flatMap(({ motive }, index) => {
    return motiveMarks(game, motive, index === withLine);
  });
}
