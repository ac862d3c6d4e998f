import type { Position } from '../../src-shared/core/game.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { type AnyGame, gameById } from '../../src-shared/games/index.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type {
  PuzzleRequest,
  PuzzleStanding,
  PuzzleTask,
  PuzzleVerdict,
} from '../../src-shared/ipc/puzzles.ts';

/** The moves made in a puzzle, with `positions[i]` after `i` of them. */
export interface PuzzleLine {
  readonly moves: readonly Move[];
  readonly positions: readonly [Position, ...Position[]];
}

/**
 * How a puzzle stands: the person is to move (`yours`, or `right` after a good move), a move is judged or answered, or
 * it has come to an end.
 */
export type PuzzlePhase =
  | ('yours' | 'right' | 'unsure')
  | ('judging' | 'answering')
  | ('solved' | 'wrong' | 'solution');

interface Listeners {
  onError(error: CallError): void;
  /** A move came on the board. */
  onMove(before: Position, move: Move): void;
  /** It stands otherwise than before. */
  onPhase(): void;
  /** How long a move is looked at before the next one comes, milliseconds. */
  pauseMs(): number;
}

/** One puzzle after the other, as a window solves them. */
export class PuzzleSession {
  readonly #client: Client;
  readonly #listeners: Listeners;
  task = $state.raw<PuzzleTask | undefined>();
  line = $state.raw<PuzzleLine | undefined>();
  phase = $state<PuzzlePhase>('yours');
  /** How the person stands with this game, as main last told it. */
  standing = $state.raw<PuzzleStanding | undefined>();
  /** The person's rating when the puzzle began. */
  ratingBefore = $state(0);
  /** The ply at which the answer to a wrong move begins. */
  answeredFrom = $state(0);
  #viewed = $state<number | undefined>();
  /** What comes from main or a timer for an earlier state is dropped. */
  #turn = 0;

  constructor(client: Client, listeners: Listeners) {
    this.#client = client;
    this.#listeners = listeners;
  }

  get game(): AnyGame | undefined {
    return this.task && gameById(this.task.gameId);
  }

  /** How many moves the position on the board stands after. */
  get ply(): number {
    return this.#viewed ?? this.line?.moves.length ?? 0;
  }

  get isInteractive(): boolean {
    const isTurn = this.phase === 'yours' || this.phase === 'right' || this.phase === 'unsure';
    return isTurn && this.#viewed === undefined;
  }

  /** Nothing is left to do but to look at it, or to try it again. */
  get isOver(): boolean {
    return this.phase === 'solved' || this.phase === 'wrong' || this.phase === 'solution';
  }

  /** Fetches a puzzle; the one before stays where there is none. */
  async give(request: PuzzleRequest): Promise<boolean> {
    const turn = ++this.#turn;
    const [reply, standings] = await Promise.all([
      this.#client.call('givePuzzle', request),
      this.#client.call('puzzleStandings'),
    ]);
    if (turn !== this.#turn) return true;
    if (!reply.ok) {
      this.#listeners.onError(reply.error);
      return false;
    }
    const task = reply.value;
    this.task = task;
    if (standings.ok) this.standing = standings.value.find(({ gameId }) => gameId === task.gameId);
    this.ratingBefore = this.standing?.rating ?? 0;
    this.#begin();
    return true;
  }

  next(): Promise<boolean> {
    const { task } = this;
    if (task === undefined) return Promise.resolve(false);
    return this.give({ which: 'next', gameId: task.gameId, after: task.puzzleId });
  }

  #begin(): void {
    const { task } = this;
    if (task === undefined) return;
    const start = unwrap(gameById(task.gameId).codec.decode(task.setup, task.code));
    this.#viewed = undefined;
    this.line = { moves: [], positions: [start] };
    this.#enter('yours');
  }

  #enter(phase: PuzzlePhase): void {
    this.phase = phase;
    this.#listeners.onPhase();
  }

  /** Tries a move. */
  async play(move: Move): Promise<void> {
    const { task, line } = this;
    if (task === undefined || line === undefined || !this.isInteractive) return;
    const turn = ++this.#turn;
    this.#make(move);
    this.phase = 'judging';
    const moves = [...line.moves, move];
    const reply = await this.#client.call('tryPuzzle', { puzzleId: task.puzzleId, moves });
    if (turn !== this.#turn) return;
    if (!reply.ok) {
      this.#listeners.onError(reply.error);
      this.line = line;
      this.phase = 'yours';
      return;
    }
    this.standing = reply.value.standing;
    await this.#answer(reply.value, line, turn);
  }

  async #answer(verdict: PuzzleVerdict, before: PuzzleLine, turn: number): Promise<void> {
    this.phase = 'answering';
    this.answeredFrom = before.moves.length + 1;
    for (const move of verdict.reply) {
      await this.#pause();
      if (turn !== this.#turn) return;
      this.#make(asMove(move));
    }
    if (verdict.kind === 'unsure') this.line = before;
    this.#enter(verdict.kind);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#listeners.pauseMs()));
  }

  #make(move: Move): void {
    const { line, game } = this;
    const before = line?.positions.at(-1);
    if (line === undefined || game === undefined || before === undefined) return;
    this.line = {
      moves: [...line.moves, move],
      positions: [...line.positions, game.play(before, move)],
    };
    this.#listeners.onMove(before, move);
  }

  /** Goes back to where a wrong move was made, or to the start of the puzzle. */
  retry(): void {
    this.#turn++;
    const { line } = this;
    const kept = this.phase === 'wrong' ? this.answeredFrom - 1 : 0;
    const first = line?.positions[0];
    if (line === undefined || first === undefined) return;
    this.#viewed = undefined;
    this.line = {
      moves: line.moves.slice(0, kept),
      positions: [first, ...line.positions.slice(1, kept + 1)],
    };
    this.#enter('yours');
  }

  /** Shows how it is solved, from the first move on. */
  async showSolution(): Promise<void> {
    const { task, game } = this;
    if (task === undefined || game === undefined) return;
    const turn = ++this.#turn;
    const reply = await this.#client.call('puzzleSolution', { puzzleId: task.puzzleId });
    if (turn !== this.#turn) return;
    if (!reply.ok) return this.#listeners.onError(reply.error);
    this.standing = reply.value.standing;
    this.#begin();
    for (const move of reply.value.moves) {
      const { line } = this;
      if (line === undefined) return;
      const after = game.play(line.positions.at(-1)!, asMove(move));
      this.line = {
        moves: [...line.moves, asMove(move)],
        positions: [...line.positions, after],
      };
    }
    this.view(1);
    this.#enter('solution');
  }

  /** Shows the position after so many of the moves made. */
  view(ply: number): void {
    const last = this.line?.moves.length ?? 0;
    const target = Math.max(0, Math.min(ply, last));
    this.#viewed = target === last ? undefined : target;
  }

  /** What is on its way is for nobody. */
  leave(): void {
    this.#turn++;
  }
}
