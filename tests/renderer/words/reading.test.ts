import { describe, expect, it } from 'vitest';
import type { BoardReading } from '../../../src-renderer/boards/boardEntry.ts';
import { boardEntry } from '../../../src-renderer/boards/index.ts';
import type { Position } from '../../../src-shared/core/game.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import { type GameId, GAME_IDS, gameById } from '../../../src-shared/games/index.ts';

async function readingOf(gameId: GameId): Promise<BoardReading<Position>> {
  const reading = await boardEntry(gameId).reading?.();
  if (reading === undefined) throw new Error('nothing is read of this game');
  return reading;
}

it.each(GAME_IDS)(
  'all that is read of %s is whole sentences, from the start to the end',
  async (gameId) => {
    const { initial, legalMoves, play, setups } = gameById(gameId);
    const reading = await readingOf(gameId);
    const random = makeRandom(7);
    for (const setup of setups) {
      let position = initial(setup);
      for (let ply = 0; ply < 100; ply++) {
        const told = [...reading.board(position, 'common'), ...reading.threats(position, 'common')];
        expect(told.length).toBeGreaterThan(0);
        for (const sentence of told) {
          expect(sentence).toMatch(/^[A-Za-z\d].*\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|\[object|#|Infinity|\.\.|: ;/);
        }
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        position = play(position, pick(random, moves));
      }
    }
  },
);

describe('what is read', () => {
  async function read(gameId: GameId, moves: readonly string[], setup?: Setup) {
    const game = gameById(gameId);
    let position = game.initial(setup ?? game.setups[0]);
    for (const text of moves) {
      position = game.play(position, unwrap(game.notation.parse(position, text)));
    }
    const { board, threats } = await readingOf(gameId);
    return { board: board(position, 'handout'), threats: threats(position, 'handout') };
  }

  it('of Score Four is each peg from below, and where a bead would win', async () => {
    const { board, threats } = await read('scoreFour', ['A1', 'A2', 'B1', 'A2', 'C1']);
    expect(board).toEqual([
      'Pegs from the bottom up: A1: White; B1: White; C1: White; A2: Black, Black.',
    ]);
    expect(threats).toEqual(['White would win at D1, height 1.']);
    expect((await read('scoreFour', [])).board).toEqual(['The board is empty.']);
  });

  it('of Hex is each side’s groups, and what each needs', async () => {
    const { board, threats } = await read('hex', ['A0', 'B2', 'B0', 'A2', 'C2'], {
      size: 3,
      swap: 0,
    });
    expect(board).toEqual(['O: A0, B0; C2.', 'X: A2, B2.']);
    expect(threats).toEqual([expect.stringMatching(/^X /), 'O threatens to join its edges at C0.']);
  });

  it('of Lines of Action is each side’s groups, what wins and what can be taken', async () => {
    const { board, threats } = await read('linesOfAction', []);
    expect(board).toHaveLength(4);
    expect(board[0]).toBe('Black: 12 pieces in 2 groups.');
    expect(board[1]).toMatch(/^b0, c0, .*; b7, c7, .*\.$/);
    expect(threats).toEqual([
      'Black can lose a piece on c0, f0, c7, and f7.',
      'White can lose a piece on a2, h2, a5, and h5.',
    ]);
  });

  it('of Domineering is where dominoes lie, and the room that is sure', async () => {
    const { board, threats } = await read('domineering', ['1'], {
      rows: 2,
      columns: 3,
      starter: 0,
    });
    expect(board).toEqual(['Vertical: 1–4.', 'Horizontal: none.']);
    expect(threats).toEqual(['Vertical: 0 sure, at most 2.', 'Horizontal: 0 sure, at most 2.']);
  });

  it('of Dots and Triangles is what each owns, the lines left, and what closes', async () => {
    const { board, threats } = await read('dotsAndTriangles', ['1', '2'], { shape: 1, size: 2 });
    expect(board.slice(0, 3)).toEqual([
      'Player 1: 0 triangles.',
      'Player 2: 0 triangles.',
      '7 lines left to draw.',
    ]);
    expect(board[3]).toMatch(/^\d/);
    expect(threats).toEqual([
      'Lines that close something: line 3, closes 1 triangle, extra turn.',
      'From now on every line closes a triangle or gives one away.',
    ]);
  });
});
