import { type PositionPath, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import type { Sightings } from '../../src-shared/core/sightings.ts';
import type { HostServices } from '../hostServices.ts';
import { makeQuestionThread } from '../search/questionThread.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import type { SightQuestion } from './sightAnswers.ts';

/** What windows ask about the cells of a position. */
export interface SightCalls {
  readonly handlers: Pick<Handlers, 'sights'>;
  close(): Promise<void>;
}

/** @param permit whether a position may be told about. */
export function makeSightCalls(
  { searchWorkerUrl, onBug }: Pick<HostServices, 'searchWorkerUrl' | 'onBug'>,
  permit: (path: PositionPath) => Result<undefined, CallError>,
): SightCalls {
  const thread = makeQuestionThread<SightQuestion, Sightings>({
    ...{ workerUrl: searchWorkerUrl, kind: 'sights', clock: SYSTEM_CLOCK, onBug },
  });
  return {
    handlers: {
      async sights({ path }) {
        const permitted = permit(path);
        if (!permitted.ok) return permitted;
        const positions = positionsOf(path);
        if (!positions.ok) return positions;
        const { gameId } = path;
        const seen = await thread.ask({ gameId, position: positions.value.at(-1)! });
        return seen === undefined ? err(FAILED) : ok(seen);
      },
    },
    close: () => thread.close(),
  };
}

const FAILED = { code: 'ERR_INTERNAL', message: 'the position could not be looked at' } as const;
