import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { perft } from '../../src-shared/core/perft.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { SIDES } from '../../src-shared/core/side.ts';
import { domineering } from '../../src-shared/games/domineering/index.ts';
import {
  dominoes,
  roomOf,
  type DomineeringPosition,
} from '../../src-shared/games/domineering/position.ts';
import { DomineeringReference } from './references/domineering.ts';

const at = (rows: number, columns: number, starter = 0) => ({ rows, columns, starter });

/** The side that wins with best play, by looking at every line of play; equal boards are looked at once. */
function winnerOf(start: DomineeringPosition): Position['sideToMove'] {
  const known = new Map<string, boolean>();
  const wins = (position: DomineeringPosition): boolean => {
    const key = `${position.sideToMove}${position.cells.map((owner) => (owner === undefined ? 0 : 1)).join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = domineering
      .legalMoves(position)
      .some((move) => !wins(domineering.play(position, move)));
    known.set(key, result);
    return result;
  };
  return wins(start) ? start.sideToMove : start.sideToMove === 0 ? 1 : 0;
}

/** By who starts: V always, H always, 1 the first player, 2 the second. */
function classOf(rows: number, columns: number): string {
  const [vertical, horizontal] = [0, 1].map((starter) =>
    winnerOf(domineering.initial(at(rows, columns, starter))),
  );
  if (vertical === horizontal) return vertical === 0 ? 'V' : 'H';
  return vertical === 0 ? '1' : '2';
}

describe('Domineering', () => {
  it('counts the handout board’s move sequences as published', () => {
    const start = domineering.initial(at(4, 4));
    expect([1, 2, 3].map((depth) => perft(domineering, start, depth))).toEqual([12, 108, 756]);
  });

  it.each([
    [4, 4, 0, 5],
    [4, 4, 1, 5],
    [2, 3, 0, 4],
    [3, 5, 1, 4],
    [5, 4, 0, 4],
    [6, 3, 1, 4],
  ])(
    'counts %i×%i sequences as a brute force does, side %i starting',
    (rows, columns, starter, depth) => {
      const start = domineering.initial(at(rows, columns, starter));
      for (let plies = 1; plies <= depth; plies++) {
        const reference = new DomineeringReference(rows, columns).count(starter === 0, plies);
        expect(perft(domineering, start, plies)).toBe(reference);
      }
    },
  );

  it('is won by whoever moves first on the handout’s board', () => {
    expect(classOf(4, 4)).toBe('1');
  });

  it.each([
    [2, '11HV11H'],
    [3, '11HHHH'],
    [4, 'VV1V'],
    [5, 'HVH'],
    [6, '1V1'],
    [7, '1V'],
  ])('has the published winners on %i rows and from 2 columns on', (rows, winners) => {
    const found = [...winners].map((_, index) => classOf(rows, index + 2)).join('');
    expect(found).toBe(winners);
  });

  it('says in words why a domino does not fit', () => {
    const [start, wide] = [domineering.initial(at(4, 4)), domineering.initial(at(4, 4, 1))];
    const next = domineering.play(start, unwrap(domineering.notation.parse(start, '6')));
    const refusal = (position: DomineeringPosition, text: string) =>
      domineering.notation.parse(position, text);
    const illegal = (code: string, message: string) => ({ ok: false, error: { code, message } });
    const bad = { code: 'ERR_MOVE_SYNTAX', message: '“17” is not a cell: a number from 1 to 16' };
    expect(refusal(start, '17')).toEqual({ ok: false, error: bad });
    expect(refusal(next, '10')).toMatchObject(illegal('ERR_CELL_TAKEN', 'cell 10 is taken'));
    expect(refusal(next, '5')).toMatchObject(
      illegal('ERR_PARTNER_TAKEN', 'cell 6, to the right of cell 5, is taken'),
    );
    expect(refusal(start, '13')).toMatchObject(
      illegal('ERR_OFF_BOARD', 'there is no cell below cell 13 for the other half of the domino'),
    );
    expect(refusal(wide, '4')).toMatchObject(
      illegal(
        'ERR_OFF_BOARD',
        'there is no cell to the right of cell 4 for the other half of the domino',
      ),
    );
  });

  it('tells the dominoes from the digits', () => {
    const position = unwrap(domineering.codec.decode(at(4, 4), '1122110010221000'));
    expect(position).toMatchObject({ sideToMove: 1, ply: 5 });
    expect(dominoes(position)).toEqual([
      { cell: 0, partner: 4, side: 0 },
      { cell: 1, partner: 5, side: 0 },
      { cell: 2, partner: 3, side: 1 },
      { cell: 8, partner: 12, side: 0 },
      { cell: 10, partner: 11, side: 1 },
    ]);
  });

  it('writes both cells of a domino as in chess, and reads them in either order', () => {
    const { commonNotation } = domineering;
    if (commonNotation === undefined) throw new Error('there is no common notation');
    const upright = domineering.initial(at(4, 4));
    const across = domineering.play(upright, asMove(0));
    expect(commonNotation.make(upright, asMove(8))).toBe('a1-a2');
    expect(commonNotation.make(across, asMove(14))).toBe('c1-d1');
    for (const text of ['a1-a2', 'A2 a1', 'a2–a1']) {
      expect(unwrap(commonNotation.parse(upright, text))).toBe(8);
    }
    const fails = (position: typeof upright, text: string) => commonNotation.parse(position, text);
    expect(fails(upright, 'a1-b1')).toMatchObject({
      error: { message: '“a1-b1” is not a domino: two cells above each other, like a1-a2' },
    });
    expect(fails(upright, 'a4-a5')).toMatchObject({ error: { code: 'ERR_MOVE_SYNTAX' } });
    expect(fails(across, 'a4-b4')).toMatchObject({ error: { message: 'cell a4 is taken' } });
  });

  it('tells what a side is sure of, and what would fit at most', () => {
    const rooms = (setup: ReturnType<typeof at>, code: string) => {
      const position = unwrap(domineering.codec.decode(setup, code));
      return SIDES.map((side) => roomOf(position, side));
    };
    expect(rooms(at(4, 4), '0')).toEqual([
      { sure: 0, most: 8 },
      { sure: 0, most: 8 },
    ]);
    // One column is left to Vertical alone, and a row of two to Horizontal alone.
    expect(rooms(at(4, 4), '1220122000100010')).toEqual([
      { sure: 2, most: 4 },
      { sure: 0, most: 2 },
    ]);
  });

  it.each([
    ['1', 'the cells are not covered by whole dominoes'],
    ['2002', 'the cells are not covered by whole dominoes'],
    ['22', '0 dominoes of the first player and 1 of the second do not fit turns in order'],
    ['3', 'a position is a number of at most 16 digits, each 0, 1 or 2'],
    ['', 'a position is a number of at most 16 digits, each 0, 1 or 2'],
  ])('refuses the grid “%s”', (code, message) => {
    expect(domineering.codec.decode(at(4, 4), code)).toMatchObject({
      ok: false,
      error: { message },
    });
  });

  it('shows at the end the cells the blocked side could not use', () => {
    const end = unwrap(domineering.codec.decode(at(2, 2), '1010'));
    expect(domineering.outcome(end)).toEqual({
      winner: 0,
      reason: 'Horizontal has no room for a domino',
    });
    expect(domineering.winningCells(end)).toEqual([[1, 3]]);
  });
});
