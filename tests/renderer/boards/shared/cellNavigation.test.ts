import { describe, expect, it } from 'vitest';
import { nextCell, rectangleRows } from '../../../../src-renderer/boards/shared/cellNavigation.ts';

const rows = rectangleRows(3, 4, false);

describe('walking a board with the keyboard', () => {
  it.each([
    [5, 'ArrowLeft', 4],
    [5, 'ArrowRight', 6],
    [5, 'ArrowUp', 1],
    [5, 'ArrowDown', 9],
    [5, 'Home', 4],
    [5, 'End', 7],
    [5, 'PageUp', 1],
    [5, 'PageDown', 9],
    [3, 'ArrowRight', 3],
    [4, 'ArrowLeft', 4],
    [2, 'ArrowUp', 2],
    [10, 'ArrowDown', 10],
  ])('from cell %i by %s to cell %i', (from, key, to) => {
    expect(nextCell(rows, from, key)).toBe(to);
  });

  it('goes to the corners of the board with the control key', () => {
    expect(nextCell(rows, 5, 'Home', true)).toBe(0);
    expect(nextCell(rows, 5, 'End', true)).toBe(11);
  });

  it('leaves other keys alone', () => {
    expect(nextCell(rows, 5, 'a')).toBeUndefined();
    expect(nextCell(rows, 5, 'Tab')).toBeUndefined();
  });

  it('follows the board when it is turned round', () => {
    const turned = rectangleRows(3, 4, true);
    expect(turned[0]).toEqual([11, 10, 9, 8]);
    expect(nextCell(turned, 5, 'ArrowLeft')).toBe(6);
    expect(nextCell(turned, 5, 'ArrowDown')).toBe(1);
  });

  it('finds the nearest place in a row of another length', () => {
    const ragged = [[0], [1, 2, 3, 4], [5, 6]];
    expect(nextCell(ragged, 0, 'ArrowDown')).toBe(2);
    expect(nextCell(ragged, 4, 'ArrowDown')).toBe(6);
    expect(nextCell(ragged, 1, 'ArrowDown')).toBe(5);
    expect(nextCell(ragged, 6, 'ArrowUp')).toBe(3);
    expect(nextCell(ragged, 4, 'ArrowUp')).toBe(0);
  });
});
