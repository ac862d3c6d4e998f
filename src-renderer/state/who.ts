import type { Side } from '../../src-shared/core/side.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { onlyPerson } from '../../src-shared/match/onlyPerson.ts';
import { gameWords } from '../boards/faces.ts';
import type { Who } from '../i18n/who.ts';
import { messages } from '../i18n/messages.ts';

type Config = MatchSnapshot['config'];

/**
 * How a player is spoken of, wherever a match is told: `you` for the one person in it, `Level 5`, or by the side. A
 * side's name then stands for pieces only, never for a player who is also called something else.
 */
export function whoPlays(config: Config, side: Side): Who {
  const player = config.players[side];
  if (player.kind === 'computer') {
    return { name: messages.players.level(player.level), isYou: false };
  }
  if (player.kind === 'program') return { name: player.name, isYou: false };
  if (onlyPerson(config) === side) return { name: messages.players.you, isYou: true };
  return { name: gameWords(config.gameId).sides[side], isYou: false };
}
