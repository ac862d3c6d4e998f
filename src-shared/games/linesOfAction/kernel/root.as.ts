/** Root moves, whose scores iterative deepening asks for one after the other. */
import { PROVED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { endLine } from '../../../kernel/principalVariation.as';
import { countNode } from '../../../kernel/progress.as';
import { enemy, isTournament, make, own, passTurn, unmake } from './board.as';
import { isConnected } from './connection.as';
import { PASS } from './constants';
import { reductionOf } from './reductions.as';
import { initRepetition, setReversibility } from './repetition.as';
import { search } from './search.as';

/** The depth that root moves are searched to, and how many were only asked whether they are better than the best. */
let iteration: i32 = 0;
let late: i32 = 0;

export function initRoot(): void {
  iteration = 0;
}

/** Nothing is known of the position before the move. */
export function scoreMove(move: i32, depth: i32, alpha: i32, beta: i32): i32 {
  initRepetition();
  endLine(1);
  let score: i32;
  if (move == PASS) {
    setReversibility(0, false);
    passTurn();
    score = -search(depth - 1, -beta, -alpha, 1, 0);
    passTurn();
    return score;
  }
  const isCapture = make(move);
  setReversibility(0, isCapture);
  const isOwnDone = isConnected(enemy);
  const isEnemyDone = isCapture && isConnected(own);
  if (isOwnDone || isEnemyDone) {
    countNode();
    const isDraw = isOwnDone && isEnemyDone && !isTournament;
    score = isDraw ? 0 : isOwnDone ? WIN_SCORE - 1 : 1 - WIN_SCORE;
  } else {
    score = searchAnswers(depth, alpha, beta);
  }
  unmake(move, isCapture);
  return score;
}

/** A root move that comes late in the order must first be better than the best one when it is searched less deep. */
function searchAnswers(depth: i32, alpha: i32, beta: i32): i32 {
  const reduction = rootReduction(depth, alpha, beta);
  if (reduction > 0) {
    const score = -search(depth - 1 - reduction, -beta, -alpha, 1, 0);
    if (score <= alpha) return score;
  }
  return -search(depth - 1, -beta, -alpha, 1, 0);
}

function rootReduction(depth: i32, alpha: i32, beta: i32): i32 {
  if (depth != iteration) {
    iteration = depth;
    late = 0;
  }
  if (beta - alpha > 1 || alpha < -PROVED_SCORE) return 0;
  return reductionOf(depth, ++late, true);
}
