import type { Settings } from '../src-shared/ipc/contract.ts';
import type { MatchConfig } from '../src-shared/match/match.ts';
import { DEFAULT_PACE_MS } from './cli/showOptions.ts';

/** How long a move can be looked at before a computer answers it, milliseconds: it lands in a quarter of a second. */
const CALM_PAUSE_MS = 850;

/**
 * How long a computer leaves a position on the board, milliseconds; one that plays itself is followed by people who
 * look on, at a pace of their own.
 */
export function pauseOf(
  config: MatchConfig | undefined,
  pace: Settings['pace'],
  demoPaceMs = DEFAULT_PACE_MS,
): number {
  if ((config?.players ?? []).every(({ kind }) => kind !== 'person')) return demoPaceMs;
  return pace === 'calm' ? CALM_PAUSE_MS : 0;
}
