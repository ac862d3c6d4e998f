import { domineering } from '../../../src-shared/games/domineering/index.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { WonGame } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

/** The handout’s sample run: Horizontal has no room left. */
export const wonGame = (): WonGame<DomineeringPosition> =>
  playToEnd(domineering, { rows: 4, columns: 4, starter: 0 }, '5 3 11 13 2 7 12');
