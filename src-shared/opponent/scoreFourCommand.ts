import { MAX_LEVEL, MAX_TIME_MS, MIN_LEVEL } from '../core/limits.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Side } from '../core/side.ts';
import { parsePeg } from '../games/scoreFour/notation.ts';

/** Longer commands are errors. */
export const MAX_COMMAND_LENGTH = 1024;

/** A command as it came, without its `;`, or why there is none. */
export type ReadCommand =
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'unfinished' };

/** What a referee can ask of a Score Four program; docs/PROTOCOL.md describes it. */
export type ScoreFourCommand =
  | { readonly kind: 'restart' | 'quit' | 'move' | 'undo' | 'show' | 'stop' }
  | { readonly kind: 'play'; readonly side: Side }
  | { readonly kind: 'note'; readonly side: Side; readonly peg: number }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'time'; readonly timeMs: number };

export interface CommandError {
  readonly code: 'ERR_COMMAND';
  /** Why it can't be done, as a sentence without its full stop. */
  readonly message: string;
}

export const commandError = (message: string) => err({ code: 'ERR_COMMAND', message } as const);

const MIN_SECONDS = 0.01;
const MAX_SECONDS = MAX_TIME_MS / 1_000;

const WORDS = ['restart', 'quit', 'move', 'undo', 'show', 'stop'] as const;

/** Understands a command: letters in either case, any white space between its parts. */
export function parseCommand(read: ReadCommand): Result<ScoreFourCommand, CommandError> {
  if (read.kind === 'tooLong') {
    return commandError(`a command has at most ${MAX_COMMAND_LENGTH} characters`);
  }
  if (read.kind === 'unfinished') return commandError('the input ended inside a command');
  const text = read.text.trim().split(/\s+/).join(' ').toLowerCase();
  const word = WORDS.find((each) => each === text);
  if (word !== undefined) return ok({ kind: word });
  const [, name, argument = ''] =
    /^(play|note:|level|time)(?: (.*))?$/.exec(text.replace(/^note ?: ?/, 'note: ')) ?? [];
  switch (name) {
    case 'play':
      return parsePlay(argument);
    case 'note:':
      return parseNote(argument);
    case 'level':
      return parseLevel(argument);
    case 'time':
      return parseTime(argument);
    default:
      return commandError(
        text === '' ? 'the command is empty' : `unknown command "${text.slice(0, 40)}"`,
      );
  }
}

const sideFrom = (text: string | undefined): Side | undefined =>
  text === 'white' ? 0 : text === 'black' ? 1 : undefined;

function parsePlay(argument: string): Result<ScoreFourCommand, CommandError> {
  const side = sideFrom(argument);
  return side === undefined
    ? commandError('play is followed by white or black')
    : ok({ kind: 'play', side });
}

function parseNote(argument: string): Result<ScoreFourCommand, CommandError> {
  const [, colour, location = ''] = /^(\S+) plays (\S+)$/.exec(argument) ?? [];
  const side = sideFrom(colour);
  if (side === undefined) {
    return commandError('a note reads "note: white plays B1" or "note: black plays B1"');
  }
  const peg = parsePeg(location);
  return peg.ok ? ok({ kind: 'note', side, peg: peg.value }) : commandError(peg.error.message);
}

function parseLevel(argument: string): Result<ScoreFourCommand, CommandError> {
  const level = /^\d$/.test(argument) ? Number(argument) : NaN;
  return level >= MIN_LEVEL && level <= MAX_LEVEL
    ? ok({ kind: 'level', level })
    : commandError(`a level is a whole number from ${MIN_LEVEL} to ${MAX_LEVEL}`);
}

/** Seconds for one move. */
function parseTime(argument: string): Result<ScoreFourCommand, CommandError> {
  const seconds = /^\d{1,4}(\.\d{1,6})?$/.test(argument) ? Number(argument) : NaN;
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS
    ? ok({ kind: 'time', timeMs: Math.round(1_000 * seconds) })
    : commandError(`a time is a number of seconds from 1/100 to ${MAX_SECONDS}`);
}
