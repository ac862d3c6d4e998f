import { describe, expect, it } from 'vitest';
import { asMove } from '../../../src-shared/core/move.ts';
import { makeRandom, pick, type Random } from '../../../src-shared/core/random.ts';
import { otherSide, type Side, SIDES } from '../../../src-shared/core/side.ts';
import * as dominoes from '../../../src-shared/games/domineering/captions.ts';
import { domineering as game } from '../../../src-shared/games/domineering/index.ts';
import { placementsOf } from '../../../src-shared/games/domineering/position.ts';
import { makeTally, randomSteps } from './steps.ts';

describe('what is said of Domineering', () => {
  const setups = [
    { rows: 4, columns: 4, starter: 0 },
    { rows: 3, columns: 5, starter: 1 },
    { rows: 5, columns: 3, starter: 0 },
    { rows: 4, columns: 5, starter: 1 },
  ];
  type DomineeringPosition = ReturnType<typeof game.initial>;

  const winners = new Map<string, Side>();
  /** By trying everything. */
  function winnerOf(position: DomineeringPosition): Side {
    // A code says neither how large the board is nor who is to move.
    const { rows, columns } = position;
    const key = `${rows} ${columns} ${position.sideToMove} ${game.codec.encode(position)}`;
    const known = winners.get(key);
    if (known !== undefined) return known;
    const { sideToMove } = position;
    const isWon = game
      .legalMoves(position)
      .some((move) => winnerOf(game.play(position, move)) === sideToMove);
    const winner = isWon ? sideToMove : otherSide(sideToMove);
    winners.set(key, winner);
    return winner;
  }

  /** One side lays as long as it can, anywhere. */
  function fill(position: DomineeringPosition, side: Side, random: Random): DomineeringPosition {
    const places = placementsOf(position, side);
    if (places.length === 0) return position;
    const asked = { ...position, sideToMove: side };
    return fill(game.play(asked, asMove(pick(random, places))), side, random);
  }
  const count = (position: DomineeringPosition, side: Side): number =>
    position.cells.filter((owner) => owner === side).length / 2;

  it('is true', () => {
    const tally = makeTally(['takes', 'sure', 'decided'] as const);
    const random = makeRandom(5);
    for (const { before, move, after } of randomSteps(game, setups, random)) {
      for (const side of SIDES) {
        const blocked = fill(after, otherSide(side), random);
        const best = fill(blocked, side, random);
        // Whatever the other has laid, there is room; and nobody lays more than the most.
        const laid = count(best, side) - count(after, side);
        expect(dominoes.mostDominoes(blocked, side)).toBeGreaterThanOrEqual(
          dominoes.sureDominoes(after, side),
        );
        expect(laid).toBeLessThanOrEqual(dominoes.mostDominoes(after, side));
      }
      for (const caption of dominoes.captionsOf(before, move, after)) {
        tally.see(caption.kind);
        if (caption.kind === 'decided') expect(winnerOf(after)).toBe(caption.side);
        if (caption.kind === 'sure')
          expect(caption.sure - caption.gained).toBe(dominoes.sureDominoes(before, caption.side));
        if (caption.kind === 'takes') {
          const other = otherSide(caption.side);
          const was = game.legalMoves({ ...before, sideToMove: other }).length;
          const now = game.legalMoves({ ...after, sideToMove: other }).length;
          expect(caption.places).toBe(was - now);
        }
      }
    }
    tally.expectAll();
  });
});
