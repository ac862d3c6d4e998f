import type { ConsoleDialect } from './consoleDialect.ts';
import type { Game, Position } from './game.ts';
import type { GameTexts } from './gameTexts.ts';
import type { Move } from './move.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/** What the program waits for, after its text was printed. */
export type ConsoleRequest =
  | { readonly kind: 'word'; readonly text: string }
  | {
      /** The computer's move. A command may come instead. */
      readonly kind: 'move';
      readonly text: string;
      readonly history: readonly Move[];
    };

export type ConsoleAnswer =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'endOfInput' }
  | { readonly kind: 'move'; readonly move: Move }
  /** The computer failed: it loses. The reason is a sentence without its full stop. */
  | { readonly kind: 'forfeit'; readonly reason: string };

/** Yields requests, gets their answers, and returns the last text to print. */
export type ConsoleProgram = Generator<ConsoleRequest, string, ConsoleAnswer>;

export interface ConsoleGame<P extends Position> {
  readonly game: Game<P>;
  readonly texts: Pick<GameTexts<P>, 'render' | 'console'>;
  readonly setup: Setup;
  /** The side the computer plays, if any. */
  readonly computer: Side | undefined;
}

/** How a game was left, before or after its end. */
type Leaving =
  | { readonly kind: 'restart' }
  /** The program ends. @property text what it prints last. */
  | { readonly kind: 'end'; readonly text: string };

const END: Leaving = { kind: 'end', text: '' };
const RESTART: Leaving = { kind: 'restart' };

/** Plays one game after the other on the console until one ends, or the input does, or someone quits. */
export function* playOnConsole<P extends Position>(options: ConsoleGame<P>): ConsoleProgram {
  for (;;) {
    const leaving = yield* playGame(options);
    if (leaving.kind === 'end') return leaving.text;
  }
}

type Steps<T> = Generator<ConsoleRequest, T, ConsoleAnswer>;

function* playGame<P extends Position>(options: ConsoleGame<P>): Steps<Leaving> {
  const { game, setup, computer } = options;
  const { console: dialect, render } = options.texts;
  const history: Move[] = [];
  let position = game.initial(setup);
  let text = `${render(position)}\n`;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return yield* askAgain(dialect, text + dialect.announce(outcome));
    const forced = dialect.forced?.(position);
    let move = forced?.move;
    if (forced !== undefined) text += `${forced.text}\n`;
    if (move === undefined && position.sideToMove === computer) {
      const answer = yield { kind: 'move', text, history: [...history] };
      if (answer.kind === 'forfeit') return yield* askAgain(dialect, answer.reason);
      const leaving = leave(dialect, answer);
      if (leaving !== undefined) return leaving;
      if (answer.kind !== 'move') throw new Error('a computer’s move was answered with a word');
      move = answer.move;
      text = `${dialect.tell?.(position, move) ?? typed(dialect, position, move)}\n`;
    }
    if (move === undefined) {
      const read = yield* readMove(dialect, position, text);
      if (typeof read === 'object') return read;
      move = read;
      text = '';
    }
    history.push(move);
    position = game.play(position, move);
    text += `${render(position)}\n`;
  }
}

/** Asks the player to move until a legal move was typed. */
function* readMove<P extends Position>(
  dialect: ConsoleDialect<P>,
  position: P,
  before: string,
): Steps<Move | Leaving> {
  let text = before;
  let words: string[] = [];
  /** Words that came after a refused one and are read again. */
  let unread: string[] = [];
  for (;;) {
    const reading = dialect.read(position, words);
    if (reading.kind === 'move') return reading.move;
    if (reading.kind === 'invalid') {
      text += `${reading.warning}\n`;
      unread = [...words.slice(reading.count ?? words.length), ...unread];
      words = [];
      continue;
    }
    text += reading.prompt;
    const [next, ...later] = unread;
    if (next !== undefined) {
      words.push(next);
      unread = later;
      continue;
    }
    const answer = yield { kind: 'word', text };
    text = '';
    const leaving = leave(dialect, answer);
    if (leaving !== undefined) return leaving;
    if (answer.kind === 'word') words.push(answer.word);
  }
}

/** After the end: a game that knows commands offers another one. */
function* askAgain<P extends Position>(
  { commands }: ConsoleDialect<P>,
  announcement: string,
): Steps<Leaving> {
  let text = `${announcement}\n`;
  if (commands === undefined) return { kind: 'end', text };
  for (;;) {
    const answer = yield { kind: 'word', text: text + commands.prompt };
    const leaving = leave({ commands }, answer);
    if (leaving !== undefined) return leaving;
    text = `${commands.warning}\n`;
  }
}

/** What a word does to the game: a command, or the end of input, leaves it. */
function leave<P extends Position>(
  { commands }: Pick<ConsoleDialect<P>, 'commands'>,
  answer: ConsoleAnswer,
): Leaving | undefined {
  if (answer.kind === 'endOfInput') return END;
  const command = answer.kind === 'word' ? commands?.named(answer.word) : undefined;
  return command === undefined ? undefined : command === 'quit' ? END : RESTART;
}

/** A move as it looks when it is typed: the words behind their prompts. */
function typed<P extends Position>(dialect: ConsoleDialect<P>, position: P, move: Move): string {
  const words = dialect.words(position, move);
  const prompted = words.map((word, index) => {
    const reading = dialect.read(position, words.slice(0, index));
    return `${reading.kind === 'ask' ? reading.prompt : ''}${word}`;
  });
  return prompted.join(' ');
}
