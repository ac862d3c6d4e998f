import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { type AnyGame, type GameId, gameById } from '../../src-shared/games/index.ts';
import { PlainSearch } from '../../src-shared/search/plain/plainSearch.ts';
import { TranspositionTable } from '../../src-shared/search/plain/transpositionTable.ts';
import { FULL_WINDOW } from '../../src-shared/search/score.ts';
import { minimax } from './minimax.ts';

/** Noise made from the position, so that a search that looks at another tree than it should gets another score. */
const noiseOf =
  (game: AnyGame) =>
  (position: Position): number => {
    const text = `${position.sideToMove} ${game.codec.encode(position)}`;
    let hash = 7;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x9e3779b1);
    return ((hash >>> 16) % 401) - 200;
  };

function makeSearch(game: AnyGame, position: Position): PlainSearch<Position> {
  const table = new TranspositionTable(12);
  const evaluate = noiseOf(game);
  return new PlainSearch({ game, position, table, evaluate, pollInterval: 1024 });
}

function bestScore(game: AnyGame, position: Position, depth: number): number {
  const search = makeSearch(game, position);
  let best = -FULL_WINDOW;
  for (const move of game.legalMoves(position)) {
    best = Math.max(best, search.scoreMove(move, depth, best, FULL_WINDOW));
  }
  return best;
}

const BOARDS: readonly { gameId: GameId; setup: number; depth: number; startPlies: number }[] = [
  { gameId: 'domineering', setup: 0, depth: 5, startPlies: 0 },
  { gameId: 'domineering', setup: 3, depth: 3, startPlies: 6 },
  { gameId: 'dotsAndTriangles', setup: 0, depth: 5, startPlies: 3 },
  { gameId: 'dotsAndTriangles', setup: 3, depth: 4, startPlies: 9 },
  { gameId: 'scoreFour', setup: 0, depth: 3, startPlies: 30 },
  { gameId: 'hex', setup: 0, depth: 2, startPlies: 100 },
  { gameId: 'linesOfAction', setup: 0, depth: 2, startPlies: 20 },
];

describe('the search over the rules', () => {
  it.each(BOARDS)(
    'finds the score of minimax in $gameId, setup $setup',
    ({ gameId, setup: setupIndex, depth, startPlies }) => {
      const game = gameById(gameId);
      const setup = game.setups[setupIndex] ?? {};
      const random = makeRandom(7);
      let compared = 0;
      while (compared < 4) {
        let position = game.initial(setup);
        for (let ply = 0; ply < startPlies; ply++) {
          const moves = game.legalMoves(position);
          if (moves.length === 0) break;
          position = game.play(position, pick(random, moves));
        }
        if (game.outcome(position) !== undefined) continue;
        for (let plies = 1; plies <= depth; plies++) {
          const expected = minimax(game, position, plies, noiseOf(game));
          expect(bestScore(game, position, plies)).toBe(expected);
        }
        compared++;
      }
    },
  );

  it('knows when it has followed every line to its end', () => {
    const game = gameById('domineering');
    const start = game.initial({ rows: 4, columns: 4, starter: 0 });
    for (const depth of [2, 16]) {
      const search = makeSearch(game, start);
      search.scoreMove(game.legalMoves(start)[0]!, depth, -FULL_WINDOW, FULL_WINDOW);
      expect(search.estimates === 0).toBe(depth === 16);
    }
  });

  it('expects a line that its score comes from', () => {
    const game = gameById('dotsAndTriangles');
    let position = game.initial({ shape: 0, size: 1 });
    const [first] = game.legalMoves(position);
    const search = makeSearch(game, position);
    const score = search.scoreMove(first!, 5, -FULL_WINDOW, FULL_WINDOW);
    const line = [first!, ...search.lineAfterMove()];
    expect(line).toHaveLength(5);
    const mover = position.sideToMove;
    for (const move of line) position = game.play(position, move);
    expect(score).toBe(noiseOf(game)(position) * (position.sideToMove === mover ? 1 : -1));
  });
});
