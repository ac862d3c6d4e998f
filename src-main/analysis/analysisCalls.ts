import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import { LOCKED } from '../demo.ts';
import type { PersistentReferee } from '../persistentReferee.ts';
import type { SearchRooms } from '../search/searchRooms.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import { makeAnalyses } from './analyses.ts';
import { isStrictlyPlayed, leadsThrough } from './strictMatches.ts';

export interface AnalysisCallsOptions {
  readonly rooms: Pick<SearchRooms, 'desk' | 'analysisResources'>;
  readonly persistent: Pick<PersistentReferee, 'referee'>;
  readonly store: Pick<MatchStore, 'recent'>;
  readonly isKiosk: boolean;
  onBug(error: unknown): void;
}

/** What windows ask about positions. */
export function makeAnalysisCalls({
  rooms,
  persistent,
  store,
  isKiosk,
  onBug,
}: AnalysisCallsOptions): Pick<Handlers, 'startAnalysis' | 'stopAnalysis'> {
  const analyses = makeAnalyses({
    ...{ desk: rooms.desk, clock: SYSTEM_CLOCK, onBug },
    resources: rooms.analysisResources,
  });

  /** Whether a position may be told about: not while it is played in strict mode, on the table or put away. */
  function permit(path: PositionPath): Result<undefined, CallError> {
    if (isKiosk) return err(LOCKED);
    const match = persistent.referee.current?.match;
    if (match?.config.gameId === path.gameId && isStrictlyPlayed(match)) return STRICT;
    const isPlayed = store.recent.some((record) => leadsThrough(path, record.match));
    return isPlayed ? STRICT : ok(undefined);
  }

  return {
    startAnalysis(request, caller) {
      const permitted = permit(request.path);
      return permitted.ok ? analyses.start(request, caller) : permitted;
    },
    stopAnalysis({ analysisId }, caller) {
      analyses.stop(analysisId, caller);
      return ok(undefined);
    },
  };
}

const STRICT = err({
  code: 'ERR_STRICT_GAME',
  message: 'such a game is being played in strict mode, so it is not analysed',
} as const);
