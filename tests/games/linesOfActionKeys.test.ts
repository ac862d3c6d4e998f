import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { otherSide } from '../../src-shared/core/side.ts';
import { LENGTH, SQUARE_COUNT } from '../../src-shared/games/linesOfAction/geometry.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { setPosition } from '../../src-shared/games/linesOfAction/kernel/kernel.ts';
import { fromOf, makeMove, PASS, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../src-shared/games/linesOfAction/position.ts';
import { linesOfActionProbe } from '../../build/tools/search/linesOfActionProbe.ts';

const TABLE_LOG2 = 12;
const probe = startKernel(linesOfActionProbe, TABLE_LOG2);

const NOT_STORED = -1;
const start = (rules: number): LinesOfActionPosition => linesOfAction.initial({ rules });

/** Where a square goes by each of the symmetries of the board. */
const SYMMETRIES = Array.from({ length: 8 }, (_, symmetry) => (square: number) => {
  const [column, row] = [square % LENGTH, Math.floor(square / LENGTH)];
  const across = symmetry & 1 ? LENGTH - 1 - column : column;
  const down = symmetry & 2 ? LENGTH - 1 - row : row;
  return symmetry & 4 ? down + LENGTH * across : across + LENGTH * down;
});

function turned(
  position: LinesOfActionPosition,
  goesTo: (square: number) => number,
): LinesOfActionPosition {
  const cells = [...position.cells];
  for (const [square, owner] of position.cells.entries()) cells[goesTo(square)] = owner;
  return { ...position, cells };
}

const withSidesSwapped = (position: LinesOfActionPosition): LinesOfActionPosition => ({
  ...position,
  cells: position.cells.map((owner) => (owner === undefined ? owner : otherSide(owner))),
  sideToMove: otherSide(position.sideToMove),
});

/** Positions of random games, each a move or two after the one before. */
function samples(rules: number): LinesOfActionPosition[] {
  const random = makeRandom(8);
  const found: LinesOfActionPosition[] = [];
  for (let game = 0; game < 20; game++) {
    let position = start(rules);
    for (let ply = 0; ply < 24 && linesOfAction.outcome(position) === undefined; ply++) {
      if (ply >= 5) found.push(position);
      position = linesOfAction.play(position, pick(random, linesOfAction.legalMoves(position)));
    }
  }
  return found;
}

/** A search begins there. */
function begin(root: LinesOfActionPosition): void {
  setPosition(probe, root);
  probe.newSearch(TABLE_LOG2, 1, 2 ** 20);
}

function storeMove(position: LinesOfActionPosition, move: number, ply = 2): void {
  setPosition(probe, position);
  probe.storeMove(ply, move);
}

function moveAt(position: LinesOfActionPosition, ply = 2): number {
  setPosition(probe, position);
  return probe.moveAt(ply);
}

describe.each([0, 1])('the table of Lines of Action, rules %i, near a symmetric root', (rules) => {
  it('knows a position and its move however turned or mirrored, and with the sides swapped', () => {
    const random = makeRandom(2);
    for (const position of samples(rules)) {
      const move = pick(random, linesOfAction.legalMoves(position));
      begin(start(rules));
      storeMove(position, move);
      for (const goesTo of SYMMETRIES) {
        const same = turned(position, goesTo);
        const itsMove = makeMove(goesTo(fromOf(move)), goesTo(toOf(move)));
        expect(moveAt(same)).toBe(itsMove);
        expect(moveAt(withSidesSwapped(same))).toBe(itsMove);
      }
    }
  });

  it('keeps other positions, other sides to move and other rules apart', () => {
    const positions = samples(rules).filter((_, index) => index % 5 === 0);
    begin(start(rules));
    for (const position of positions) {
      expect(moveAt(position)).toBe(NOT_STORED);
      storeMove(position, makeMove(3, 5));
      const other = otherSide(position.sideToMove);
      expect(moveAt({ ...position, sideToMove: other })).toBe(NOT_STORED);
      const otherRules = position.rules === 'handout' ? 'tournament' : 'handout';
      expect(moveAt({ ...position, rules: otherRules })).toBe(NOT_STORED);
    }
  });

  it('keeps a pass as it is', () => {
    const position = samples(rules)[3]!;
    begin(start(rules));
    storeMove(position, PASS);
    expect(moveAt(turned(position, (square) => SQUARE_COUNT - 1 - square))).toBe(PASS);
  });

  it('gives a position that is symmetric itself one of its own moves', () => {
    begin(start(rules));
    for (const move of linesOfAction.legalMoves(start(rules))) {
      storeMove(start(rules), move);
      for (const goesTo of SYMMETRIES) {
        const same = turned(start(rules), goesTo);
        expect(linesOfAction.legalMoves(same)).toContain(moveAt(same));
      }
    }
  });
});

describe('the table of Lines of Action', () => {
  const upsideDown = (square: number): number => (LENGTH - 1) * LENGTH - square + 2 * (square % 8);

  it('tells symmetric positions apart far from the root, or from a root far from symmetry', () => {
    const positions = samples(0);
    const position = positions.at(-1)!;
    begin(start(0));
    storeMove(position, makeMove(1, 2), 9);
    expect(moveAt(position, 9)).toBe(makeMove(1, 2));
    expect(moveAt(turned(position, upsideDown), 9)).toBe(NOT_STORED);
    begin(position);
    storeMove(position, makeMove(1, 2));
    expect(moveAt(turned(position, upsideDown))).toBe(NOT_STORED);
  });
});
