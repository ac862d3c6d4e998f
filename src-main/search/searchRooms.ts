import { availableParallelism } from 'node:os';
import { makeDesk, type Desk } from '../analysis/desk.ts';
import type { SearchResources } from '../players/searchPlayer.ts';
import type { Settings } from '../../src-shared/ipc/contract.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import { makeMemoryShares, PLAYERS } from './memoryShares.ts';
import { createSearchPool, type SearchPool } from './searchPool.ts';

export interface SearchRoomsOptions {
  readonly workerUrl: URL;
  /** What the person allows now. */
  allowed(): Pick<Settings, 'searchThreads' | 'tableMegabytes'>;
  /** Told whether something is searched for a person. */
  onBusy?(isBusy: boolean): void;
}

/** How late a search may be before which everything else goes, milliseconds. */
const GIVING_WAY_GRACE_MS = 5_000;

/** Where positions are searched: the threads that play, and the one that analyses. */
export interface SearchRooms {
  readonly players: SearchPool;
  readonly desk: Desk;
  playerResources(): SearchResources;
  analysisResources(): SearchResources;
  /** What all tables of a tournament may remember together, MB, once that was taken from the others. */
  readonly tournamentMegabytes: number;
  /** Takes it from the others, or gives it back. */
  shareWithTournament(hasTournament: boolean): Promise<void>;
  dispose(): Promise<void>;
}

export function makeSearchRooms({ workerUrl, allowed, onBusy }: SearchRoomsOptions): SearchRooms {
  const players = createSearchPool({ workerUrl, size: PLAYERS });
  const analysis = createSearchPool({
    ...{ workerUrl, size: 1 },
    ...{ givesWay: true, graceMs: GIVING_WAY_GRACE_MS },
  });
  const shares = makeMemoryShares({
    ...{ players, analysis, clock: SYSTEM_CLOCK },
    tableMegabytes: () => allowed().tableMegabytes,
  });
  const desk = makeDesk({
    pool: analysis,
    prepare: () => shares.beginAnalysis(),
    onIdle: () => shares.endAnalysis(),
    ...(onBusy === undefined ? {} : { onBusy }),
  });
  const threads = (): number => Math.min(allowed().searchThreads, availableParallelism());
  return {
    players,
    desk,
    playerResources: () => ({ threads: threads(), tableMegabytes: shares.ofPlayer }),
    analysisResources: () => ({ threads: threads(), tableMegabytes: shares.ofAnalysis }),
    get tournamentMegabytes() {
      return shares.ofTournament;
    },
    shareWithTournament: (hasTournament) => shares.share(hasTournament),
    async dispose() {
      desk.dispose();
      shares.close();
      await Promise.all([players.dispose(), analysis.dispose()]);
    },
  };
}
