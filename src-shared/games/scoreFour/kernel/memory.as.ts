/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reserveBoard } from './board.as';
import { reserveLines } from './lines.as';
import { reserveOrdering } from './ordering.as';
import { reserveProgress } from './progress.as';
import { reserveRoot } from './root.as';
import { reserveSearch } from './search.as';
import { reserveWeights } from './weights.as';

export function reserveAll(): void {
  reserveProgress();
  reserveSearch();
  reserveOrdering();
  reserveBoard();
  reserveLines();
  reserveWeights();
  reserveRoot();
}
