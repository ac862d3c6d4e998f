import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { quote } from '../../src-shared/core/quote.ts';
import { type Arguments, type OptionKinds, parseArguments } from './arguments.ts';

/** What arguments ask for. The error is a sentence without its full stop. */
export type Request<T> = Result<T | 'help' | 'version', string>;

/** The lines of every program's help about the options that all have. @param width of the column of options. */
export const commonHelp = (width: number): string =>
  `  ${'--version'.padEnd(width)}prints the version\n  ${'--help'.padEnd(width)}prints this\n`;

/**
 * Reads arguments, with the options that every program has besides its own.
 * @param read what is asked for when neither the help nor the version is.
 */
export function readRequest<T>(
  args: readonly string[],
  own: OptionKinds,
  read: (given: Arguments) => Result<T, string>,
): Request<T> {
  const given = parseArguments(args, { ...own, version: 'flag', help: 'flag' });
  if (!given.ok) return given;
  if (given.value.flags.has('help')) return ok('help');
  if (given.value.flags.has('version')) return ok('version');
  return read(given.value);
}

/** The request of a program that is built on another's arguments. */
export function mapRequest<T extends object, U>(
  request: Request<T>,
  change: (asked: T) => Result<U, string>,
): Request<U> {
  if (!request.ok) return request;
  return typeof request.value === 'string' ? ok(request.value) : change(request.value);
}

/** The error of a program that takes no words but was given some. */
export const tooMany = (words: readonly string[]): Result<never, string> =>
  err(`${quote(words.join(' '))} is one thing too many`);
