import type { ConsoleAnswer, ConsoleProgram } from '../../src-shared/core/consoleProgram.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeStopSignal } from '../../src-shared/core/stopSignal.ts';
import { ForfeitError, type Player } from '../../src-shared/match/player.ts';
import type { LineQueue } from './lineQueue.ts';

export interface ConsoleSurroundings {
  readonly lines: LineQueue;
  /** Prints text; resolves when there is room for more. */
  write(text: string): Promise<void>;
  /** Plays the side that asks for moves. */
  readonly computer: Player | undefined;
  /** Whether a line is a command that may come while the computer thinks. */
  isCommand(line: string): boolean;
}

/** Runs a console program to its end. */
export async function runConsole(
  program: ConsoleProgram,
  surroundings: ConsoleSurroundings,
): Promise<void> {
  const { lines, write, computer } = surroundings;
  let step = program.next();
  while (!step.done) {
    const request = step.value;
    await write(request.text);
    step = program.next(
      request.kind === 'line'
        ? lineAnswer(await lines.next())
        : await think(computer, request.history, surroundings),
    );
  }
  await write(step.value);
}

const lineAnswer = (line: string | undefined): ConsoleAnswer =>
  line === undefined ? { kind: 'endOfInput' } : { kind: 'line', text: line };

/** The computer's move, or a command that came first; other lines typed ahead wait for their turn. */
async function think(
  computer: Player | undefined,
  history: readonly Move[],
  { lines, isCommand }: ConsoleSurroundings,
): Promise<ConsoleAnswer> {
  if (computer === undefined) throw new Error('nobody plays the computer’s side');
  const { signal, stop } = makeStopSignal();
  const chosen = computer
    .chooseMove({ history, signal, moveNow: makeStopSignal().signal, onProgress: () => undefined })
    .then(
      (move): ConsoleAnswer => ({ kind: 'move', move }),
      (error: unknown): ConsoleAnswer => {
        if (!(error instanceof ForfeitError)) throw error;
        return { kind: 'forfeit', reason: `The computer loses: ${error.message}.` };
      },
    );
  const command = lines.peek().then((line) => line !== undefined && isCommand(line));
  const isInterrupted = await Promise.race([
    chosen.then(() => false),
    command.then((isFirst) => isFirst || chosen.then(() => false)),
  ]);
  if (!isInterrupted) return chosen;
  stop();
  // A player is asked again only when its last answer has come; this one is not wanted.
  await chosen.catch(() => undefined);
  return lineAnswer(await lines.next());
}
