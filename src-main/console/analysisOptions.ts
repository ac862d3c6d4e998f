import type { Position } from '../../src-shared/core/game.ts';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { ENGINE_HELP, type EngineOptions, parseEngineArguments } from './engineOptions.ts';

export const ANALYSIS_HELP = `Thinks about a position and tells what it finds.

  analyse GAME [options]

${ENGINE_HELP}
  --moves TEXT      moves from the start with spaces between them, as the game writes them
  --position CODE   a position as text instead (docs/NOTATION.md)
  --all             what each move is worth, not just the best
  --json            a line of JSON for each step and one for the result, instead of a table
`;

export interface AnalysisOptions extends EngineOptions {
  readonly position: Position;
  readonly showsAll: boolean;
  readonly isJson: boolean;
}

/** Reads the arguments of the analysis; `help` when that was asked for. The error is a sentence. */
export function parseAnalysisArguments(
  args: readonly string[],
): Result<AnalysisOptions | 'help', string> {
  const parsed = parseEngineArguments(args, {
    moves: { type: 'string' },
    position: { type: 'string' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (!parsed.ok) return parsed;
  if (parsed.value === 'help') return ok('help');
  const { options, values } = parsed.value;
  const { moves, position: code } = values;
  if (moves !== undefined && code !== undefined) {
    return err('--moves and --position exclude each other');
  }
  const { gameId, setup } = options;
  const position =
    code === undefined
      ? playMoves(gameId, setup, String(moves ?? ''))
      : decode(gameId, setup, String(code));
  if (!position.ok) return position;
  const outcome = gameById(gameId).outcome(position.value);
  if (outcome !== undefined) return err(`the game is over: ${outcome.reason}`);
  const showsAll = values['all'] === true;
  return ok({
    ...options,
    ...{ position: position.value, showsAll, isJson: values['json'] === true },
    limits: { ...options.limits, purpose: 'analysis', scoresAll: showsAll },
  });
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
