import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import { messages } from '../../i18n/messages.ts';
import type { End } from '../boardProps.ts';

/** Why a game is over by its rules, as a sentence. */
export function endInWords({ position, winner }: End<LinesOfActionPosition>): string {
  const words = messages.ends.linesOfAction;
  const areBoth = position.connected[0] && position.connected[1];
  if (winner === undefined) return areBoth ? words.bothConnected : words.neitherMoves;
  return areBoth ? words.bothConnectedBy(winner) : words.connected(winner);
}
