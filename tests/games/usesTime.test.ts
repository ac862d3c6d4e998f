import { describe, expect, it } from 'vitest';
import { DOMINEERING_PLANS } from '../../src-shared/games/domineering/levels.ts';
import { DOTS_PLANS } from '../../src-shared/games/dotsAndTriangles/levels.ts';
import { HEX_PLANS } from '../../src-shared/games/hex/levels.ts';
import { gameById, type GameId } from '../../src-shared/games/index.ts';
import { LINES_OF_ACTION_PLANS } from '../../src-shared/games/linesOfAction/levels.ts';
import { PLANS } from '../../src-shared/search/levels.ts';

const PLANS_OF: readonly (readonly [
  GameId,
  readonly { readonly maxNodes: number; readonly maxDepth?: number }[],
])[] = [
  ['scoreFour', PLANS],
  ['linesOfAction', LINES_OF_ACTION_PLANS],
  ['hex', HEX_PLANS],
  ['domineering', DOMINEERING_PLANS],
  ['dotsAndTriangles', DOTS_PLANS],
];

describe('whether a level uses its thinking time', () => {
  it.each(PLANS_OF)('is what its plan says, in %s', (gameId, plans) => {
    const game = gameById(gameId);
    const setup = game.setups.at(-1)!;
    const unlimited = plans.map(({ maxNodes, maxDepth = Infinity }) =>
      [maxNodes, maxDepth].every((limit) => limit === Infinity),
    );
    expect(plans.map((_, index) => game.usesTime(setup, index + 1))).toEqual(unlimited);
  });

  it('is no question on a board that is played by a table', () => {
    const game = gameById('dotsAndTriangles');
    expect(game.usesTime({ shape: 0, size: 1 }, 8)).toBe(false);
    expect(game.usesTime({ shape: 1, size: 2 }, 8)).toBe(false);
  });
});
