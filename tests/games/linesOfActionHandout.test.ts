import { describe, expect, it } from 'vitest';
import { gameById } from '../../src-shared/games/index.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { fromOf, PASS, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
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

  it.each([1, 2, 3, 4])('tells the end of random game %i, and takes no move after it', (seed) => {
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
    const before = game.printGame();
    for (const from of ['b0', 'a1', 'd4']) expect(game.move(from, 'e5')).toBe(false);
    expect(game.printGame()).toBe(before);
  });

  it('knows no other players', () => {
    expect(() => new LinesOfAction().hasConnected('X' as 'B')).toThrow(
      'player “X” is neither B nor W',
    );
  });
});
