import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import { type AnyGame } from '../games/index.ts';
import type { Score, SearchProgress } from '../search/engine.ts';

/** What a score says of the side named first: `win 5`, `loss 4`, `draw 12` in plies when proved, otherwise `chance 0.53`. */
export function makeScoreText(score: Score, side: 0 | 1): string {
  if (score.kind === 'estimate') {
    const chance = side === 0 ? score.winProbability : 1 - score.winProbability;
    return `chance ${chance.toFixed(3)}`;
  }
  const { winner, plies } = score;
  return `${winner === undefined ? 'draw' : winner === side ? 'win' : 'loss'} ${plies}`;
}

/** How moves are written in a line. */
export type MoveWriter = (position: Position, move: Move) => string;

/** A line of moves as text; it ends before a move that does not fit, which a shared table may cause. */
export function makeLine(
  game: AnyGame,
  position: Position,
  line: readonly Move[],
  write: MoveWriter,
): readonly string[] {
  const texts: string[] = [];
  let at = position;
  for (const move of line) {
    if (!game.legalMoves(at).includes(move)) break;
    texts.push(write(at, move));
    at = game.play(at, move);
  }
  return texts;
}

/** One line about a thought: `depth 9 nodes 120000 score chance 0.531 pv b2 c3`. */
export function makeThoughtText(
  game: AnyGame,
  position: Position,
  progress: SearchProgress,
  write: MoveWriter,
): string {
  const { depth, nodes, score, principalVariation } = progress;
  const line = makeLine(game, position, principalVariation, write).join(' ');
  const value = makeScoreText(score, position.sideToMove);
  return `depth ${depth} nodes ${nodes} score ${value} pv ${line}`;
}
