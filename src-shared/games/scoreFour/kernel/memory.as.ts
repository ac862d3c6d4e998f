/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reserveProgress } from '../../../kernel/progress.as';
import { reserveBoard } from './board.as';
import { reserveFrames } from './frames.as';
import { reserveLines } from './lines.as';
import { reserveOrdering } from './ordering.as';
import { reservePrincipalVariation } from './principalVariation.as';
import { reserveNumbers } from './proofMoves.as';
import { reserveWeights } from './weights.as';

export function reserveAll(): void {
  reserveProgress();
  reserveFrames();
  reserveNumbers();
  reserveOrdering();
  reserveBoard();
  reserveLines();
  reserveWeights();
  reservePrincipalVariation();
}
