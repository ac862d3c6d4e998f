import { describe, expect, it } from 'vitest';
import {
  gridState,
  isPlaceable,
  printGrid,
  putToGrid,
} from '../../src-shared/games/domineering/handout.ts';

describe('the handout’s functions for Domineering', () => {
  it.each([
    ['1122110010221000', 5, 1],
    ['1220100102210', 12, 0],
    ['1220100102210', 2, 0],
    ['1220100102210', 4, 1],
    ['0', 16, 0],
  ])('gridState(%s, %i) is %i', (grid, pos, state) => {
    expect(gridState(grid, pos)).toBe(state);
    expect(gridState(BigInt(grid), pos)).toBe(state);
  });

  it.each([
    ['1122110010221000', 14, 2, '1122110010221220'],
    ['122010010221000', 1, 1, '1122110010221000'],
    ['0', 6, 1, '10001000000'],
    ['122010010011221', 10, 2, '122010012211221'],
  ])('putToGrid(%s, %i, %i) is %s', (grid, pos, p, after) => {
    expect(putToGrid(grid, pos, p)).toBe(BigInt(after));
    expect(putToGrid(BigInt(grid), pos, p)).toBe(BigInt(after));
  });

  it('lets Player 1 never start in the bottom row and Player 2 never in the rightmost column', () => {
    const places = (p: number) =>
      Array.from({ length: 16 }, (_, i) => i + 1).filter((pos) => isPlaceable('0', pos, p));
    expect(places(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(places(2)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });

  it.each([
    [0, 1],
    [17, 1],
    [-1, 2],
    [1.5, 1],
    [Number.NaN, 1],
    [1, 0],
    [1, 3],
  ])('isPlaceable at position %d for player %d is false', (pos, p) => {
    expect(isPlaceable('0', pos, p)).toBe(false);
  });

  it('places nothing on a cell that is half taken', () => {
    expect(isPlaceable('1122110010221000', 8, 1)).toBe(false);
    expect(isPlaceable('1122110010221000', 7, 2)).toBe(true);
    expect(isPlaceable('1122110010221000', 6, 2)).toBe(false);
  });

  it('prints four rows of ., A and B', () => {
    expect(printGrid('1122110010221000')).toBe('A A B B\nA A . .\nA . B B\nA . . .');
  });

  it('says clearly what it cannot take', () => {
    expect(() => gridState('0', 17)).toThrow(new RangeError('position 17 is not one of 1–16'));
    expect(() => gridState('3', 1)).toThrow(
      'a grid is a number of at most 16 digits, each 0, 1 or 2',
    );
    expect(() => gridState('11111111111111111', 1)).toThrow(RangeError);
    expect(() => gridState(-1n, 1)).toThrow(RangeError);
    expect(() => printGrid('')).toThrow(RangeError);
    expect(() => putToGrid('0', 13, 1)).toThrow('player 1 cannot put a domino on position 13');
    expect(() => putToGrid('0', 1, 3)).toThrow(RangeError);
  });
});
