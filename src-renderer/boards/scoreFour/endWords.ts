import { CELL_COUNT } from '../../../src-shared/games/scoreFour/geometry.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { messages } from '../../i18n/messages.ts';
import type { End } from '../boardProps.ts';

/** Why a game is over by its rules, as a sentence. */
export function endInWords({ position, winner }: End<ScoreFourPosition>): string {
  const words = messages.ends.scoreFour;
  if (winner !== undefined) return words.completed(winner, position.completed.length);
  return position.ply === CELL_COUNT ? words.full : words.nothingToComplete;
}
