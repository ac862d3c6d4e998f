import { randomInt } from 'node:crypto';
import type { Move } from '../../src-shared/core/move.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { Player, Turn } from '../../src-shared/match/player.ts';
import type { SearchLimits, SearchProgress } from '../../src-shared/search/engine.ts';
import { SearchError } from '../search/searchJob.ts';
import type { SearchPool } from '../search/searchPool.ts';

/** What the person lets a search use. */
export type SearchResources = Required<Pick<SearchLimits, 'threads' | 'tableMegabytes'>>;

export interface SearchPlayerOptions {
  readonly pool: Pick<SearchPool, 'search'>;
  readonly gameId: GameId;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  /** Asked at each move. */
  resources(): SearchResources;
  /** Told in a sentence when a search thread failed; the game goes on. */
  onNotice(message: string): void;
}

/** A second try need not be long: the first has taken the time. */
const RETRY_MS = 500;

/**
 * Plays by searching in a thread of the pool. A thread that fails or is late costs no game: what it found until then
 * is played, or another thread searches again.
 */
export function makeSearchPlayer(options: SearchPlayerOptions): Player {
  const { pool, gameId, level, timeMs, onNotice } = options;
  let setup: Setup | undefined;

  async function chooseMove({ history, ...controls }: Turn): Promise<Move> {
    if (setup === undefined) throw new Error('asked for a move before a game began');
    const limits = {
      ...{ level, timeMs, seed: randomInt(2 ** 32), usesBook: true },
      ...options.resources(),
    };
    const request = { gameId, setup, history };
    let best: Move | undefined;
    const onProgress = (progress: SearchProgress): void => {
      [best] = progress.principalVariation;
      controls.onProgress(progress);
    };
    try {
      return (await pool.search({ ...request, limits }, { ...controls, onProgress })).move;
    } catch (error) {
      if (!isThreadLost(error) || controls.signal.aborted) throw error;
      onNotice(`${error.message}, so another one has taken its place`);
      if (best !== undefined) return best;
      const again = { ...limits, threads: 1, timeMs: Math.min(timeMs, RETRY_MS) };
      return (await pool.search({ ...request, limits: again }, controls)).move;
    }
  }

  return {
    newGame(newSetup) {
      setup = newSetup;
      return Promise.resolve();
    },
    chooseMove,
    dispose: () => Promise.resolve(),
  };
}

const isThreadLost = (error: unknown): error is SearchError =>
  error instanceof SearchError &&
  (error.code === 'ERR_SEARCH_LATE' || error.code === 'ERR_SEARCH_CRASHED');
