import { expect } from 'vitest';
import type { Game, Position } from '../../../src-shared/core/game.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import { pick, type Random } from '../../../src-shared/core/random.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { rounds } from '../../rounds.ts';

/*
 * Captions are read by people who can't check them, so each is held against the rules alone: what it says of the next
 * move is tried with every next move.
 */

const MOVES = rounds(400, 20_000);

export interface Step<P> {
  readonly before: P;
  readonly move: Move;
  readonly after: P;
}

/** Moves of random games that go on after them, on boards of the setups in turn. */
export function* randomSteps<P extends Position>(
  game: Game<P>,
  setups: readonly Setup[],
  random: Random,
): Generator<Step<P>> {
  for (let made = 0, round = 0; made < MOVES; round++) {
    let before = game.initial(setups[round % setups.length]!);
    for (let ply = 0; ply < 120 && made < MOVES; ply++) {
      const moves = game.legalMoves(before);
      if (moves.length === 0) break;
      const move = pick(random, moves);
      const after = game.play(before, move);
      if (game.outcome(after) === undefined) {
        yield { before, move, after };
        made++;
      }
      before = after;
    }
  }
}

/** Moves with which a side ends the game in its favour, if it is to move. */
export const winsOf = <P extends Position>(
  game: Game<P>,
  position: P,
  side: Side,
): readonly Move[] => {
  const asked = { ...position, sideToMove: side };
  return game
    .legalMoves(asked)
    .filter((move) => game.outcome(game.play(asked, move))?.winner === side);
};

/** How often each kind was seen, so that no kind goes untried. */
export function makeTally<K extends string>(kinds: readonly K[]) {
  const seen = new Map<K, number>(kinds.map((kind) => [kind, 0]));
  return {
    see: (kind: K): unknown => seen.set(kind, (seen.get(kind) ?? 0) + 1),
    expectAll: (): void => {
      for (const [kind, count] of seen) expect(count, kind).toBeGreaterThan(0);
    },
  };
}
