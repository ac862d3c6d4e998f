import { describe, expect, it } from 'vitest';
import { asMove } from '../../../src-shared/core/move.ts';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import { scoreFour as game } from '../../../src-shared/games/scoreFour/index.ts';
import { motivesOf, type ScoreFourMotive } from '../../../src-shared/games/scoreFour/motives.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { randomMoves } from './positions.ts';
import { makeTally, winsOf } from '../captions/steps.ts';

/** The cell where a bead would land, counted up from the board. */
const landing = ({ cells }: ScoreFourPosition, peg: number): number =>
  [peg, peg + 16, peg + 32, peg + 48].find((cell) => cells[cell] === undefined)!;

function check(motive: ScoreFourMotive, before: ScoreFourPosition, after: ScoreFourPosition): void {
  const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
  const winCells = (position: ScoreFourPosition, each: 0 | 1) =>
    winsOf(game, position, each).map((peg) => landing(position, peg));
  switch (motive.kind) {
    case 'wins':
      expect(game.outcome(after)?.winner).toBe(side);
      return;
    case 'blocks':
      expect(winCells(before, other)).toContain(motive.cell);
      expect(after.cells[motive.cell]).toBe(side);
      expect(winsOf(game, before, side)).toEqual([]);
      return;
    case 'doubleThreat':
    case 'stackedThreat':
      for (const reply of game.legalMoves(after)) {
        const next = game.play(after, reply);
        expect(game.outcome(next)).toBeUndefined();
        expect(winsOf(game, next, side)).not.toEqual([]);
      }
      if (motive.kind === 'doubleThreat') expect(winCells(after, side)).toEqual(motive.cells);
      else expect(winCells(after, side)).toEqual([motive.cell]);
      return;
    case 'threatens':
      expect(winCells(after, side)).toEqual([motive.cell]);
      expect(winsOf(game, after, other)).toEqual([]);
      return;
    case 'denies': {
      const peg = asMove(motive.cell % 16);
      const next = game.play(after, peg);
      expect(game.outcome(next)).toBeUndefined();
      expect(winCells(next, side)).toContain(motive.cell);
      return;
    }
    case 'leaves':
      for (const peg of motive.pegs) {
        const next = game.play(before, asMove(peg));
        expect(winsOf(game, next, other)).toContain(peg);
      }
  }
}

/** Those that keep the game going: no wins, and no win of the other side left open. */
function sensible(position: ScoreFourPosition) {
  const { sideToMove } = position;
  const moves = game.legalMoves(position);
  const blocks = winsOf(game, position, otherSide(sideToMove));
  const wins = winsOf(game, position, sideToMove);
  const quiet = (blocks.length > 0 ? blocks : moves).filter((move) => !wins.includes(move));
  return quiet.length > 0 ? quiet : moves;
}

describe('what moves of Score Four are good for', () => {
  it('is true', () => {
    const tally = makeTally([
      'wins',
      'blocks',
      'doubleThreat',
      'threatens',
      'denies',
      'leaves',
    ] as const);
    const steps = randomMoves(game, game.setups, makeRandom(11), sensible);
    for (const { before, move, after } of steps) {
      const [wins, lets] = [winsOf(game, before, before.sideToMove), after];
      const motives = motivesOf(before, move);
      const kinds: readonly string[] = motives.map(({ kind }) => kind);
      expect(kinds.includes('wins')).toBe(wins.includes(move));
      if (wins.length === 0 && game.outcome(lets) === undefined) {
        const blocked = winsOf(game, before, otherSide(before.sideToMove)).includes(move);
        expect(kinds.includes('blocks')).toBe(blocked);
      }
      for (const motive of motives) {
        if (motive.kind !== 'stackedThreat') tally.see(motive.kind);
        check(motive, before, after);
      }
    }
    tally.expectAll();
  });

  it('sees two threats one above the other', () => {
    // White completes D1–D4 at the bottom of D1, and A1–D1 on top of the bead that stops it.
    const pegs = ['A1', 'B1', 'A1', 'C1', 'B1', 'A2', 'C1', 'B2', 'D2', 'C3', 'D3', 'A3'];
    const before = [...pegs].reduce(
      (position, peg) => game.play(position, unwrap(game.notation.parse(position, peg))),
      game.initial(game.setups[0]),
    );
    const move = unwrap(game.notation.parse(before, 'D4'));
    const motive = motivesOf(before, move).find(({ kind }) => kind === 'stackedThreat');
    expect(motive).toMatchObject({ cell: 3, above: 19 });
    check(motive!, before, game.play(before, move));
  });
});
