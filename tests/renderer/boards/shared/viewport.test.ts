import { describe, expect, it } from 'vitest';
import {
  grow,
  MAX_ZOOM,
  panBy,
  reveal,
  shownBounds,
  wholeBoard,
  zoomAround,
} from '../../../../src-renderer/boards/shared/viewport.ts';

const board = { x: -1, y: 2, width: 20, height: 10 };

describe('looking closer at a board', () => {
  it('shows the whole board at first', () => {
    expect(shownBounds(board, wholeBoard(board))).toEqual(board);
  });

  it('keeps the place under the pointer where it is', () => {
    const fixed = { x: 4, y: 5 };
    const shown = shownBounds(board, zoomAround(board, wholeBoard(board), 2, fixed));
    expect(shown.width).toBe(10);
    expect((fixed.x - shown.x) / shown.width).toBeCloseTo((fixed.x - board.x) / board.width);
    expect((fixed.y - shown.y) / shown.height).toBeCloseTo((fixed.y - board.y) / board.height);
  });

  it('goes no closer than the limit and no further off than the whole board', () => {
    const whole = wholeBoard(board);
    expect(zoomAround(board, whole, 100, whole.center).zoom).toBe(MAX_ZOOM);
    expect(zoomAround(board, whole, 0.1, { x: 0, y: 3 })).toEqual(whole);
  });

  it('stops at the edges of the board when it is pulled', () => {
    const closer = zoomAround(board, wholeBoard(board), 2, wholeBoard(board).center);
    const pulled = shownBounds(board, panBy(board, closer, { x: 100, y: -100 }));
    expect(pulled).toEqual({ x: -1, y: 7, width: 10, height: 5 });
  });

  it('moves just as far as needed to show a cell', () => {
    const corner = { zoom: 2, center: { x: 4, y: 4.5 } };
    const cell = { x: 12, y: 3, width: 1, height: 1 };
    expect(shownBounds(board, reveal(board, corner, cell))).toEqual({
      x: 3,
      y: 2,
      width: 10,
      height: 5,
    });
    const seen = { x: 5, y: 3, width: 1, height: 1 };
    expect(reveal(board, corner, seen)).toEqual(corner);
  });

  it('adds a margin all round', () => {
    expect(grow(board, 1)).toEqual({ x: -2, y: 1, width: 22, height: 12 });
  });
});
