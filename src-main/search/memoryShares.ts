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
 */
export interface MemoryShares {
  /** Of one player, MB. */
  readonly ofPlayer: number;
  /** Of the thread that analyses, MB. */
  readonly ofAnalysis: number;
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
  const half = (): number => Math.floor(tableMegabytes() / 2);
  function close(): void {
    stopWaiting?.();
    stopWaiting = undefined;
  }
  return {
    get ofPlayer() {
      return Math.floor((freed === undefined ? tableMegabytes() : half()) / PLAYERS);
    },
    get ofAnalysis() {
      return half();
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
