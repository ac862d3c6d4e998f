import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { borders, mirrorOf, neighboursOf } from '../../src-shared/games/hex/geometry.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import { commonNotation, makeCell, cellFrom } from '../../src-shared/games/hex/notation.ts';
import { canSwap, type HexPosition, shortestChain } from '../../src-shared/games/hex/position.ts';
import { swapMove } from '../../src-shared/games/hex/rules.ts';
import { playMove, redoMoves, startMatch, undoMoves } from '../../src-shared/match/match.ts';
import { winnersByUnionFind } from './references/hex.ts';

const setupOf = (size: number, swap = 0) => ({ size, swap });

const played = (position: HexPosition, ...texts: string[]): HexPosition =>
  texts.reduce(
    (before, text) => hex.play(before, unwrap(hex.notation.parse(before, text))),
    position,
  );

/** A random full board with as many O as X, or one O more, as rows of O and X. */
function randomBoard(size: number, seed: number): string[] {
  const random = makeRandom(seed);
  const stones: string[] = Array.from({ length: size * size }, (_, i) => (i % 2 === 0 ? 'O' : 'X'));
  for (let i = stones.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [stones[i], stones[j]] = [stones[j] ?? '', stones[i] ?? ''];
  }
  return Array.from({ length: size }, (_, row) =>
    stones.slice(row * size, (row + 1) * size).join(''),
  );
}

describe('the board', () => {
  it('gives F3 the six neighbours of the handout', () => {
    const found = neighboursOf(11, cellFrom(11, 'F3')!).map((cell) => makeCell(11, cell));
    expect(found.toSorted()).toEqual(['E3', 'E4', 'F2', 'F4', 'G2', 'G3']);
  });

  it('has borders that meet in the corners', () => {
    expect(borders(3, 0)).toEqual([
      [0, 3, 6],
      [2, 5, 8],
    ]);
    expect(borders(3, 1)).toEqual([
      [0, 1, 2],
      [6, 7, 8],
    ]);
  });

  it('mirrors columns and rows', () => {
    expect(makeCell(11, mirrorOf(11, cellFrom(11, 'K0') ?? -1))).toBe('A10');
  });
});

describe('a full board', () => {
  it.each(Array.from({ length: 17 }, (_, i) => i + 3))(
    'of size %i has exactly one winner, found equal by union-find and by flood fill',
    (size) => {
      for (let seed = 1; seed <= 40; seed++) {
        const rows = randomBoard(size, 1_000 * size + seed);
        const cells = [...rows.join('')].map((stone) => (stone === 'O' ? 0 : 1));
        const position = { ...hex.initial(setupOf(size)), cells };
        const byFlood = ([0, 1] as const)
          .filter((side) => shortestChain(position, side) !== undefined)
          .map((side) => hex.sideNames[side]);
        expect(byFlood).toHaveLength(1);
        expect(byFlood).toEqual(winnersByUnionFind(rows));
      }
    },
  );
});

describe('the winning chain', () => {
  it('is announced as soon as it exists, and is a shortest one', () => {
    const before = played(hex.initial(setupOf(3)), 'A1', 'A0', 'B1', 'B0', 'B2', 'C0');
    expect(hex.outcome(before)).toBeUndefined();
    const end = played(before, 'C1');
    expect(hex.outcome(end)).toEqual({ winner: 0, reason: 'O joined left and right' });
    expect(hex.winningCells(end)).toEqual([[3, 4, 5]]);
    expect(hex.legalMoves(end)).toEqual([]);
  });

  it('joins top and bottom for X', () => {
    const end = played(hex.initial(setupOf(3)), 'A0', 'B0', 'A1', 'B1', 'C2', 'A2');
    expect(hex.outcome(end)).toEqual({ winner: 1, reason: 'X joined top and bottom' });
    expect(hex.winningCells(end)).toEqual([[1, 4, 6]]);
  });
});

