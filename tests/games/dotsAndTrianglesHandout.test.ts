import { describe, expect, it } from 'vitest';
import {
  isFilled,
  playerScore,
  printGrid,
  updateGrid,
} from '../../src-shared/games/dotsAndTriangles/handout.ts';

describe('the handout’s functions for Dots and Triangles', () => {
  it.each([
    [3, true],
    [9, true],
    [7, false],
    [11, false],
  ])('line %i of 111001011101100220 is filled: %s', (pos, filled) => {
    expect(isFilled('111001011101100220', pos)).toBe(filled);
    expect(isFilled(111001011101100220n, pos)).toBe(filled);
  });

  it.each([
    ['100000001001000000', 10, 2, '100000001101000020'],
    ['101010100000000000', 4, 1, '101110100000011000'],
    ['0', 1, 1, '100000000000000000'],
    ['0', 12, 2, '1000000'],
    ['100000001101000020', 10, 1, '100000001101000020'],
  ])('updateGrid(%s, %i, %i) is %s', (grid, pos, p, after) => {
    expect(updateGrid(grid, pos, p)).toBe(BigInt(after));
    expect(updateGrid(BigInt(grid), pos, p)).toBe(BigInt(after));
  });

  it('keeps all 18 digits, which a double would not', () => {
    expect(updateGrid('111111111011222200', 10, 1)).toBe(111111111111222211n);
  });

  it.each([
    ['111001011101100220', 1, 1],
    ['111001011101100220', 2, 2],
    ['0', 2, 0],
  ])('in %s player %i owns %i triangles', (grid, p, score) => {
    expect(playerScore(grid, p)).toBe(score);
  });

  it('prints dots, lines, owners and both scores', () => {
    expect(printGrid('0')).toBe(
      ['  o   o', '', 'o   o   o', '', '  o   o', 'Player 1: 0   Player 2: 0'].join('\n'),
    );
    expect(printGrid('111001011101100220')).toBe(
      ['  o---o', ' /1\\', 'o---o   o', ' \\2/2\\', '  o---o', 'Player 1: 1   Player 2: 2'].join(
        '\n',
      ),
    );
  });

  it('says clearly what it cannot take', () => {
    expect(() => isFilled('0', 0)).toThrow(new RangeError('line 0 is not one of 1–12'));
    expect(() => isFilled('0', 13)).toThrow(RangeError);
    expect(() => updateGrid('0', 1, 3)).toThrow(new RangeError('player 3 is neither 1 nor 2'));
    expect(() => playerScore('3', 1)).toThrow('0, 1 or 2');
    expect(() => playerScore('200000000000000000', 1)).toThrow(
      'a grid is a number of at most 18 digits',
    );
    expect(() => printGrid('1111111111111111111')).toThrow(RangeError);
  });
});
