import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { PROGRAM_PROTOCOLS, type ProgramProtocol } from '../../src-shared/programs/program.ts';
import { GAME_HELP, parseGame } from '../cli/gameArgument.ts';
import { commonHelp, readRequest, type Request } from '../cli/request.ts';
import { FAULT_REASONS, programFault } from './programFault.ts';

export const CHECK_HELP = `Checks a program against every rule of its protocol, and tells what was sent, what came and what was expected where it
breaks one.

  quintet --check-program GAME [options] -- FILE ARGUMENT …

${GAME_HELP}

  --protocol P    scoreFour (docs/PROTOCOL.md) or gtp; for Score Four the former, else gtp
  --setup TEXT    size and variant, e.g. size=7
  --json          a line of JSON for each rule
${commonHelp(16)}
It ends with 0 when every rule is kept, with 1 when one is broken.
`;

export interface CheckCommandOptions {
  readonly gameId: GameId;
  readonly protocol: ProgramProtocol;
  readonly setup: Setup;
  readonly isJson: boolean;
  readonly file: string;
  readonly args: readonly string[];
}

const OPTION = '--check-program';

/** The arguments of a check among those of Quintet, where one is asked for; its other options mean nothing then. */
export function checkArgumentsIn(args: readonly string[]): readonly string[] | undefined {
  const at = args.indexOf('--');
  const own = at < 0 ? args : args.slice(0, at);
  if (!own.includes(OPTION)) return undefined;
  const others = own.filter((arg) => arg !== OPTION && arg !== '--open');
  return [...others, ...args.slice(own.length)];
}

/** Reads the arguments but the option itself. What stands behind `--` belongs to the program. */
export function parseCheckArguments(given: readonly string[]): Request<CheckCommandOptions> {
  const at = given.indexOf('--');
  const own = at < 0 ? given : given.slice(0, at);
  const [name, ...args] = at < 0 ? [] : given.slice(at + 1);
  const kinds = { protocol: 'value', setup: 'value', json: 'flag' } as const;
  return readRequest(own, kinds, ({ words, values, flags }) => {
    const gameId = parseGame(words);
    if (!gameId.ok) return gameId;
    const protocol = readProtocol(values['protocol'], gameId.value);
    if (!protocol.ok) return protocol;
    const setup = parseSetupText(gameById(gameId.value).setupFields, values['setup'] ?? '');
    if (!setup.ok) return setup;
    const file = readFile(name);
    if (!file.ok) return file;
    const isJson = flags.has('json');
    const chosen = { gameId: gameId.value, protocol: protocol.value, setup: setup.value };
    return ok({ ...chosen, isJson, file: file.value, args });
  });
}

function readProtocol(text: string | undefined, gameId: GameId): Result<ProgramProtocol, string> {
  if (text === undefined) return ok(gameId === 'scoreFour' ? 'scoreFour' : 'gtp');
  const protocol = PROGRAM_PROTOCOLS.find((each) => each === text);
  if (protocol === undefined) return err(`--protocol is scoreFour or gtp, not ${quote(text)}`);
  if (protocol === 'gtp' || gameId === 'scoreFour') return ok(protocol);
  return err('the Score Four protocol is for Score Four alone');
}

/** A program by its path, or by its name where programs are found. */
function readFile(name: string | undefined): Result<string, string> {
  if (name === undefined) return err('a program is missing: write it behind --');
  const isPath = /[\\/]/.test(name);
  const places = isPath ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  const found = places
    .map((place) => (isPath ? resolve(name) : join(place, name)))
    .find((path) => existsSync(path));
  const file = found ?? resolve(name);
  const fault = programFault({ file });
  if (fault === 'missing') return err(`there is no program ${quote(name)}`);
  return fault === undefined ? ok(file) : err(`${quote(name)} ${FAULT_REASONS[fault]}`);
}
