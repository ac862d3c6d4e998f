import { describe, expect, test } from 'vitest';
import { UNTIMED } from '../../build/tools/search/untimed.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { PuzzleJudge } from '../../src-shared/puzzles/judge.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { SHIPPED_GAME_IDS, shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import type { Search } from '../../src-shared/puzzles/solver.ts';
import { rounds } from '../rounds.ts';
import { BruteForce } from './bruteForce.ts';

const search: Search = (id, position, limits) => engineById(id).search(position, limits, UNTIMED);

async function somePuzzles(gameId: Puzzle['gameId']): Promise<readonly Puzzle[]> {
  const puzzles = await shippedPuzzles(gameId);
  const random = makeRandom(3);
  return Array.from({ length: rounds(4, 60) }, () => pick(random, puzzles));
}

/** Plays a puzzle by a way to choose a move. @returns the last verdict and all moves */
function play(puzzle: Puzzle, choose: (moves: readonly Move[], mayBe: readonly Move[]) => Move) {
  const game = gameById(puzzle.gameId);
  const judge = new PuzzleJudge(search, puzzle);
  const moves: Move[] = [];
  let position = startOf(puzzle);
  for (let turn = 0; turn < 60; turn++) {
    moves.push(choose(moves, game.legalMoves(position)));
    const verdict = judge.judge(moves)!;
    moves.push(...verdict.reply);
    position = moves.reduce(game.play, startOf(puzzle));
    if (verdict.kind !== 'right') return { verdict, moves, position };
  }
  throw new Error('the puzzle does not end');
}

describe.each(SHIPPED_GAME_IDS)('a puzzle of %s', (gameId) => {
  const game = gameById(gameId);
  const { margin } = puzzleRecipe(gameId)!;

  test('is solved by its solution', async () => {
    for (const puzzle of await somePuzzles(gameId)) {
      const { verdict } = play(puzzle, (moves) => puzzle.solution[moves.length]!);
      expect(verdict.kind, puzzle.id).toBe('solved');
    }
  });

  test('is failed by every other first move, with an answer that can be played', async () => {
    const random = makeRandom(1);
    for (const puzzle of await somePuzzles(gameId)) {
      const start = startOf(puzzle);
      const wrong = pick(
        random,
        game.legalMoves(start).filter((move) => move !== puzzle.solution[0]),
      );
      const verdict = new PuzzleJudge(search, puzzle).judge([wrong])!;
      expect(verdict.kind).toBe('wrong');
      expect(() => verdict.reply.reduce(game.play, game.play(start, wrong))).not.toThrow();
      const isOver = game.outcome(game.play(start, wrong)) !== undefined;
      const isStillTheirs = game.play(start, wrong).sideToMove === start.sideToMove;
      expect(verdict.reply.length > 0 || isOver || isStillTheirs).toBe(true);
    }
  });

  test('is judged on later moves as trying everything judges them', async () => {
    const random = makeRandom(5);
    for (const puzzle of await somePuzzles(gameId)) {
      const start = startOf(puzzle);
      const side = start.sideToMove;
      const { kind, count } = puzzle.goal;
      const { verdict, moves } = play(puzzle, (before, mayBe) =>
        before.length === 0 ? puzzle.solution[0]! : pick(random, mayBe),
      );
      const judged =
        verdict.kind === 'solved' ? moves : moves.slice(0, -verdict.reply.length || undefined);
      const made = judged.reduce(
        ({ at, own, theirs }, move) => ({
          at: game.play(at, move),
          own: own + (at.sideToMove === side ? 1 : 0),
          theirs: theirs + (at.sideToMove === side ? 0 : 1),
        }),
        { at: start, own: 0, theirs: 0 },
      );
      const plies =
        kind === 'win'
          ? Math.max(0, 2 * (count - made.own))
          : kind === 'save'
            ? Math.max(0, 2 * (count - made.theirs) - (made.at.sideToMove === side ? 0 : 1))
            : Infinity;
      const value = new BruteForce(game, side, margin).value(made.at, plies);
      const enough = kind === 'margin' ? count : kind === 'save' ? 0 : 1;
      expect(value >= enough, `${puzzle.id} ${judged.join(' ')}`).toBe(verdict.kind === 'solved');
    }
  });

  test('takes no moves that are not to be made', async () => {
    const [puzzle] = await shippedPuzzles(gameId);
    const judge = new PuzzleJudge(search, puzzle!);
    expect(judge.judge([999_999 as Move])).toBeUndefined();
    expect(judge.judge([])).toBeUndefined();
  });
});
