import type { Position } from '../../src-shared/core/game.ts';
import { MAX_LEVEL } from '../../src-shared/core/limits.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import { positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { AnalysisNews, AnalysisRequest } from '../../src-shared/ipc/analysis.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Caller } from '../../src-shared/ipc/router.ts';
import type { SearchLimits, SearchProgress } from '../../src-shared/search/engine.ts';
import type { SearchResources } from '../players/searchPlayer.ts';
import { SearchError } from '../search/searchJob.ts';
import { makeCourier } from './courier.ts';
import { type Desk, RANKS } from './desk.ts';
import { foundIn, isFurther } from './found.ts';

/** As long as a search may take. */
const ENDLESS_MS = 86_400_000;

export interface AnalysesOptions {
  readonly desk: Pick<Desk, 'search'>;
  readonly clock: TimerClock;
  resources(): SearchResources;
  onBug(error: unknown): void;
}

/** What windows have analysed: one position for each, the last that it asked for. */
export interface Analyses {
  /** Begins to analyse a position in place of what the window asked for before. */
  start(request: AnalysisRequest, caller: Caller): Result<undefined, CallError>;
  /** Ends an analysis, if it is the one that the window asked for last; nothing more is told of it. */
  stop(analysisId: string, caller: Caller): void;
  /** Ends all analyses of a game, which now is played in strict mode. */
  forbid(gameId: GameId): void;
}

export function makeAnalyses(options: AnalysesOptions): Analyses {
  const current = new Map<
    Caller,
    { readonly request: AnalysisRequest; readonly ending: AbortController }
  >();
  const known = new WeakSet<Caller>();

  function end(caller: Caller): void {
    current.get(caller)?.ending.abort();
    current.delete(caller);
  }

  return {
    start(request, caller) {
      const position = positionToAnalyse(request);
      if (!position.ok) return position;
      end(caller);
      if (caller.gone.aborted) return ok(undefined);
      if (!known.has(caller)) caller.gone.addEventListener('abort', () => end(caller));
      known.add(caller);
      const ending = new AbortController();
      current.set(caller, { request, ending });
      const send = (news: AnalysisNews): void => caller.send('analysisProgressed', news);
      const listener = { signal: ending.signal, send };
      analyse(options, request, position.value, listener).catch(options.onBug);
      return ok(undefined);
    },
    stop(analysisId, caller) {
      if (current.get(caller)?.request.analysisId === analysisId) end(caller);
    },
    forbid(gameId) {
      for (const [caller, { request }] of [...current]) {
        if (request.path.gameId !== gameId) continue;
        end(caller);
        const { analysisId } = request;
        caller.send('analysisProgressed', { analysisId, state: 'forbidden', searchedMs: 0 });
      }
    },
  };
}

function positionToAnalyse({ path }: AnalysisRequest): Result<Position, CallError> {
  const positions = positionsOf(path);
  if (!positions.ok) return positions;
  const position = positions.value.at(-1)!;
  const outcome = gameById(path.gameId).outcome(position);
  return outcome === undefined
    ? ok(position)
    : err({ code: 'ERR_MATCH_OVER', message: `the game is over: ${outcome.reason}` });
}

/** How an engine is asked. */
export function limitsOf({ lines, limit }: Pick<AnalysisRequest, 'lines' | 'limit'>): SearchLimits {
  return {
    level: MAX_LEVEL,
    purpose: 'analysis',
    seed: 1,
    timeMs: limit.kind === 'time' ? limit.timeMs : ENDLESS_MS,
    ...(limit.kind === 'nodes' ? { maxNodes: limit.nodes } : {}),
    ...(lines === 'all' ? { scoresAll: true } : { lines }),
  };
}

interface Listener {
  /** Nobody wants to hear more. */
  readonly signal: AbortSignal;
  send(news: AnalysisNews): void;
}

async function analyse(
  { desk, clock, resources }: AnalysesOptions,
  { analysisId, path, ...asked }: AnalysisRequest,
  position: Position,
  { signal, send }: Listener,
): Promise<void> {
  const { gameId } = path;
  let state: AnalysisNews['state'] = 'waiting';
  let found: AnalysisNews['found'];
  let searchedMs = 0;
  let turnMs: number | undefined;
  const turnLasts = (): number => (turnMs === undefined ? 0 : clock.nowMs() - turnMs);
  const courier = makeCourier(clock, () => {
    const known = found === undefined ? {} : { found };
    send({ analysisId, state, searchedMs: searchedMs + turnLasts(), ...known });
  });
  signal.addEventListener('abort', courier.stop);
  function takeTurn(isSearching: boolean): void {
    searchedMs += turnLasts();
    turnMs = isSearching ? clock.nowMs() : undefined;
    state = isSearching ? 'searching' : 'waiting';
    courier.post();
  }
  function hear(progress: SearchProgress, isLast: boolean): void {
    const now = foundIn(gameId, position, progress);
    if (now !== undefined && (isLast || isFurther(found, now))) found = now;
    courier.post();
  }
  try {
    const result = await desk.search({
      request: { gameId, position, limits: { ...limitsOf(asked), ...resources() } },
      rank: RANKS.watched,
      signal,
      onTurn: takeTurn,
      onProgress: (progress) => hear(progress, false),
    });
    hear(result, true);
    state = 'ended';
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    if (error.code === 'ERR_SEARCH_DISPOSED') courier.stop();
    state = 'failed';
  }
  searchedMs += turnLasts();
  turnMs = undefined;
  courier.postNow();
}
