import type { Move } from './move.ts';
import type { OpponentError } from './opponentError.ts';
import type { Result } from './result.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/* What is the same in every conversation with a program of others, whatever protocol it speaks. */

/** How long an answer may take depends on what was asked. */
export type CommandKind = 'command' | 'move';

/**
 * Sends one command, on a line of its own, and resolves with the text that answers it, without its end. A second
 * command may be sent before the first is answered; answers come in the order of the commands.
 */
export type Ask = (command: string, kind: CommandKind) => Promise<Result<string, OpponentError>>;

/** How a conversation is held. */
export interface Talk {
  readonly ask: Ask;
  /** Sends a line that is not answered. */
  tell(line: string): void;
}

/** One move that a program is asked for. */
export interface ProgramTurn {
  /** All moves from the start position to now. */
  readonly history: readonly Move[];
  /** Thinking time for it, milliseconds; a program is told of no limit where this is Infinity. */
  readonly timeMs: number;
  /** Raised when the program shall answer at once; one that can't be hurried takes no notice. */
  readonly hurry?: AbortSignal | undefined;
}

/** The referee's side of the conversation with a program that plays one side of a game. */
export interface ProgramClient {
  /** Whether the program, as far as is known by now, can be made to answer its move at once. */
  readonly canHurry: boolean;
  newGame(setup: Setup, side: Side): Promise<Result<void, OpponentError>>;
  /** Tells the program what it does not know of the moves so far, and has it choose the next. */
  chooseMove(turn: ProgramTurn): Promise<Result<Move | 'resign', OpponentError>>;
}

/** What a program said, short and without control characters. */
export function shownAnswer(text: string): string {
  const clean = text.replaceAll(/\p{C}/gu, '�');
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
}

/** An answer that is none. */
export const malformedAnswer = (command: string, answer: string): OpponentError => ({
  code: 'ERR_OPPONENT_MALFORMED',
  message: `it answered “${shownAnswer(answer)}” to “${command}”`,
});
