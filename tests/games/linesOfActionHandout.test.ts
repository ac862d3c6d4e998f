import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { fromOf, PASS, pieceMoves, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
import { makeSquare } from '../../src-shared/games/linesOfAction/notation.ts';
import type { LinesOfActionPosition } from '../../src-shared/games/linesOfAction/position.ts';
import { playRandomly } from '../contract/playthrough.ts';
import { LinesOfAction } from '../../src-shared/games/linesOfAction/handout.ts';

describe('the handout’s class LinesOfAction', () => {
  it('starts with Black to move and twelve pieces each', () => {
    const game = new LinesOfAction();
    expect(game.getCurrentPlayer()).toBe('B');
    expect([game.getBlackCount(), game.getWhiteCount()]).toEqual([12, 12]);
    expect(game.gameOver()).toBe('-');
    expect([game.hasConnected('B'), game.hasConnected('W')]).toEqual([false, false]);
    expect(game.printGame()).toBe(
      [
        '  a b c d e f g h',
        '0 . B B B B B B .',
        '1 W . . . . . . W',
        '2 W . . . . . . W',
        '3 W . . . . . . W',
        '4 W . . . . . . W',
        '5 W . . . . . . W',
        '6 W . . . . . . W',
        '7 . B B B B B B .',
      ].join('\n'),
    );
  });

  it('moves the current player’s pieces and leaves the turn to swapPlayer', () => {
    const game = new LinesOfAction();
    expect(game.move('b0', 'b2')).toBe(true);
    expect(game.getCurrentPlayer()).toBe('B');
    game.swapPlayer();
    expect(game.getCurrentPlayer()).toBe('W');
    expect(game.move('h2', 'b2')).toBe(false);
    expect(game.move('a1', 'c1')).toBe(true);
  });

  it('counts what is left after a capture', () => {
    const game = new LinesOfAction();
    // The diagonal c0–a2 holds two pieces.
    expect(game.move('c0', 'a2')).toBe(true);
    expect([game.getBlackCount(), game.getWhiteCount()]).toEqual([12, 11]);
  });

  it.each([
    ['b0', 'b1'],
    ['a1', 'c1'],
    ['b0', 'c0'],
    ['e5', 'e6'],
    ['b8', 'b6'],
    ['', ''],
    ['pa', 'ss'],
    ['b0', 'z9'],
  ])('refuses %s to %s and changes nothing', (from, to) => {
    const game = new LinesOfAction();
    const before = game.printGame();
    expect(game.move(from, to)).toBe(false);
    expect(game.printGame()).toBe(before);
    expect(game.getCurrentPlayer()).toBe('B');
  });

  it.each([1, 2, 3, 4])('tells the end of random game %i, and can be played on', (seed) => {
    const { moves, positions } = playRandomly(gameById('linesOfAction'), { rules: 0 }, seed);
    const game = new LinesOfAction();
    for (const move of moves) {
      expect(game.gameOver()).toBe('-');
      if (move !== PASS)
        expect(game.move(makeSquare(fromOf(move)), makeSquare(toOf(move)))).toBe(true);
      game.swapPlayer();
    }
    const winner = linesOfAction.outcome(positions.at(-1) as LinesOfActionPosition)?.winner;
    expect(game.gameOver()).toBe(winner === undefined ? 'D' : winner === 0 ? 'B' : 'W');
    expect(game.hasConnected('B')).toBe(game.gameOver() !== 'W');
    expect(game.hasConnected('W')).toBe(game.gameOver() !== 'B');
    // The six tests of a move know nothing of the end.
    const position = positions.at(-1) as LinesOfActionPosition;
    const allowed = pieceMoves(position, position.sideToMove);
    expect(allowed.length).toBeGreaterThan(0);
    const before = game.printGame();
    for (let move = 0; move < PASS; move++) {
      const [from, to] = [fromOf(asMove(move)), toOf(asMove(move))];
      if (allowed.includes(asMove(move)) || from === to) continue;
      if (game.move(makeSquare(from), makeSquare(to))) throw new Error(`${move} was let through`);
    }
    expect(game.printGame()).toBe(before);
    const [first = PASS] = allowed;
    expect(game.move(makeSquare(fromOf(first)), makeSquare(toOf(first)))).toBe(true);
    const symbol = position.sideToMove === 0 ? 'B' : 'W';
    expect(
      game.printGame().split('\n')[1 + Math.floor(toOf(first) / 8)]?.split(' '),
    ).toHaveProperty(String(1 + (toOf(first) % 8)), symbol);
  });

  it('lets the current player move until the turn is swapped', () => {
    const game = new LinesOfAction();
    expect(game.move('b0', 'b2')).toBe(true);
    expect(game.move('c0', 'c2')).toBe(true);
    game.swapPlayer();
    game.swapPlayer();
    expect(game.move('b2', 'b0')).toBe(true);
  });

  it('knows no other players', () => {
    expect(() => new LinesOfAction().hasConnected('X' as 'B')).toThrow(
      'player “X” is neither B nor W',
    );
  });
});
