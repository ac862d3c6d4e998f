import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { End } from '../boardProps.ts';
import { domineeringWords } from './words.ts';

/** Why a game is over by its rules, as a sentence. */
export const endInWords = ({ position, who }: End<DomineeringPosition>): string =>
  domineeringWords().noRoomLeft(who(position.sideToMove));
