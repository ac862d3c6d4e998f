import type { Game, Position } from '../../../src-shared/core/game.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import type { WonGame } from '../boardEntry.ts';

/**
 * A game as its moves make it.
 * @param moves in the handout’s notation, with blanks between. @param start a position as text, if not the first one
 */
export function playToEnd<P extends Position>(
  game: Game<P>,
  setup: Setup,
  moves: string,
  start?: string,
): WonGame<P> {
  let position =
    start === undefined ? game.initial(setup) : unwrap(game.codec.decode(setup, start));
  let lastMove: WonGame<P>['lastMove'] | undefined;
  for (const text of moves.split(' ')) {
    const move = unwrap(game.notation.parse(position, text));
    lastMove = { move, before: position };
    position = game.play(position, move);
  }
  if (lastMove === undefined) throw new Error('a game without moves');
  return { setup, position, lastMove };
}
