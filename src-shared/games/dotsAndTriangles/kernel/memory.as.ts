/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reservePrincipalVariation } from '../../../kernel/principalVariation.as';
import { reserveProgress } from '../../../kernel/progress.as';
import { reserveBoard } from './board.as';
import { reserveKeys } from './keys.as';
import { reserveMargins } from './margins.as';
import { MAX_PLIES, reserveOrdering } from './ordering.as';

export function reserveAll(): void {
  reserveProgress();
  reserveBoard();
  reserveKeys();
  reserveOrdering();
  reservePrincipalVariation(<i32>MAX_PLIES);
  reserveMargins();
}
