import type { Move } from '../../../src-shared/core/move.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';

/** What a board is shown after some moves. */
export interface Played {
  position: ScoreFourPosition;
  lastMove: { move: Move; before: ScoreFourPosition } | undefined;
}

/** Plays pegs from the empty board. */
export function play(...texts: string[]): Played {
  let position = scoreFour.initial({});
  let lastMove: Played['lastMove'];
  for (const text of texts) {
    const move = unwrap(scoreFour.notation.parse(position, text));
    lastMove = { move, before: position };
    position = scoreFour.play(position, move);
  }
  return { position, lastMove };
}
