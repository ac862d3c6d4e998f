import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { messages } from '../../i18n/messages.ts';
import type { End } from '../boardProps.ts';

/** Why a game is over by its rules, as a sentence. */
export const endInWords = ({ position, who }: End<DomineeringPosition>): string =>
  messages.ends.domineering.noRoom(who(position.sideToMove));
