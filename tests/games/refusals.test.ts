import { describe, expect, it } from 'vitest';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { swapMove } from '../../src-shared/games/hex/rules.ts';
import { makeMove, PASS } from '../../src-shared/games/linesOfAction/moves.ts';
import { squareFrom } from '../../src-shared/games/linesOfAction/notation.ts';

const between = (from: string, to: string): Move => makeMove(squareFrom(from)!, squareFrom(to)!);

/** A position by its code, or the start. */
const at = (id: GameId, setup: Setup, code?: string) =>
  code === undefined ? gameById(id).initial(setup) : unwrap(gameById(id).codec.decode(setup, code));

const LINES = { rules: 0 };
const START = '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b 0';
const JUMP = '8/8/8/bw1w4/8/8/b7/7w b 0';
const STUCK = '8/bb1b4/5b2/8/8/8/bbb3bb/wb4bw w 1';
const FOUR = { rows: 4, columns: 4, starter: 0 };
const DRAWN = { code: 'ERR_LINE_DRAWN', line: 0 };
const HEX = '.../.o./... x';
const FULL_PEG = 'wbwb/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- w';

describe('a refused move', () => {
  it.each([
    ['scoreFour', {}, FULL_PEG, asMove(0), { code: 'ERR_PEG_FULL', peg: 0 }],
    ['linesOfAction', LINES, START, PASS, { code: 'ERR_MAY_NOT_PASS', side: 0 }],
    ['linesOfAction', LINES, START, between('d4', 'd5'), { code: 'ERR_NO_PIECE', from: 35 }],
    [
      'linesOfAction',
      LINES,
      START,
      between('a1', 'c1'),
      { code: 'ERR_NOT_YOUR_PIECE', from: 8, owner: 1 },
    ],
    ['linesOfAction', LINES, STUCK, between('a7', 'b6'), { code: 'ERR_MUST_PASS', side: 1 }],
    ['linesOfAction', LINES, START, between('b0', 'b0'), { code: 'ERR_SAME_SQUARE' }],
    ['linesOfAction', LINES, START, between('b0', 'd1'), { code: 'ERR_NO_LINE', from: 1, to: 11 }],
    [
      'linesOfAction',
      LINES,
      START,
      between('b0', 'b1'),
      { code: 'ERR_WRONG_DISTANCE', side: 0, count: 2 },
    ],
    [
      'linesOfAction',
      LINES,
      JUMP,
      between('a3', 'd3'),
      { code: 'ERR_BLOCKED', blocker: 25, owner: 1 },
    ],
    [
      'linesOfAction',
      LINES,
      '8/8/8/b1b5/8/8/b7/w6w b 0',
      between('a3', 'c3'),
      { code: 'ERR_OWN_PIECE', to: 26, side: 0 },
    ],
    ['hex', { size: 3, swap: 0 }, undefined, swapMove(3), { code: 'ERR_NO_SWAP_RULE' }],
    ['hex', { size: 3, swap: 1 }, undefined, swapMove(3), { code: 'ERR_NO_TIME_TO_SWAP' }],
    ['hex', { size: 3, swap: 0 }, HEX, asMove(4), { code: 'ERR_CELL_TAKEN', cell: 4, owner: 0 }],
    ['domineering', FOUR, '1000100000', asMove(6), { code: 'ERR_CELL_TAKEN', cell: 6 }],
    ['domineering', FOUR, undefined, asMove(12), { code: 'ERR_OFF_BOARD', cell: 12, side: 0 }],
    [
      'domineering',
      FOUR,
      '1000100000',
      asMove(5),
      { code: 'ERR_PARTNER_TAKEN', cell: 5, partner: 6, side: 1 },
    ],
    ['dotsAndTriangles', { shape: 0, size: 1 }, '100000000000000000 2', asMove(0), DRAWN],
  ] as const)(
    'in %s on %j in %s is told by its code: move %i',
    (id, setup, code, move, refusal) => {
      const checked = gameById(id).check(at(id, setup, code), move);
      expect(checked).toEqual({
        ok: false,
        error: { ...refusal, message: expect.any(String) as string },
      });
    },
  );
});
