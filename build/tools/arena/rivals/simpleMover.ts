import type { Position } from '../../../../src-shared/core/game.ts';
import type { Move } from '../../../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../../../src-shared/core/random.ts';
import { otherSide } from '../../../../src-shared/core/side.ts';
import { type AnyGame, gameById } from '../../../../src-shared/games/index.ts';
import type { Rival } from './rival.ts';
import { withoutSearch } from './oneMove.ts';

/** Takes a win in one move, otherwise makes any move that leaves the other side none, otherwise any. */
export const simpleMover: Rival = (gameId) => {
  const game = gameById(gameId);
  return {
    search(position, { seed }) {
      const moves = game.legalMoves(position);
      const win = moves.find((move) => wins(game, position, move));
      if (win !== undefined) return withoutSearch(win);
      const safe = moves.filter((move) => !losesAtOnce(game, position, move));
      return withoutSearch(pick(makeRandom(seed), safe.length > 0 ? safe : moves));
    },
  };
};

/** Whether a move ends the game as a win of the side that makes it. */
const wins = (game: AnyGame, position: Position, move: Move): boolean =>
  game.outcome(game.play(position, move))?.winner === position.sideToMove;

/** Whether the other side can win by its next move, or has won already. */
function losesAtOnce(game: AnyGame, position: Position, move: Move): boolean {
  const after = game.play(position, move);
  const outcome = game.outcome(after);
  if (outcome !== undefined) return outcome.winner === otherSide(position.sideToMove);
  if (after.sideToMove === position.sideToMove) return false;
  return game.legalMoves(after).some((reply) => wins(game, after, reply));
}
