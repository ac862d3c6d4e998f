import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { ENGINES } from '../../src-shared/games/engines.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { Engine, SearchProgress } from '../../src-shared/search/engine.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';

/** The weakest levels look so many plies ahead at most. */
const PLIES_AHEAD = 2;
const WEAK_LEVELS = [1, 2, 3];

/** The positions of a random game, the start first. */
function randomGame(gameId: GameId, seed: number): readonly Position[] {
  const game = gameById(gameId);
  const random = makeRandom(seed);
  const positions = [game.initial(defaultSetup(game.setupFields))];
  for (let at = positions[0]!; game.outcome(at) === undefined;) {
    at = game.play(at, pick(random, game.legalMoves(at)));
    positions.push(at);
  }
  return positions.slice(0, -1);
}

/** All that a level tells of some positions while it thinks about its move. */
function told(gameId: GameId, positions: readonly Position[], level: number) {
  return positions.flatMap((position): readonly SearchProgress[] => {
    const hooks = timelessHooks();
    const limits = { level, timeMs: LONG_MS, maxNodes: 2_000, seed: 1 };
    (ENGINES[gameId] as Engine<Position>).search(position, limits, hooks);
    return hooks.progress;
  });
}

describe.each(GAME_IDS)('a weak level of %s', (gameId) => {
  it('tells no end that is further off than it looks, and no longer a line', () => {
    const positions = [2, 5].flatMap((seed) => {
      const game = randomGame(gameId, seed);
      return [game[0]!, game[game.length >> 1]!, ...game.slice(-6)];
    });
    const isFar = ({ score }: SearchProgress): boolean =>
      score.kind === 'exact' && score.plies > PLIES_AHEAD;
    for (const level of WEAK_LEVELS) {
      const all = told(gameId, positions, level);
      expect(all.filter(isFar)).toEqual([]);
      const lengths = all.flatMap(({ depth, principalVariation }) => [
        depth,
        principalVariation.length,
      ]);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(PLIES_AHEAD);
    }
    // A strong one does tell it.
    expect(told(gameId, positions, 8).filter(isFar)).not.toEqual([]);
  });
});

describe('what a weak level tells', () => {
  it('is still the end that it sees', () => {
    const positions = [1, 2, 3, 4].map((seed) => randomGame('domineering', seed).at(-1)!);
    const scores = told('domineering', positions, 3).map(({ score }) => score.kind);
    expect(scores).toContain('exact');
  });
});
