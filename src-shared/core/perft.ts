import type { Game, Position } from './game.ts';

/** Number of move sequences of exactly `depth` plies; games that are over are not continued. */
export function perft<P extends Position>(game: Game<P>, position: P, depth: number): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(position);
  if (depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) total += perft(game, game.play(position, move), depth - 1);
  return total;
}
