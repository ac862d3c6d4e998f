import type { Side } from '../../src-shared/core/side.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
/** Below this the time is told to a tenth of a second, milliseconds. */
const TENTHS_MS = 10_000;

/** What is left on a clock: `1:05:00`, `4:09`, `9.3`. Not rounded down before the last seconds, so that it starts full. */
export function timeOnClock(leftMs: number): string {
  if (leftMs < TENTHS_MS) return (Math.floor(leftMs / 100) / 10).toFixed(1);
  const seconds = Math.ceil(leftMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long what `timeOnClock` tells stays true, milliseconds. */
export function untilNextTick(leftMs: number): number {
  if (leftMs <= TENTHS_MS) return (leftMs % 100) + 1;
  return leftMs % 1_000 || 1_000;
}

/** A clock has little left: a third of a minute, or a quarter of what it began with where that is less. */
export const lowTimeMs = (initialMs: number): number => Math.min(20_000, initialMs / 4);

/** What is left on a side’s clock now, milliseconds. @param passedMs how long ago that was told. */
export const clockLeftMs = (
  clock: NonNullable<MatchSnapshot['clock']>,
  side: Side,
  passedMs: number,
): number => Math.max(0, clock.leftMs[side] - (clock.runningSide === side ? passedMs : 0));
