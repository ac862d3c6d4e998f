import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';

/** A position of a demonstration and the move that led to it. */
export interface DemoStep {
  readonly position: Position;
  readonly lastMove: { readonly move: Move; readonly before: Position } | undefined;
}

/** Plies that are played before the demonstration begins, so that there is something to see: at most this many … */
const LONGEST_OPENING = 8;
/** … and at most this share of the game. */
const OPENING_SHARE = 0.4;
/** Plies after which a game that does not end is broken off. */
const LONGEST = 70;
/** With more moves to choose from than this, nobody looks for a winning one. */
const SEARCHED_MOVES = 20;

/**
 * A game for the little board on the home screen: always the same one, at random but for wins that are easy to see.
 * The list has at least one step.
 */
export function demoGame(gameId: GameId): readonly DemoStep[] {
  const game = gameById(gameId);
  const random = makeRandom(4);
  let position = game.initial(game.setups[0]);
  const steps: DemoStep[] = [{ position, lastMove: undefined }];
  while (steps.length < LONGEST) {
    const before = position;
    const moves = game.legalMoves(before);
    if (moves.length === 0) break;
    const searched = moves.length <= SEARCHED_MOVES ? moves : [];
    const win = searched.find(
      (move) => game.outcome(game.play(before, move))?.winner === before.sideToMove,
    );
    const move = win ?? pick(random, moves);
    position = game.play(before, move);
    steps.push({ position, lastMove: { move, before } });
  }
  return steps.slice(Math.min(LONGEST_OPENING, Math.floor(OPENING_SHARE * steps.length)));
}
