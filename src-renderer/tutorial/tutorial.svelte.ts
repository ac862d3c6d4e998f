import type { Position } from '../../src-shared/core/game.ts';
import type { LessonStep, LessonTurn } from '../../src-shared/core/lesson.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type AnyGame, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { BoardMark } from '../boards/boardProps.ts';

/** What came of the last try. */
type Answer = 'none' | 'right' | 'wrong' | 'done';

/** A tutorial under way: the step it is at, and what the person has done in it. */
export class TutorialState {
  readonly game: AnyGame;
  readonly #steps: readonly LessonStep[];
  /** The step that is shown, from 0. */
  index = $state(0);
  position = $state.raw<Position>() as Position;
  lastMove = $state.raw<{ readonly move: Move; readonly before: Position } | undefined>();
  answer = $state<Answer>('none');
  #turn = $state(0);
  #isShowing = $state(false);

  constructor(gameId: GameId, steps: readonly LessonStep[], start: number) {
    this.game = gameById(gameId);
    this.#steps = steps;
    this.go(start < steps.length ? start : 0);
  }

  get step(): LessonStep {
    return this.#steps[this.index]!;
  }

  get count(): number {
    return this.#steps.length;
  }

  get isLast(): boolean {
    return this.index === this.#steps.length - 1;
  }

  /** The person is to move. */
  get isOpen(): boolean {
    return this.answer !== 'done';
  }

  /** What is pointed out: what the step is about, or what would be right. */
  get marks(): readonly BoardMark[] {
    if (this.#isShowing && this.isOpen) {
      const [move] = this.#right();
      return move === undefined ? [] : [{ tone: 'good', move }];
    }
    const isFresh = this.#turn === 0 && this.isOpen;
    return isFresh ? (this.step.cells ?? []).map((cell) => ({ tone: 'good', cell })) : [];
  }

  /** Begins a step. */
  go(index: number): void {
    this.index = index;
    const decoded = this.game.codec.decode(this.step.setup, this.step.position);
    if (!decoded.ok) throw new Error(`a lesson that can’t be: ${decoded.error.message}`);
    this.position = decoded.value;
    this.lastMove = undefined;
    this.answer = 'none';
    this.#turn = 0;
    this.#isShowing = false;
  }

  /** Points out a move that is right. */
  show(): void {
    this.#isShowing = true;
  }

  /** Takes a legal move of the person, or says that it is not what was asked for. */
  try(move: Move): void {
    if (!this.isOpen) return;
    if (!this.#right().includes(move)) {
      this.answer = 'wrong';
      return;
    }
    const { reply } = this.#lessonTurn;
    this.#play(move);
    if (reply !== undefined) this.#play(this.#read(reply)[0]!);
    this.#turn++;
    this.#isShowing = false;
    this.answer = this.#turn === this.step.turns.length ? 'done' : 'right';
  }

  get #lessonTurn(): LessonTurn {
    return this.step.turns[this.#turn]!;
  }

  #right(): readonly Move[] {
    const { accepts, refuses = [] } = this.#lessonTurn;
    if (accepts !== undefined) return accepts.flatMap((text) => this.#read(text));
    const refused = refuses.flatMap((text) => this.#read(text));
    return this.game.legalMoves(this.position).filter((move) => !refused.includes(move));
  }

  /** A move as its game writes it; none where it can’t be made now. */
  #read(text: string): readonly Move[] {
    const move = this.game.notation.parse(this.position, text);
    return move.ok ? [move.value] : [];
  }

  #play(move: Move): void {
    this.lastMove = { move, before: this.position };
    this.position = this.game.play(this.position, move);
  }
}
