import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { End } from '../boardProps.ts';
import { linesOfActionWords } from './words.ts';

/** Why a game is over by its rules, as a sentence. */
export function endInWords({ position, winner }: End<LinesOfActionPosition>): string {
  const words = linesOfActionWords();
  const areBoth = position.connected[0] && position.connected[1];
  if (winner === undefined) return areBoth ? words.bothConnected : words.neitherMoves;
  return areBoth ? words.bothConnectedBy(winner) : words.connected(winner);
}
