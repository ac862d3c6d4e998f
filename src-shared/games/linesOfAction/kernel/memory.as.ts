/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reservePrincipalVariation } from '../../../kernel/principalVariation.as';
import { reserveProgress } from '../../../kernel/progress.as';
import { reserveAccumulators } from './accumulators.as';
import { reserveBoard } from './board.as';
import { reserveEvaluation } from './evaluation.as';
import { reserveMoves } from './moves.as';
import { reserveOrdering } from './ordering.as';
import { MAX_PLIES } from './plies.as';
import { reserveReductions } from './reductions.as';
import { reserveRepetition } from './repetition.as';

export function reserveAll(): void {
  reserveProgress();
  reserveMoves();
  reserveBoard();
  reserveAccumulators();
  reserveEvaluation();
  reserveRepetition();
  reserveOrdering();
  reservePrincipalVariation(MAX_PLIES);
  reserveReductions();
}
