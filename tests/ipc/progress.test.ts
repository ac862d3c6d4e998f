import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { progressSchema } from '../../src-shared/ipc/progress.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

describe('what a search tells of itself', () => {
  it.each(GAME_IDS)('fits the contract in %s, estimates and proofs alike', (gameId) => {
    const game = gameById(gameId);
    for (const setup of game.setups.slice(0, 3)) {
      const hooks = timelessHooks();
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: 500, seed: 1 };
      const result = engineById(gameId).search(game.initial(setup), limits, hooks);
      for (const progress of [...hooks.progress, result]) {
        expect(safeParse(progressSchema, progress).success).toBe(true);
      }
    }
  });
});
