import { expect } from 'vitest';
import type { Game, Position } from '../../../src-shared/core/game.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import { pick, type Random } from '../../../src-shared/core/random.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import type { Step } from '../captions/steps.ts';
import { rounds } from '../../rounds.ts';

/*
 * What is said of a move to a person who can't check it is held against the rules alone, for every legal move of
 * positions that random games come to.
 */

const POSITIONS = rounds(60, 1_000);
/** Moves of a position that are looked at. */
const MOST_MOVES = 5;

/**
 * Moves in positions of random games on boards of the setups in turn, those that end the game among them.
 * @param sensible those that the games go on with; at least one where the game goes on.
 */
export function* randomMoves<P extends Position>(
  game: Game<P>,
  setups: readonly Setup[],
  random: Random,
  sensible: (position: P) => readonly Move[] = game.legalMoves,
): Generator<Step<P>> {
  let seen = 0;
  for (let round = 0; seen < POSITIONS; round++) {
    let before = game.initial(setups[round % setups.length]!);
    for (let ply = 0; ply < 120 && seen < POSITIONS; ply++) {
      const moves = game.legalMoves(before);
      if (moves.length === 0) break;
      const first = moves.indexOf(pick(random, moves));
      for (let i = 0; i < Math.min(MOST_MOVES, moves.length); i++) {
        const move = moves[(first + i) % moves.length]!;
        yield { before, move, after: game.play(before, move) };
      }
      seen++;
      before = game.play(before, pick(random, sensible(before)));
    }
  } // Fewer would prove less than is said of them.
  expect(seen).toBe(POSITIONS);
}
