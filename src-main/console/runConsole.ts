import type { ConsoleAnswer, ConsoleProgram } from '../../src-shared/core/consoleProgram.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { ForfeitError, type Player } from '../../src-shared/match/player.ts';
import type { WordQueue } from './wordQueue.ts';

export interface ConsoleDeps {
  readonly words: WordQueue;
  /** Prints text; resolves when there is room for more. */
  write(text: string): Promise<void>;
  /** Plays the side that asks for moves. */
  readonly computer: Player | undefined;
  /** Whether a word is a command, which may come while the computer thinks. */
  isCommand(word: string): boolean;
}

/** Runs a console program to its end. */
export async function runConsole(program: ConsoleProgram, deps: ConsoleDeps): Promise<void> {
  const { words, write, computer } = deps;
  let step = program.next();
  while (!step.done) {
    const request = step.value;
    await write(request.text);
    step = program.next(
      request.kind === 'word'
        ? wordAnswer(await words.next())
        : await think(computer, request.history, deps),
    );
  }
  await write(step.value);
}

const wordAnswer = (word: string | undefined): ConsoleAnswer =>
  word === undefined ? { kind: 'endOfInput' } : { kind: 'word', word };

/** The computer's move, or a command that came first; other words typed ahead wait for their turn. */
async function think(
  computer: Player | undefined,
  history: readonly Move[],
  { words, isCommand }: ConsoleDeps,
): Promise<ConsoleAnswer> {
  if (computer === undefined) throw new Error('nobody plays the computer’s side');
  const stopping = new AbortController();
  const [{ signal }, { signal: moveNow }] = [stopping, new AbortController()];
  const chosen = computer
    .chooseMove({ history, signal, moveNow, onProgress: () => undefined })
    .then(
      (move): ConsoleAnswer => ({ kind: 'move', move }),
      (error: unknown): ConsoleAnswer => {
        if (!(error instanceof ForfeitError)) throw error;
        return { kind: 'forfeit', reason: `The computer loses: ${error.message}.` };
      },
    );
  const command = words.peek().then((word) => word !== undefined && isCommand(word));
  const isInterrupted = await Promise.race([
    chosen.then(() => false),
    command.then((isFirst) => isFirst || chosen.then(() => false)),
  ]);
  if (!isInterrupted) return chosen;
  stopping.abort();
  // A player is asked again only when its last answer has come; this one is not wanted.
  await chosen.catch(() => undefined);
  return wordAnswer(await words.next());
}
