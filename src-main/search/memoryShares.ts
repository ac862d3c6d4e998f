import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import type { SearchPool } from './searchPool.ts';

/** Both sides of a game may be searching. */
export const PLAYERS = 2;
/** The thread that analyses keeps its memory so long after its last search, milliseconds, since the next one may follow. */
const KEPT_MS = 20_000;

export interface MemorySharesOptions {
  readonly players: Pick<SearchPool, 'release'>;
  readonly analysis: Pick<SearchPool, 'release'>;
  readonly clock: TimerClock;
  /** What the person allows for all searches together, MB. */
  tableMegabytes(): number;
}

/**
 * What searches may remember: the players have it all, half each, unless something is analysed, which then has a half.
 * While a tournament has tables, they have a half of all, and what else is searched shares the other.
 */
export interface MemoryShares {
  /** Of one player, MB. */
  readonly ofPlayer: number;
  /** Of the thread that analyses, MB. */
  readonly ofAnalysis: number;
  /** Of all tables of a tournament together, MB. */
  readonly ofTournament: number;
  /** Takes from players and analysis what a tournament gets, or gives it back; resolves when it is free. */
  share(hasTournament: boolean): Promise<void>;
  /** Takes from the players what an analysis gets; resolves when it is free. */
  beginAnalysis(): Promise<void>;
  /** Gives it back after a while, unless another analysis begins before. */
  endAnalysis(): void;
  close(): void;
}

export function makeMemoryShares({
  players,
  analysis,
  clock,
  tableMegabytes,
}: MemorySharesOptions): MemoryShares {
  let freed: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  let hasTournament = false;
  const shared = (): number => Math.floor(tableMegabytes() / (hasTournament ? 2 : 1));
  const half = (): number => Math.floor(shared() / 2);
  function close(): void {
    stopWaiting?.();
    stopWaiting = undefined;
  }
  return {
    get ofPlayer() {
      return Math.floor((freed === undefined ? shared() : half()) / PLAYERS);
    },
    get ofAnalysis() {
      return half();
    },
    get ofTournament() {
      return Math.floor(tableMegabytes() / 2);
    },
    async share(isShared) {
      if (isShared === hasTournament) return;
      hasTournament = isShared;
      if (isShared) await Promise.all([players.release(), analysis.release()]);
    },
    beginAnalysis() {
      close();
      return (freed ??= players.release());
    },
    endAnalysis() {
      if (freed === undefined || stopWaiting !== undefined) return;
      stopWaiting = clock.after(KEPT_MS, () => {
        stopWaiting = undefined;
        freed = undefined;
        void analysis.release();
      });
    },
    close,
  };
}
