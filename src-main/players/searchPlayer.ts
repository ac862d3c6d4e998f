import { randomInt } from 'node:crypto';
import type { Move } from '../../src-shared/core/move.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { ThreadFault } from '../../src-shared/ipc/storage.ts';
import { type Player, StoppedError, type Turn } from '../../src-shared/match/player.ts';
import type { SearchLimits, SearchProgress } from '../../src-shared/search/engine.ts';
import { SearchError } from '../search/searchJob.ts';
import type { SearchPool } from '../search/searchPool.ts';

/** What the person lets a search use. */
export type SearchResources = Required<Pick<SearchLimits, 'threads' | 'tableMegabytes'>>;

export interface SearchPlayerOptions {
  readonly pool: Pick<SearchPool, 'search' | 'ready'>;
  readonly gameId: GameId;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  /** Nodes for one move. */
  readonly maxNodes?: number | undefined;
  /** What chance begins with at each move, from the number of moves before it; by chance unless told. */
  seedAt?(ply: number): number;
  /** Asked at each move. */
  resources(): SearchResources;
  /** Until then others have the memory for searching. */
  readonly memoryFree?: Promise<void>;
  /** Told when a search thread failed; the game goes on. */
  onThreadReplaced(fault: ThreadFault): void;
}

/** Further tries need not be long: the first has taken the time. */
const RETRY_MS = 500;
const MAX_TRIES = 3;

/**
 * Plays by searching in a thread of the pool. A thread that fails or is late costs no game: what it found until then
 * is played, or another thread searches again; and where none gets anything done in time, any move.
 */
export function makeSearchPlayer(options: SearchPlayerOptions): Player {
  const { pool, gameId, level, timeMs, maxNodes, onThreadReplaced } = options;
  let setup: Setup | undefined;

  async function chooseMove({ history, moveNow, ...turn }: Turn): Promise<Move> {
    const { timeMs: clockMs = Infinity, ...controls } = turn;
    const allowedMs = Math.min(timeMs, clockMs);
    if (setup === undefined) throw new Error('asked for a move before a game began');
    const limits = {
      level,
      timeMs: allowedMs,
      seed: options.seedAt?.(history.length) ?? randomInt(2 ** 32),
      usesBook: true,
      ...(maxNodes === undefined ? {} : { maxNodes }),
      ...options.resources(),
    };
    const shortLimits = { ...limits, threads: 1, timeMs: Math.min(allowedMs, RETRY_MS) };
    let best: Move | undefined;
    const onProgress = (progress: SearchProgress): void => {
      [best] = progress.principalVariation;
      controls.onProgress(progress);
    };
    for (let tries = 1; ; tries++) {
      const request = { gameId, setup, history, limits: tries === 1 ? limits : shortLimits };
      // A short search is its own hurry, and hurrying might be what the first thread was too slow for.
      const hurry = tries === 1 ? { moveNow } : {};
      try {
        return (await pool.search(request, { ...controls, ...hurry, onProgress })).move;
      } catch (error) {
        if (isStopped(error)) throw new StoppedError(error.message);
        if (!isThreadLost(error) || controls.signal.aborted) throw error;
        const isLate = error.code === 'ERR_SEARCH_LATE';
        const isLast = tries === MAX_TRIES;
        if (best === undefined && isLast && !isLate) throw error;
        onThreadReplaced(isLate ? 'late' : 'crashed');
        if (best !== undefined) return best;
        if (isLast) return moveUnsearched(gameId, setup, history, limits.seed);
      }
    }
  }

  return {
    async newGame(newSetup) {
      setup = newSetup;
      await options.memoryFree;
      // A thread that can't start is told of when it is needed.
      await pool.ready().catch(() => undefined);
    },
    chooseMove,
    dispose: () => Promise.resolve(),
  };
}

/** A move on a machine that is too busy for any search: one that wins at once, or else any that the rules allow. */
function moveUnsearched(
  gameId: GameId,
  setup: Setup,
  history: readonly Move[],
  seed: number,
): Move {
  const game = gameById(gameId);
  const position = history.reduce((before, move) => game.play(before, move), game.initial(setup));
  const moves = game.legalMoves(position);
  const winning = moves.find(
    (move) => game.outcome(game.play(position, move))?.winner === position.sideToMove,
  );
  return winning ?? pick(makeRandom(seed), moves);
}

const isStopped = (error: unknown): error is SearchError =>
  error instanceof SearchError &&
  (error.code === 'ERR_SEARCH_ABORTED' || error.code === 'ERR_SEARCH_DISPOSED');

const isThreadLost = (error: unknown): error is SearchError =>
  error instanceof SearchError &&
  (error.code === 'ERR_SEARCH_LATE' || error.code === 'ERR_SEARCH_CRASHED');
