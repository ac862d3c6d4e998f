import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import type { Match } from '../../src-shared/match/match.ts';
import type { RefereedMatch } from '../../src-shared/match/refereedMatch.ts';
import { LOCKED } from '../demo.ts';
import type { HostServices } from '../hostServices.ts';
import type { SearchRooms } from '../search/searchRooms.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import { openReviewCache } from '../storage/reviewCache.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { makeAnalyses } from './analyses.ts';
import type { Programs } from '../programs/openPrograms.ts';
import { makeOpinionCalls } from './opinionCalls.ts';
import { makeReviews } from './reviews.ts';
import { makeSightCalls } from './sightCalls.ts';
import { isStrictlyPlayed, leadsThrough } from './strictMatches.ts';

export interface AnalysisCallsOptions {
  readonly rooms: Pick<SearchRooms, 'desk' | 'analysisResources'>;
  readonly store: Pick<MatchStore, 'recent'>;
  readonly folder: StorageFolder;
  readonly host: Pick<HostServices, 'version' | 'searchWorkerUrl' | 'sendEvent' | 'onBug'>;
  readonly programs: Pick<Programs, 'store' | 'conversations'>;
  readonly isKiosk: boolean;
  /** The match on the table. */
  current(): Match | undefined;
}

/** What windows ask about positions and games. */
export interface AnalysisCalls {
  readonly handlers: Pick<
    Handlers,
    | ('startAnalysis' | 'stopAnalysis' | 'sights' | 'startReview' | 'stopReview')
    | ('askOpinion' | 'endOpinions')
  >;
  /** Whether a position may be told about: not while it is played in strict mode, on the table or put away. */
  permit(path: PositionPath): Result<undefined, CallError>;
  /** The match on the table has changed. */
  onChange(refereed: RefereedMatch): void;
  close(): Promise<void>;
}

export function makeAnalysisCalls(options: AnalysisCallsOptions): AnalysisCalls {
  const { rooms, store, folder, host, programs, isKiosk, current } = options;
  const shared = { desk: rooms.desk, resources: rooms.analysisResources, onBug: host.onBug };
  const analyses = makeAnalyses({ ...shared, clock: SYSTEM_CLOCK });
  const reviews = makeReviews({
    ...shared,
    cache: openReviewCache(folder),
    version: host.version,
    onNews: (news) => host.sendEvent('reviewProgressed', news),
  });

  function permit(path: PositionPath): Result<undefined, CallError> {
    if (isKiosk) return err(LOCKED);
    const match = current();
    if (match?.config.gameId === path.gameId && isStrictlyPlayed(match)) return STRICT;
    const isPlayed = store.recent.some((record) => leadsThrough(path, record.match));
    return isPlayed ? STRICT : ok(undefined);
  }

  const sights = makeSightCalls(host, permit);
  const opinions = makeOpinionCalls({
    ...{ programs: programs.store, conversations: programs.conversations, permit },
    ...{ dataFolder: folder.path, onBug: host.onBug },
  });
  return {
    handlers: {
      ...sights.handlers,
      ...opinions.handlers,
      startAnalysis(request, caller) {
        const permitted = permit(request.path);
        return permitted.ok ? analyses.start(request, caller) : permitted;
      },
      stopAnalysis({ analysisId }, caller) {
        analyses.stop(analysisId, caller);
        return ok(undefined);
      },
      startReview(request) {
        const permitted = permit(request.path);
        return permitted.ok ? reviews.start(request) : permitted;
      },
      stopReview({ reviewId }) {
        reviews.stop(reviewId);
        return ok(undefined);
      },
    },
    permit,
    onChange({ match, thinkingSide }) {
      rooms.desk.hold(thinkingSide !== undefined);
      if (!isStrictlyPlayed(match)) return;
      analyses.forbid(match.config.gameId);
      opinions.forbid(match.config.gameId);
    },
    async close() {
      await Promise.all([reviews.close(), sights.close(), opinions.close()]);
    },
  };
}

const STRICT = err({
  code: 'ERR_STRICT_GAME',
  message: 'such a game is being played in strict mode, so it is not analysed',
} as const);
