import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../src-shared/analysis/judgement.ts';
import { positionsOf } from '../../src-shared/analysis/positionPath.ts';
import {
  accuracyOf,
  type ReviewedGame,
  reviewMoves,
  turningPoints,
} from '../../src-shared/analysis/review.ts';
import { thresholdsOf } from '../../src-shared/analysis/thresholds.ts';
import type { JudgedScore } from '../../src-shared/analysis/score.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';

/** White's chance as an estimate. */
const chance = (winProbability: number): JudgedScore => ({ kind: 'estimate', winProbability });
const wins = (winner: 0 | 1): JudgedScore => ({ kind: 'exact', winner, plies: 5 });
const judged = (score: JudgedScore, best: number, more: Partial<Judgement> = {}): Judgement => ({
  ...{ score, line: [best, 15], depth: 9, nodes: 1_000 },
  ...more,
});

/** A game of Score Four, each side on pegs of its own, with what is thought of its positions. */
function gameOf(judgements: (Judgement | undefined)[], first = [0, 1, 2, 3]): ReviewedGame {
  const moves = first.slice(0, judgements.length - 1);
  const positions = unwrap(positionsOf({ gameId: 'scoreFour', setup: {}, moves }));
  return { gameId: 'scoreFour', positions, moves: moves.map(asMove), judgements };
}
const tagsOf = (...judgements: (Judgement | undefined)[]) =>
  reviewMoves(gameOf(judgements)).map(({ tag }) => tag);

describe('a move', () => {
  const { inaccuracy, mistake, blunder, onlyMove } = thresholdsOf('scoreFour');

  it('is judged by what it loses of the chance, at exactly these thresholds', () => {
    const after = (loss: number) => tagsOf(judged(chance(0.5), 9), judged(chance(0.5 - loss), 0));
    expect(after(-0.3)).toEqual(['good']);
    expect(after(inaccuracy - 0.001)).toEqual(['good']);
    expect(after(inaccuracy + 0.001)).toEqual(['inaccuracy']);
    expect(after(mistake + 0.001)).toEqual(['mistake']);
    expect(after(blunder + 0.001)).toEqual(['blunder']);
  });

  it('is judged from the side that made it', () => {
    const black = tagsOf(judged(chance(0.5), 0), judged(chance(0.5), 9), judged(chance(0.9), 9));
    expect(black).toEqual(['best', 'blunder']);
  });

  it('is the best one whatever is found later, and the only one when all others are worse', () => {
    expect(tagsOf(judged(chance(0.9), 0), judged(chance(0.2), 0))).toEqual(['best']);
    const second = (value: number) => ({ second: chance(value) });
    const only = judged(chance(0.9), 0, second(0.9 - onlyMove - 0.001));
    expect(tagsOf(only, judged(chance(0.9), 0))).toEqual(['onlyMove']);
    const oneOfTwo = judged(chance(0.9), 0, second(0.9 - onlyMove + 0.001));
    expect(tagsOf(oneOfTwo, judged(chance(0.9), 0))).toEqual(['best']);
    const [move] = reviewMoves(gameOf([judged(chance(0.9), 0), judged(chance(0.2), 0)]));
    expect(move).toMatchObject({ before: 0.9, after: 0.9, better: undefined });
  });

  it('misses a win only where one was proved and is gone', () => {
    expect(tagsOf(judged(wins(0), 9), judged(chance(0.5), 0))).toEqual(['missedWin']);
    expect(tagsOf(judged(wins(0), 9), judged(wins(1), 0))).toEqual(['missedWin']);
    expect(tagsOf(judged(wins(0), 9), judged(wins(0), 0))).toEqual(['good']);
    expect(tagsOf(judged(wins(0), 9), judged(chance(0.97), 0))).toEqual(['good']);
    expect(tagsOf(judged(chance(0.99), 9), judged(chance(0.4), 0))).toEqual(['blunder']);
    // What is lost already can't be lost.
    expect(tagsOf(judged(wins(1), 9), judged(wins(1), 0))).toEqual(['good']);
  });

  it('of the book is not judged', () => {
    const inBook = judged(chance(0.9), 9, { bookMoves: [0, 3] });
    expect(tagsOf(inBook, judged(chance(0.1), 0))).toEqual(['book']);
    const other = judged(chance(0.9), 9, { bookMoves: [3] });
    expect(tagsOf(other, judged(chance(0.1), 0))).toEqual(['blunder']);
  });

  it('that was the only one possible is neither good nor bad', () => {
    const setup = { shape: 0, size: 1 };
    const moves = Array.from({ length: 12 }, (_, line) => line);
    const positions = unwrap(positionsOf({ gameId: 'dotsAndTriangles', setup, moves }));
    const reviewed = reviewMoves({
      ...{ gameId: 'dotsAndTriangles', positions, moves: moves.map(asMove) },
      judgements: positions.map(() => judged(wins(0), 99)),
    });
    expect(reviewed.at(-1)?.tag).toBe('forced');
    expect(reviewed.at(-2)?.tag).toBe('good');
    expect(accuracyOf(reviewed.slice(-1), reviewed.at(-1)!.side)).toBeUndefined();
  });

  it('is left out until both positions are judged', () => {
    const game = gameOf([
      judged(chance(0.5), 0),
      undefined,
      judged(chance(0.5), 2),
      judged(chance(0.4), 0),
    ]);
    expect(reviewMoves(game).map(({ ply }) => ply)).toEqual([2]);
  });

  it('has thresholds in every game, one above the other', () => {
    for (const gameId of GAME_IDS) {
      const of = thresholdsOf(gameId);
      const steps = [0, of.inaccuracy, of.mistake, of.blunder, 1];
      expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    }
  });
});

describe('a review', () => {
  const moves = reviewMoves(
    gameOf(
      [
        ...[judged(chance(0.5), 9), judged(chance(0.2), 1), judged(chance(0.2), 9)],
        ...[judged(chance(0.1), 9), judged(chance(0.9), 9), judged(chance(0.8), 9)],
        judged(chance(0.82), 9),
      ],
      [0, 1, 2, 3, 4, 5],
    ),
  );

  it('says how accurate each side was', () => {
    const played = accuracyOf(moves, 1)!;
    expect(played).toBeGreaterThan(50);
    expect(played).toBeLessThan(70);
    expect(
      accuracyOf(
        moves.filter(({ tag }) => tag === 'best'),
        1,
      ),
    ).toBeCloseTo(100);
    expect(accuracyOf([], 0)).toBeUndefined();
  });

  it('points at the moves that cost most, in their order', () => {
    expect(turningPoints(moves).map(({ ply }) => ply)).toEqual([0, 2, 3]);
    expect(turningPoints(moves.slice(4)).map(({ ply }) => ply)).toEqual([4]);
  });
});
