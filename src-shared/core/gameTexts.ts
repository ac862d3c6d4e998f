import type { ConsoleDialect } from './consoleDialect.ts';
import type { Position } from './game.ts';
import type { GtpDialect } from './gtpDialect.ts';

/**
 * How one game is told in plain text, on the console and in the protocols of other programs. It stands beside the rules
 * because a window does without it.
 */
export interface GameTexts<P extends Position> {
  /** The board as text, several lines, no line end at the end. */
  render(position: P): string;
  /** How it talks on the console. */
  readonly console: ConsoleDialect<P>;
  /** How the game is told in the Go Text Protocol, where that is not as everywhere else. */
  readonly gtp?: GtpDialect<P>;
}
