import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { KernelMemory } from '../../src-shared/kernel/kernel.ts';
import type { SearchLimits, SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';

/** What to search: where a match stands, or a position however it came about. */
export type SearchRequest = {
  readonly gameId: GameId;
  readonly limits: SearchLimits;
} & (
  | { readonly setup: Setup; readonly history: readonly Move[] }
  | { readonly position: Position }
);

/** What the pool says to a worker. */
export interface WorkerTask {
  readonly taskId: number;
  readonly request: SearchRequest;
}

/** What the pool gives a worker at its start: one number in shared memory, the id of the task to stop. */
export interface WorkerSetup {
  readonly stopFlag: Int32Array;
  /** Whether everything else goes before its searches. */
  readonly givesWay: boolean;
}

/** What a helper of a worker gets at its start: what it is at, in shared memory. */
export interface HelperSetup {
  readonly helperState: Int32Array;
}

/** What a helper is asked to search along. */
export interface HelperTask {
  readonly request: SearchRequest;
  readonly memory: KernelMemory;
  /** From 1 up. */
  readonly thread: number;
}

/** What a worker says to the pool. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progressed'; readonly taskId: number; readonly progress: SearchProgress }
  | { readonly kind: 'finished'; readonly taskId: number; readonly result: SearchResult }
  | { readonly kind: 'failed'; readonly taskId: number; readonly message: string };

/** What a thread gets at its start that answers questions, and of which kind; see `questionThread.ts`. */
export interface QuestionThreadSetup {
  readonly questions: 'puzzles' | 'sights';
}
