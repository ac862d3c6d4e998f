import { describe, expect, test } from 'vitest';
import type { Goal } from '../../src-shared/core/puzzle.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { GoalSearch } from '../../src-shared/puzzles/goalSearch.ts';
import { rounds } from '../rounds.ts';
import { movesThatReach } from './bruteForce.ts';

const win = (count: number): Goal => ({ kind: 'win', count });
const save = (count: number): Goal => ({ kind: 'save', count });
const onlyWin: Goal = { kind: 'onlyWin', count: 0 };
const margin = (count: number): Goal => ({ kind: 'margin', count });

interface Case {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Plies at random before the question. */
  readonly plies: number;
  readonly goals: readonly Goal[];
}

const CASES: readonly Case[] = [
  { gameId: 'scoreFour', setup: {}, plies: 24, goals: [win(1), win(2), save(1)] },
  { gameId: 'linesOfAction', setup: { rules: 0 }, plies: 90, goals: [win(1), save(1)] },
  {
    gameId: 'hex',
    setup: { size: 3, swap: 0 },
    plies: 2,
    goals: [win(2), win(3), save(2), onlyWin],
  },
  { gameId: 'hex', setup: { size: 5, swap: 0 }, plies: 15, goals: [win(2), win(3), onlyWin] },
  {
    gameId: 'domineering',
    setup: { rows: 4, columns: 4, starter: 0 },
    plies: 2,
    goals: [onlyWin, win(2), save(2)],
  },
  {
    gameId: 'dotsAndTriangles',
    setup: { shape: 0, size: 1 },
    plies: 5,
    goals: [margin(-2), margin(0), margin(2), margin(4)],
  },
];

const POSITIONS = rounds(6, 60);

describe.each(CASES)('$gameId $setup', ({ gameId, setup, plies, goals }) => {
  const game = gameById(gameId);
  const recipe = puzzleRecipe(gameId)!;

  test('the search for goals finds what trying everything finds', () => {
    let compared = 0;
    const reached = new Set<boolean>();
    for (let seed = 1; compared < POSITIONS * goals.length; seed++) {
      const random = makeRandom(seed);
      let position = game.initial(setup);
      for (let ply = 0; ply < plies && game.outcome(position) === undefined; ply++) {
        position = game.play(position, pick(random, game.legalMoves(position)));
      }
      if (game.outcome(position) !== undefined) continue;
      for (const goal of goals) {
        const side = position.sideToMove;
        const search = new GoalSearch({ game, recipe, goal, side, maxNodes: Infinity });
        const found = search.movesThatReach(position);
        const { moves } = movesThatReach(game, position, goal, recipe.margin);
        expect(found, `${game.codec.encode(position)} ${JSON.stringify(goal)}`).toEqual(moves);
        expect(search.isReachable(position)).toBe(moves.length > 0);
        for (const move of game.legalMoves(position)) reached.add(moves.includes(move));
        compared++;
      }
    }
    expect(reached).toEqual(new Set([true, false]));
  });
});

test('the search for goals gives up when it may look at no more', () => {
  const gameId = 'domineering';
  const game = gameById(gameId);
  const position = game.initial({ rows: 6, columns: 6, starter: 0 });
  const recipe = puzzleRecipe(gameId)!;
  const search = new GoalSearch({ game, recipe, goal: onlyWin, side: 0, maxNodes: 100 });
  expect(search.isReachable(position)).toBeUndefined();
  expect(search.movesThatReach(position)).toBeUndefined();
});

test('a search that is told to stop gives up, and finds it out when it is asked again', () => {
  const game = gameById('domineering');
  const recipe = puzzleRecipe('domineering')!;
  const start = game.initial({ rows: 4, columns: 4, starter: 0 });
  let isToStop = true;
  const goals = { game, recipe, goal: onlyWin, side: 0 as const, maxNodes: Infinity };
  const search = new GoalSearch({ ...goals, shouldStop: () => isToStop });
  expect(search.isReachable(start)).toBeUndefined();
  expect(search.movesThatReach(start)).toBeUndefined();
  isToStop = false;
  expect(search.isReachable(start)).toBe(true);
});
