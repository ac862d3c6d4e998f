import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { pick, makeRandom } from '../../src-shared/core/random.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { makePlainEngine } from '../../src-shared/search/plain/plainEngine.ts';
import type { Score, SearchLimits, SearchProgress } from '../../src-shared/search/engine.ts';
import { timelessHooks, LONG_MS } from './hooks.ts';

const LIMITS: SearchLimits = {
  ...{ level: 8, purpose: 'analysis', timeMs: LONG_MS, maxNodes: 4_000, seed: 1, lines: 3 },
};

/** A position some way into a game that is not over. */
function midgame(id: GameId, plies: number) {
  const game = gameById(id);
  const random = makeRandom(7);
  let position = game.initial(game.setups[0]);
  for (let ply = 0; ply < plies; ply++) {
    const next = game.play(position, pick(random, game.legalMoves(position)));
    if (game.outcome(next) === undefined) position = next;
  }
  return position;
}

/** For side 0, 0–1. */
const chanceOf = (score: Score): number =>
  score.kind === 'estimate'
    ? score.winProbability
    : score.winner === undefined
      ? 0.5
      : 1 - score.winner;

describe('an analysis of several lines', () => {
  it.each(GAME_IDS)('of %s has different first moves and lines that can be played', (id) => {
    const game = gameById(id);
    const position = midgame(id, 4);
    const told: SearchProgress[] = [];
    const result = engineById(id).search(position, LIMITS, {
      ...timelessHooks(),
      onProgress: (progress) => told.push(progress),
    });
    const { rootScores = [] } = result;
    const moves = rootScores.map(({ move }) => move);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves.length).toBeLessThanOrEqual(3);
    if (result.score.kind === 'estimate') expect(moves).toHaveLength(3);
    if (moves.length > 0) expect(moves[0]).toBe(result.principalVariation[0]);
    for (const { move, line = [] } of rootScores) {
      [move, ...line].reduce((at, each) => {
        expect(game.legalMoves(at)).toContain(each);
        return game.play(at, each);
      }, position);
    }
    expect(told.length).toBeGreaterThan(0);
  });

  it.each(['scoreFour', 'linesOfAction'] as const)(
    'of %s ranks them as a score of every move does',
    (id) => {
      const position = midgame(id, 4);
      const limits = { ...LIMITS, maxNodes: 1e9 };
      const search = (more: Partial<SearchLimits>) => {
        let found: SearchProgress | undefined;
        let isDone = false;
        engineById(id).search(
          position,
          { ...limits, ...more },
          {
            ...timelessHooks(),
            shouldStop: () => isDone,
            onProgress(progress) {
              if (progress.depth <= 3) found = progress;
              isDone = progress.depth >= 3;
            },
          },
        );
        const { sideToMove } = position;
        const sign = sideToMove === 0 ? 1 : -1;
        return (found?.rootScores ?? []).map(({ score }) => sign * chanceOf(score));
      };
      const some = search({});
      const all = search({ scoresAll: true });
      expect(some).toHaveLength(3);
      expect(some.toSorted((a, b) => b - a)).toEqual(some);
      // Reductions and windows leave small differences between two searches of the same depth.
      for (const [index, chance] of some.entries()) expect(chance).toBeCloseTo(all[index]!, 1);
    },
  );

  it('calls no move a draw because the best one is proved to be one', () => {
    // A heap of which one or two are taken: whoever takes the last wins, and three moves lead to three worths.
    const worth = [0, 1, -1];
    const game = {
      codec: { encode: ({ cells }: Tree) => cells, decode: () => undefined as never },
      legalMoves: ({ cells }: Tree) => (cells === '' ? [0, 1, 2].map(asMove) : []),
      play: (at: Tree, move: number): Tree => ({
        ...{ sideToMove: at.sideToMove === 0 ? 1 : 0, ply: 1, cells: String(move) },
      }),
      outcome({ cells }: Tree) {
        if (cells === '') return undefined;
        const value = worth[Number(cells)]!;
        return { winner: value === 0 ? undefined : value > 0 ? 0 : 1, reason: '' } as const;
      },
    };
    const start: Tree = { sideToMove: 0, ply: 0, cells: '' };
    const { rootScores } = makePlainEngine<Tree>(game).search(start, LIMITS, timelessHooks());
    const winners = new Map(rootScores?.map(({ move, score }) => [Number(move), score]));
    expect(winners.get(1)).toMatchObject({ kind: 'exact', winner: 0 });
    expect(winners.get(0)).toMatchObject({ kind: 'exact', winner: undefined });
    expect(winners.get(2)).toMatchObject({ kind: 'exact', winner: 1 });
  });
});

interface Tree {
  readonly sideToMove: 0 | 1;
  readonly ply: number;
  readonly cells: string;
}
