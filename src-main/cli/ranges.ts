import {
  MAX_LEVEL,
  MAX_SEARCH_THREADS,
  MAX_TABLE_MEGABYTES,
  MAX_TIME_MS,
  MIN_LEVEL,
  MIN_TABLE_MEGABYTES,
} from '../../src-shared/core/limits.ts';
import type { NumberRange } from './arguments.ts';

/** What the options that several programs have may be. */
export const RANGES = {
  level: { min: MIN_LEVEL, max: MAX_LEVEL },
  seed: { min: 0, max: 1e15 },
  threads: { min: 1, max: MAX_SEARCH_THREADS },
  memory: { min: MIN_TABLE_MEGABYTES, max: MAX_TABLE_MEGABYTES },
  /** For a move of a game; an analysis may take longer. */
  seconds: { min: 0.01, max: MAX_TIME_MS / 1_000, isDecimal: true },
} as const satisfies Record<string, NumberRange>;
