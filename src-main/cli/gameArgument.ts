import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { GAME_IDS, type GameId } from '../../src-shared/games/index.ts';
import { tooMany } from './request.ts';

const CHOICE = GAME_IDS.join(', ');

/** The line of a program's help that says how games are named. */
export const GAME_HELP = `  GAME is one of ${CHOICE}.`;

/**
 * The one game that the words of a program's arguments name, in letters of either case and with or without hyphens.
 * @returns a sentence without its full stop that says what is wrong.
 */
export function parseGame([name, ...rest]: readonly string[]): Result<GameId, string> {
  if (name === undefined) return err(`a game is missing: one of ${CHOICE}`);
  if (rest.length > 0) return tooMany(rest);
  const gameId = GAME_IDS.find((id) => id.toLowerCase() === name.replaceAll('-', '').toLowerCase());
  return gameId === undefined
    ? err(`there is no game ${quote(name)}: there are ${CHOICE}`)
    : ok(gameId);
}
