import type { Move } from '../../src-shared/core/move.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { Player, Turn } from '../../src-shared/match/player.ts';

/** A question that a fake player has not answered yet. */
export interface Question {
  readonly turn: Turn;
  answer(move: Move): void;
  fail(error: Error): void;
}

/** A player whose answers the test gives, whenever it likes. It complains when it is asked two things at once. */
export class FakePlayer implements Player {
  /** What it was asked to prepare for, oldest first. */
  readonly games: { readonly setup: Setup; readonly side: Side }[] = [];
  /** How often it was asked for a move. */
  questionCount = 0;
  isDisposed = false;
  /** When set, `newGame` rejects with it. */
  newGameError: Error | undefined;
  /** What it waits for before it is gone. */
  gone: Promise<void> = Promise.resolve();
  #question: Question | undefined;

  /** What it is thinking about. */
  get question(): Question | undefined {
    return this.#question;
  }

  newGame(setup: Setup, side: Side): Promise<void> {
    this.#expectIdle();
    this.games.push({ setup, side });
    return this.newGameError === undefined ? Promise.resolve() : Promise.reject(this.newGameError);
  }

  chooseMove(turn: Turn): Promise<Move> {
    this.#expectIdle();
    this.questionCount++;
    return new Promise((resolve, reject) => {
      const close = (): void => {
        this.#question = undefined;
      };
      this.#question = {
        turn,
        answer(move) {
          close();
          resolve(move);
        },
        fail(error) {
          close();
          reject(error);
        },
      };
    });
  }

  dispose(): Promise<void> {
    this.isDisposed = true;
    return this.gone;
  }

  #expectIdle(): void {
    if (this.#question !== undefined) throw new Error('asked before the last answer had come');
    if (this.isDisposed) throw new Error('asked after it had left');
  }
}

/** Lets everything run that promises have in store. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
