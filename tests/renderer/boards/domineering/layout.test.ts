import { describe, expect, it } from 'vitest';
import { asMove } from '../../../../src-shared/core/move.ts';
import { domineering } from '../../../../src-shared/games/domineering/index.ts';
import {
  cellCorner,
  dominoBounds,
  dominoMeant,
} from '../../../../src-renderer/boards/domineering/layout.ts';

const setup = (starter: number) => ({ rows: 4, columns: 4, starter });
const upright = domineering.initial(setup(0));
const across = domineering.initial(setup(1));

describe('the tray as drawn', () => {
  it('numbers cells row by row from the top left', () => {
    expect(cellCorner(upright, 6, false)).toEqual({ x: 2, y: 1 });
    expect(cellCorner(upright, 6, true)).toEqual({ x: 1, y: 2 });
  });

  it('covers the same two cells from either side', () => {
    expect(dominoBounds(upright, 6, 0, false)).toEqual({ x: 2, y: 1, width: 1, height: 2 });
    expect(dominoBounds(upright, 6, 0, true)).toEqual({ x: 1, y: 1, width: 1, height: 2 });
    expect(dominoBounds(upright, 6, 1, true)).toEqual({ x: 0, y: 2, width: 2, height: 1 });
  });
});

describe('the domino that is meant by pointing at a cell', () => {
  it('begins there', () => {
    expect(dominoMeant(upright, 5, false)).toBe(5);
    expect(dominoMeant(across, 5, false)).toBe(5);
  });

  it('ends there when the pointer is near the cell before', () => {
    expect(dominoMeant(upright, 5, false, { x: 0.5, y: 0.1 })).toBe(1);
    expect(dominoMeant(across, 5, false, { x: 0.1, y: 0.5 })).toBe(4);
    expect(dominoMeant(upright, 5, true, { x: 0.5, y: 0.9 })).toBe(1);
    expect(dominoMeant(upright, 5, true, { x: 0.5, y: 0.1 })).toBe(5);
  });

  it('ends there when it cannot begin there', () => {
    expect(dominoMeant(upright, 13, false)).toBe(9);
    expect(dominoMeant(across, 7, false)).toBe(6);
    const blocked = domineering.play(across, asMove(9));
    expect(dominoMeant(blocked, 5, false)).toBe(1);
  });

  it('never reaches round the edge of the board', () => {
    expect(dominoMeant(across, 4, false, { x: 0, y: 0.5 })).toBe(4);
    expect(dominoMeant(upright, 2, false, { x: 0.5, y: 0 })).toBe(2);
  });
});
