import type { Move } from '../../core/move.ts';
import type { ProveRoot, Prover, RootMove } from '../../search/proveRoot.ts';
import { TRIANGLE } from './kernel/constants.ts';

/** Margins at the end are all even or all odd, since all triangles are owned then. */
const STEP = 2 * TRIANGLE;

/** Scores a move, or tells that the nodes are not enough. */
type Ask = (move: Move, alpha: number, beta: number) => number | undefined;

/**
 * Proves the margins of the best moves at the end of the game by questions with a yes or no each: whether any move gets
 * so many triangles more, two more after a yes and two fewer after a no.
 * @param triangles of the board.
 */
export const proveMargins =
  (triangles: number): ProveRoot =>
  (search, moves, maxNodes, count) => {
    const ask = askWithin(search, maxNodes);
    const proved: RootMove[] = [];
    let rest = moves;
    let guess = marginNear(moves[0]!.score, triangles);
    while (proved.length < count && rest.length > 0) {
      const best = bestOf(rest, guess, ask);
      // Asked for its line too.
      if (best === undefined) return undefined;
      const { move, score } = best;
      if (ask(move, score - 1, score + 1) === undefined) return undefined;
      proved.push({ move, score, line: search.lineAfterMove() });
      rest = rest.filter((each) => each.move !== move);
      guess = score;
    }
    return [...proved, ...rest];
  };

function askWithin(search: Prover, maxNodes: number): Ask {
  const limit = search.nodes + maxNodes;
  return (move, alpha, beta) => {
    const left = limit - search.nodes;
    return left > 0 ? search.proveMove(move, alpha, beta, left) : undefined;
  };
}

/** @param guess at the best margin; none of these is higher when others were proved before. */
function bestOf(moves: readonly RootMove[], guess: number, ask: Ask): RootMove | undefined {
  let best: RootMove | undefined;
  let most = Infinity;
  for (let target = guess; best === undefined || best.score < most;) {
    most = -Infinity;
    let better: RootMove | undefined;
    for (const each of moves) {
      const score = ask(each.move, target - 1, target);
      if (score === undefined) return undefined;
      most = Math.max(most, score);
      if (score < target) continue;
      better = { ...each, score };
      break;
    }
    if (better === undefined) {
      if (best !== undefined) return best;
      target = most;
    } else {
      best = better;
      most = Infinity;
      target = best.score + STEP;
    }
  }
  return best;
}

/** The margin that is possible on the board and nearest to a score. */
function marginNear(score: number, triangles: number): number {
  const odd = (triangles % 2) * TRIANGLE;
  return odd + STEP * Math.round((score - odd) / STEP);
}
