import { CELL_COUNT } from '../../../src-shared/games/scoreFour/geometry.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { End } from '../boardProps.ts';
import { scoreFourWords } from './words.ts';

/** Why a game is over by its rules, as a sentence. */
export function endInWords({ position, winner }: End<ScoreFourPosition>): string {
  const words = scoreFourWords();
  if (winner !== undefined) return words.completed(winner, position.completed.length);
  return position.ply === CELL_COUNT ? words.boardFull : words.nothingToComplete;
}
