import type { Game, Position } from '../../src-shared/core/game.ts';
import { WIN_SCORE } from '../../src-shared/kernel/constants.ts';

/**
 * The minimax value for the side to move, by looking at everything down to `depth` plies by the rules: nothing is cut
 * off or remembered. It is what cleverer searches are tested against. An end of the game counts by the plies to it, so
 * that wins come soon and losses late.
 * @param evaluate an estimate for the side to move; even unless given. @param onNode called for each position visited.
 */
export function minimax<P extends Position>(
  game: Pick<Game<P>, 'legalMoves' | 'play' | 'outcome'>,
  start: P,
  depth: number,
  evaluate: (position: P) => number = () => 0,
  onNode: () => void = () => undefined,
): number {
  const search = (position: P, ply: number): number => {
    onNode();
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      if (outcome.winner === undefined) return 0;
      return outcome.winner === position.sideToMove ? WIN_SCORE - ply : ply - WIN_SCORE;
    }
    if (ply === depth) return evaluate(position);
    const scores = game.legalMoves(position).map((move) => {
      const next = game.play(position, move);
      const score = search(next, ply + 1);
      return next.sideToMove === position.sideToMove ? score : -score;
    });
    return Math.max(...scores);
  };
  return search(start, 0);
}
