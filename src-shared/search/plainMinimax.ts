import { asMove } from '../core/move.ts';
import { MARGIN_STEP, type SearchState } from './searchState.ts';

/** An end `plies` from the root counts that much less than one at once, so that wins come soon and losses late. */
export const awayFromRoot = (score: number, plies: number): number =>
  score === 0 ? 0 : score > 0 ? score - plies : score + plies;

/**
 * The minimax value for the side to move, by looking at everything down to `depth` plies: nothing is cut off or
 * remembered. It is what cleverer searches are tested and measured against.
 * @param depth below `MARGIN_STEP`. @param onNode called for each position visited.
 */
export function plainMinimax(
  state: SearchState,
  moveSpace: number,
  depth: number,
  onNode: () => void = () => undefined,
): number {
  if (depth >= MARGIN_STEP) throw new Error(`a depth of ${depth} plies is too much`);
  const search = (ply: number): number => {
    onNode();
    const terminal = state.terminalScore();
    if (terminal !== undefined) return awayFromRoot(terminal, ply);
    if (ply === depth) return state.evaluate();
    const moves = new Int32Array(moveSpace);
    const count = state.generateMoves(moves);
    const side = state.sideToMove;
    let best = -Infinity;
    for (const move of moves.subarray(0, count)) {
      state.make(asMove(move));
      const score = search(ply + 1);
      best = Math.max(best, state.sideToMove === side ? score : -score);
      state.unmake();
    }
    return best;
  };
  return search(0);
}
