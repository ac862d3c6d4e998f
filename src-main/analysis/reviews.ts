import { createHash } from 'node:crypto';
import { EFFORT_MS, type Effort, type Judgement } from '../../src-shared/analysis/judgement.ts';
import { type PositionPath, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { MAX_LEVEL } from '../../src-shared/core/limits.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Review, ReviewNews, ReviewRequest } from '../../src-shared/ipc/review.ts';
import type { SearchResult } from '../../src-shared/search/engine.ts';
import type { SearchResources } from '../players/searchPlayer.ts';
import { SearchError } from '../search/searchJob.ts';
import type { Judgements, ReviewCache } from '../storage/reviewCache.ts';
import { type Desk, RANKS } from './desk.ts';
import { foundIn } from './found.ts';

/** Plies of a line that are kept. */
const LONGEST_LINE = 24;
/** What was found is put on the disk after so many more positions, and at the end. */
const POSITIONS_TO_KEEP = 8;

export interface ReviewsOptions {
  readonly desk: Pick<Desk, 'search'>;
  readonly cache: ReviewCache;
  /** Of the program: another one may judge otherwise. */
  readonly version: string;
  resources(): SearchResources;
  /** Told of what is new. */
  onNews(news: ReviewNews): void;
  onBug(error: unknown): void;
}

/** Games that are judged, position by position from the last one back, whether or not anybody looks on. */
export interface Reviews {
  /** What is known of a game; the rest is judged from then on. */
  start(request: ReviewRequest): Promise<Result<Review, CallError>>;
  /** Judges no more for now; what was found is kept. */
  stop(reviewId: string): void;
  /** Ends all; resolves when what was found is on the disk. */
  close(): Promise<void>;
}

type LastNews = Pick<ReviewNews, 'judged' | 'hasFailed'>;

/** Nobody asked for these ends of a search. */
const FAILURES: ReadonlySet<SearchError['code']> = new Set([
  'ERR_SEARCH_LATE',
  'ERR_SEARCH_CRASHED',
  'ERR_SEARCH_FAILED',
]);

interface RunningReview {
  readonly judgements: (Judgement | null)[];
  readonly stopping: AbortController;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeReviews(options: ReviewsOptions): Reviews {
  const { cache, onNews, onBug } = options;
  const running = new Map<string, RunningReview>();
  /** Those that judge, or put what they found on the disk. */
  const pending = new Set<Promise<void>>();

  async function start({ path, effort }: ReviewRequest): Promise<Result<Review, CallError>> {
    const positions = positionsOf(path);
    if (!positions.ok) return positions;
    const reviewId = idOf(options.version, path, effort);
    const found = (await cache.read(reviewId)) ?? [];
    // Another window may have asked for the same meanwhile.
    const already = running.get(reviewId);
    if (already !== undefined) return ok(asReview(reviewId, already.judgements, false));
    const judgements = positions.value.map((_, index) => found[index] ?? null);
    const isWhole = judgements.every((judgement) => judgement !== null);
    if (!isWhole) {
      const review = { judgements, stopping: new AbortController() };
      running.set(reviewId, review);
      const done = run(reviewId, review, positions.value, path, effort)
        .catch(onBug)
        .finally(() => pending.delete(done));
      pending.add(done);
    }
    return ok(asReview(reviewId, judgements, isWhole));
  }

  async function run(
    reviewId: string,
    review: RunningReview,
    positions: readonly Position[],
    path: PositionPath,
    effort: Effort,
  ): Promise<void> {
    const { judgements, stopping } = review;
    let unsaved = 0;
    try {
      for (let index = positions.length - 1; index >= 0; index--) {
        if (judgements[index] !== null) continue;
        const judgement = await judge(options, path, positions[index]!, effort, stopping.signal);
        judgements[index] = judgement;
        if (judgements.includes(null)) {
          onNews({ reviewId, isOver: false, judged: [{ index, judgement }] });
          if (++unsaved % POSITIONS_TO_KEEP === 0) void cache.write(reviewId, [...judgements]);
        } else {
          leave(reviewId, review, { judged: [{ index, judgement }] });
        }
      }
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
      if (FAILURES.has(error.code)) leave(reviewId, review, { judged: [], hasFailed: true });
    } finally {
      leave(reviewId, review, { judged: [] });
      await cache.write(reviewId, judgements);
    }
  }

  /** It is over, unless it was before. */
  function leave(reviewId: string, review: RunningReview, last: LastNews): void {
    if (running.get(reviewId) !== review) return;
    running.delete(reviewId);
    onNews({ reviewId, isOver: true, ...last });
  }

  function stop(reviewId: string): void {
    const review = running.get(reviewId);
    if (review === undefined) return;
    leave(reviewId, review, { judged: [] });
    review.stopping.abort();
  }

  return {
    start,
    stop,
    async close() {
      for (const { stopping } of running.values()) stopping.abort();
      await Promise.all(pending);
    },
  };
}

const asReview = (reviewId: string, judgements: Judgements, isOver: boolean): Review => ({
  ...{ reviewId, isOver },
  judgements: [...judgements],
});

/** All that judgements depend on, but for how fast the machine is. */
function idOf(
  version: string,
  { gameId, setup, start, moves }: PositionPath,
  effort: Effort,
): string {
  const settings = Object.entries(setup).toSorted(([one], [other]) => one.localeCompare(other));
  const text = JSON.stringify([version, effort, gameId, settings, start ?? null, moves]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

async function judge(
  { desk, resources }: ReviewsOptions,
  { gameId }: PositionPath,
  position: Position,
  effort: Effort,
  signal: AbortSignal,
): Promise<Judgement> {
  const outcome = gameById(gameId).outcome(position);
  if (outcome !== undefined) {
    const score = { kind: 'exact', winner: outcome.winner, plies: 0 } as const;
    return { score, line: [], depth: 0, nodes: 0 };
  }
  const result = await desk.search({
    request: {
      ...{ gameId, position },
      limits: {
        ...{ level: MAX_LEVEL, purpose: 'analysis', seed: 1, lines: 2 },
        ...{ timeMs: EFFORT_MS[effort], ...resources() },
      },
    },
    ...{ rank: RANKS.review, signal },
  });
  return judgementOf(gameId, position, result);
}

function judgementOf(
  gameId: PositionPath['gameId'],
  position: Position,
  result: SearchResult,
): Judgement {
  const known = engineById(gameId).openingMoves?.(position) ?? [];
  const found = foundIn(gameId, position, result);
  const [best, second] = found?.moves ?? [];
  const { depth, nodes, score } = result;
  return {
    ...{ score, depth, nodes },
    line: best?.line.slice(0, LONGEST_LINE) ?? [result.move],
    ...(second === undefined ? {} : { second: second.score }),
    ...(known.length === 0 ? {} : { bookMoves: known.map(({ move }) => move) }),
  };
}
