import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { timelessHooks } from '../search/hooks.ts';
import { playRandomly, setupName } from './playthrough.ts';

/** What any engine must do, with a kernel or without. */
export function describeSearchContract(id: GameId): void {
  const game = gameById(id);
  const engine = engineById(id);

  describe.each(game.setups.map((setup) => ({ name: setupName(setup), setup })))(
    'searched on $name',
    ({ setup }) => {
      const { positions } = playRandomly(game, setup, 7);

      it('chooses a legal move, the same one for the same seed and number of nodes', () => {
        const random = makeRandom(3);
        const limits = { level: 8, timeMs: 60_000, maxNodes: 2_000, seed: 5 };
        for (let i = 0; i < 3; i++) {
          const position = pick(random, positions.slice(0, -1));
          const { move } = engine.search(position, limits, timelessHooks());
          expect(game.legalMoves(position)).toContain(move);
          expect(engine.search(position, limits, timelessHooks()).move).toBe(move);
        }
      });

      it.each(['play', 'analysis'] as const)(
        'uses its time for %s when nothing else limits it',
        (purpose) => {
          const position = positions[Math.min(4, positions.length - 2)]!;
          const search = (timeMs: number) => {
            let now = 0;
            const hooks = { ...timelessHooks(), nowMs: () => now++ };
            return engine.search(position, { level: 8, timeMs, seed: 5, purpose }, hooks);
          };
          const short = search(12);
          if (short.score.kind === 'exact') return;
          expect(short.nodes).toBeGreaterThan(50);
          const long = search(60);
          if (long.score.kind === 'estimate') expect(long.nodes).toBeGreaterThan(1.5 * short.nodes);
        },
      );
    },
  );
}
