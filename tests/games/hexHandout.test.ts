import { describe, expect, it } from 'vitest';
import {
  EMPTY_BOARD,
  hasWinningChain,
  isValidInput,
  printBoard,
  updateBoard,
} from '../../src-shared/games/hex/handout.ts';
import { winnersByUnionFind } from './references/hex.ts';

/** The handout's example: O has just moved and joins left and right. */
const EXAMPLE = `
O X O O X O O X X X X
O O X X O X O X X X O
X O X O X X O X X O X
O O O X O O O . O O O
X O O O . X X X O X X
X . X O O O O X O O X
O O X O O X O O . O O
. X . X X O O O X O X
X X X O X X X O X O O
X X X X X O O O X X X
O X X O X X O O X O O`
  .trim()
  .split('\n')
  .map((row) => row.replaceAll(' ', ''));

const cellsOf = (stone: string): string[] =>
  EXAMPLE.flatMap((row, r) =>
    [...row].flatMap((each, c) => (each === stone ? [`${'ABCDEFGHIJK'.charAt(c)}${r}`] : [])),
  );

describe('the handout’s functions for Hex', () => {
  it('find the chain of O in the handout’s example, and none of X', () => {
    expect([cellsOf('O').length, cellsOf('X').length]).toEqual([58, 57]);
    expect(winnersByUnionFind(EXAMPLE)).toEqual(['O']);
    expect(cellsOf('O').some((cell) => hasWinningChain(EXAMPLE, cell))).toBe(true);
    expect(cellsOf('X').some((cell) => hasWinningChain(EXAMPLE, cell))).toBe(false);
  });

  it('take an empty cell of the board, its letter a capital', () => {
    const valid = ['H3', 'E4', 'B5', 'I6', 'A7', 'C7'];
    expect(cellsOf('.')).toEqual(valid);
    expect(valid.every((cell) => isValidInput(EXAMPLE, cell))).toBe(true);
    for (const input of ['h3', 'A0', 'L0', 'A11', 'K10', 'A', '3', 'H3 ', '', 'AA1']) {
      expect(isValidInput(EXAMPLE, input)).toBe(false);
    }
  });

  it('put a piece on the board and leave the old board alone', () => {
    const board = updateBoard(EMPTY_BOARD, 'F3', 'X');
    expect(board[3]).toBe('.....X.....');
    expect(EMPTY_BOARD[3]).toBe('...........');
    expect(() => updateBoard(board, 'F3', 'O')).toThrow('no piece can be put on F3');
  });

  it('print the board on the slant, with room for two digits', () => {
    const lines = printBoard(EXAMPLE).split('\n');
    expect(lines[0]).toBe('  A B C D E F G H I J K');
    expect(lines[1]).toBe(' 0 O X O O X O O X X X X');
    expect(lines[2]).toBe('  1 O O X X O X O X X X O');
    expect(lines[11]).toBe('          10 O X X O X X O O X O O');
  });

  it('say clearly what they cannot take', () => {
    expect(() => hasWinningChain(EXAMPLE, 'H3')).toThrow('there is no piece on H3');
    expect(() => printBoard(['OX', 'O'])).toThrow(
      'a board has as many rows as columns, of O, X and .',
    );
    expect(() => printBoard([])).toThrow(RangeError);
  });
});
