import { randomInt } from 'node:crypto';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { Player } from '../../src-shared/match/player.ts';
import type { SearchPool } from '../search/searchPool.ts';

export interface SearchPlayerOptions {
  readonly pool: Pick<SearchPool, 'search'>;
  readonly gameId: GameId;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
}

/** Plays by searching in a thread of the pool. */
export function makeSearchPlayer({ pool, gameId, level, timeMs }: SearchPlayerOptions): Player {
  let setup: Setup | undefined;
  return {
    newGame(newSetup) {
      setup = newSetup;
      return Promise.resolve();
    },
    async chooseMove({ history, ...controls }) {
      if (setup === undefined) throw new Error('asked for a move before a game began');
      const limits = { level, timeMs, seed: randomInt(2 ** 32) };
      const { move } = await pool.search({ gameId, setup, history, limits }, controls);
      return move;
    },
    dispose: () => Promise.resolve(),
  };
}
