/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reserveProgress } from '../../../kernel/progress.as';
import { reserveAreas } from './areas.as';
import { reserveBoard } from './board.as';
import { reserveKeys } from './keys.as';
import { reserveMoves } from './moves.as';
import { reserveOrdering } from './ordering.as';
import { reservePrincipalVariation } from './principalVariation.as';
import { reserveRegions } from './regions.as';
import { reserveRoot } from './root.as';
import { reserveSplit } from './split.as';
import { reserveStripParts } from './stripParts.as';
import { reserveStripSums } from './stripSums.as';
import { reserveUpright } from './upright.as';

export function reserveAll(): void {
  reserveProgress();
  reserveBoard();
  reserveRoot();
  reserveKeys();
  reserveAreas();
  reserveMoves();
  reservePrincipalVariation();
  reserveRegions();
  reserveSplit();
  reserveStripParts();
  reserveStripSums();
  reserveUpright();
  reserveOrdering();
}