describe('the swap', () => {
  const start = hex.initial(setupOf(11, 1));

  it('mirrors the stone and gives it the other colour', () => {
    const swapped = played(start, 'B3', 'swap');
    expect(swapped).toMatchObject({ sideToMove: 0, ply: 2 });
    expect(swapped.cells.indexOf(1)).toBe(cellFrom(11, 'D1'));
    expect(swapped.cells.indexOf(0)).toBe(-1);
  });

  it('changes the colour in place on the mirror diagonal, and can be undone and redone', () => {
    const person = { kind: 'person' } as const;
    const config = { gameId: 'hex', setup: setupOf(11, 1), players: [person, person] } as const;
    const opened = unwrap(playMove(startMatch(config, 0), unwrap(hex.notation.parse(start, 'F5'))));
    const swapped = unwrap(playMove(opened, swapMove(11)));
    const center = cellFrom(11, 'F5') ?? -1;
    const at = (match: typeof swapped) => (match.positions.at(-1) as HexPosition).cells[center];
    expect([at(opened), at(swapped)]).toEqual([0, 1]);
    const undone = unwrap(undoMoves(swapped, 1));
    expect(at(undone)).toBe(0);
    expect(canSwap(undone.positions.at(-1) as HexPosition)).toBe(true);
    expect(unwrap(redoMoves(undone, 1)).positions).toEqual(swapped.positions);
  });

  it('is offered as the first answer alone, and only where the rule is on', () => {
    const refusal = (position: HexPosition) => hex.notation.parse(position, 'swap');
    const late = {
      code: 'ERR_NO_TIME_TO_SWAP',
      message: 'only the second player may swap, instead of the first answer',
    };
    for (const position of [start, played(start, 'B3', 'C3'), played(start, 'B3', 'swap')]) {
      expect(refusal(position)).toEqual({ ok: false, error: late });
    }
    expect(refusal(played(hex.initial(setupOf(11)), 'B3'))).toEqual({
      ok: false,
      error: { code: 'ERR_NO_SWAP_RULE', message: 'this game is played without the swap rule' },
    });
  });
});

describe('notation', () => {
  it('says in words what is wrong', () => {
    const position = played(hex.initial(setupOf(11)), 'F3');
    expect(hex.notation.parse(position, 'F3')).toEqual({
      ok: false,
      error: {
        code: 'ERR_CELL_TAKEN',
        cell: cellFrom(11, 'F3'),
        owner: 0,
        message: 'cell F3 is taken by O',
      },
    });
    for (const text of ['L0', 'A11', 'A-1', '', 'F']) {
      expect(hex.notation.parse(position, text)).toEqual({
        ok: false,
        error: { code: 'ERR_MOVE_SYNTAX', message: `“${text}” is not a cell: A0 to K10` },
      });
    }
  });

  it('also reads and writes the common one, a1 at the top left', () => {
    const position = hex.initial(setupOf(11));
    const move = unwrap(commonNotation.parse(position, 'f4'));
    expect(hex.notation.make(position, move)).toBe('F3');
    expect(commonNotation.make(position, move)).toBe('f4');
    expect(commonNotation.parse(position, 'a0').ok).toBe(false);
    expect(commonNotation.parse(position, 'k11').ok).toBe(true);
  });
});

describe('a code', () => {
  it.each([
    ['.../.../...', 'a position is rows'],
    ['.../... o', 'there are 2 rows instead of 3'],
    ['.../.../.. o', 'row 2 has 2 cells instead of 3'],
    ['o../.../... o', '1 O and 0 X do not fit the side to move'],
    ['ooo/xx./... o', '3 O and 2 X do not fit the side to move'],
    ['ooo/xx./x.. o', 'O had won before the last move'],
  ])('is refused when it is %s', (code, message) => {
    expect(hex.codec.decode(setupOf(3), code)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    });
  });

  it('knows by the number of stones that the first was taken over', () => {
    const swapped = unwrap(hex.codec.decode(setupOf(3, 1), '.../.x./... o'));
    expect(swapped).toMatchObject({ ply: 2, sideToMove: 0 });
    expect(hex.codec.decode(setupOf(3), '.../.x./... o').ok).toBe(false);
    expect(hex.codec.decode(setupOf(3, 1), '.../.../... x').ok).toBe(false);
  });
});
