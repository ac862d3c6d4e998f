import type { Position } from '../../src-shared/core/game.ts';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { Arguments, OptionKinds } from './arguments.ts';
import { type EngineArguments, type EngineOptions, parseEngineArguments } from './engineOptions.ts';
import { mapRequest, type Request } from './request.ts';

/** What the programs that think about one position have in common. */
export interface PositionOptions extends EngineOptions {
  readonly position: Position;
}

/** Options and what else a program was given. */
export interface PositionArguments {
  readonly options: PositionOptions;
  readonly given: Arguments;
}

export const POSITION_HELP = `  --moves TEXT      moves from the start with spaces between them, as the game writes them
  --position CODE   a position as text instead (docs/NOTATION.md)
`;

/**
 * Reads arguments: a game, options, and a position that is not over.
 * @param own the options that only the calling program has.
 * @returns `help` or `version` when that was asked for; the error is a sentence.
 */
export function parsePositionArguments(
  args: readonly string[],
  own: OptionKinds,
): Request<PositionArguments> {
  const asked = parseEngineArguments(args, { moves: 'value', position: 'value', ...own });
  return mapRequest(asked, readPosition);
}

function readPosition({ options, given }: EngineArguments): Result<PositionArguments, string> {
  const { moves, position: code } = given.values;
  if (moves !== undefined && code !== undefined) {
    return err('--moves and --position exclude each other');
  }
  const { gameId, setup } = options;
  const position =
    code === undefined ? playMoves(gameId, setup, moves ?? '') : decode(gameId, setup, code);
  if (!position.ok) return position;
  const outcome = gameById(gameId).outcome(position.value);
  if (outcome !== undefined) return err(`the game is over: ${outcome.reason}`);
  const limits = { ...options.limits, purpose: 'analysis' } as const;
  return ok({ options: { ...options, limits, position: position.value }, given });
}

function decode(gameId: GameId, setup: Setup, code: string): Result<Position, string> {
  const position = gameById(gameId).codec.decode(setup, code);
  return position.ok ? position : err(`--position: ${position.error.message}`);
}

function playMoves(gameId: GameId, setup: Setup, text: string): Result<Position, string> {
  const game = gameById(gameId);
  let position = game.initial(setup);
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const move = game.notation.parse(position, word);
    if (!move.ok) return err(`move ${position.ply + 1}, ${quote(word)}: ${move.error.message}`);
    position = game.play(position, move.value);
  }
  return ok(position);
}
