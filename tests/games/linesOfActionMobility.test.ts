import { expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { SIDES } from '../../src-shared/core/side.ts';
import { columnOf, rowOf } from '../../src-shared/games/linesOfAction/geometry.ts';
import { linesOfAction as game } from '../../src-shared/games/linesOfAction/index.ts';
import { groupsOf, mobilityOf } from '../../src-shared/games/linesOfAction/mobility.ts';
import { fromOf } from '../../src-shared/games/linesOfAction/moves.ts';
import { makePosition, piecesOf } from '../../src-shared/games/linesOfAction/position.ts';
import { rounds } from '../rounds.ts';

it('counts the legal moves of every piece and the groups of each side', () => {
  const random = makeRandom(4);
  let position = game.initial({ rules: 0 });
  for (let round = 0; round < rounds(60, 1_000); round++) {
    for (const side of SIDES) {
      const turn = makePosition({ ...position, sideToMove: side, ply: side });
      const legal = game.legalMoves(turn).map(fromOf);
      const told = mobilityOf(position, side);
      expect(told.map(({ square }) => square)).toEqual(piecesOf(position, side));
      for (const { square, moves } of told) {
        expect(moves).toBe(legal.filter((from) => from === square).length);
      }
      const groups = groupsOf(position, side);
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(piecesOf(position, side));
      const areNear = (a: number, b: number): boolean =>
        Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b))) <= 1;
      for (const [index, group] of groups.entries()) {
        const rest = groups.flatMap((each, other) => (other === index ? [] : each));
        expect(group.some((a) => rest.some((b) => areNear(a, b)))).toBe(false);
        const met = new Set([group[0]!]);
        for (const a of met) for (const b of group) if (areNear(a, b)) met.add(b);
        expect(met.size).toBe(group.length);
      }
    }
    const moves = game.legalMoves(position);
    const next = moves.length === 0 ? undefined : game.play(position, pick(random, moves));
    const isOver = next === undefined || game.outcome(next) !== undefined;
    position = isOver ? game.initial({ rules: 0 }) : next;
  }
});
