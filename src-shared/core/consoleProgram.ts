import type { Game, Outcome, Position } from './game.ts';
import type { Move } from './move.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/** What the lines typed so far for one move amount to. */
export type ConsoleReading =
  /** More is needed: ask for a line. */
  | { readonly kind: 'ask'; readonly prompt: string }
  | { readonly kind: 'move'; readonly move: Move }
  /** Refused with a warning; the same player is asked again. */
  | { readonly kind: 'invalid'; readonly warning: string };

/** How one game talks on the console: the messages of its handout. */
export interface ConsoleDialect<P extends Position> {
  /** @param lines what was typed for this move so far; nothing at first. */
  read(position: P, lines: readonly string[]): ConsoleReading;
  /** Tells a move that nobody typed: the computer's, or one that is forced. */
  tell(position: P, move: Move): string;
  announce(outcome: Outcome): string;
  /** A move that is made without asking, such as a pass. */
  forced?(position: P): Move | undefined;
  /** How `--size` is written, in a game that has sizes. */
  readonly size?: {
    readonly hint: string;
    /** The fields of the setup that a text names; `undefined` when it is written otherwise. */
    parse(text: string): Setup | undefined;
  };
  /** A line that is a command at any time, also while the computer thinks. */
  command?(line: string): 'restart' | 'quit' | undefined;
}

/** What the program waits for, after its text was printed. */
export type ConsoleRequest =
  | { readonly kind: 'line'; readonly text: string }
  | {
      /** The computer's move. A command may come instead. */
      readonly kind: 'move';
      readonly text: string;
      readonly history: readonly Move[];
    };

export type ConsoleAnswer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'endOfInput' }
  | { readonly kind: 'move'; readonly move: Move }
  /** The computer failed: it loses. The reason is a sentence without its full stop. */
  | { readonly kind: 'forfeit'; readonly reason: string };

/** Yields requests, gets their answers, and returns the last text to print. */
export type ConsoleProgram = Generator<ConsoleRequest, string, ConsoleAnswer>;

export interface ConsoleGame<P extends Position> {
  readonly game: Game<P>;
  readonly dialect: ConsoleDialect<P>;
  readonly setup: Setup;
  /** The side the computer plays, if any. */
  readonly computer: Side | undefined;
}

/** Plays one game after the other on the console until one ends, or the input does, or someone quits. */
export function* playOnConsole<P extends Position>(options: ConsoleGame<P>): ConsoleProgram {
  for (;;) {
    const ending = yield* playGame(options);
    if (ending !== undefined) return ending;
  }
}

/** One game; returns the last text to print, or `undefined` to start over. */
function* playGame<P extends Position>({
  game,
  dialect,
  setup,
  computer,
}: ConsoleGame<P>): Generator<ConsoleRequest, string | undefined, ConsoleAnswer> {
  const history: Move[] = [];
  let position = game.initial(setup);
  let lines: string[] = [];
  let text = `${game.render(position)}\n`;

  function make(move: Move): void {
    history.push(move);
    position = game.play(position, move);
    lines = [];
    text += `${game.render(position)}\n`;
  }

  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return `${text}${dialect.announce(outcome)}\n`;
    const forced = dialect.forced?.(position);
    if (forced !== undefined) {
      text += `${dialect.tell(position, forced)}\n`;
      make(forced);
      continue;
    }
    const reading = position.sideToMove === computer ? undefined : dialect.read(position, lines);
    if (reading?.kind === 'move') {
      make(reading.move);
      continue;
    }
    if (reading?.kind === 'invalid') {
      text += `${reading.warning}\n`;
      lines = [];
      continue;
    }
    const answer: ConsoleAnswer = yield reading === undefined
      ? { kind: 'move', text, history: [...history] }
      : { kind: 'line', text: text + reading.prompt };
    text = '';
    switch (answer.kind) {
      case 'endOfInput':
        return '\n';
      case 'forfeit':
        return `${answer.reason}\n`;
      case 'move':
        text = `${dialect.tell(position, answer.move)}\n`;
        make(answer.move);
        break;
      case 'line': {
        const command = dialect.command?.(answer.text);
        if (command === 'quit') return '';
        if (command === 'restart') return undefined;
        lines.push(answer.text);
      }
    }
  }
}
