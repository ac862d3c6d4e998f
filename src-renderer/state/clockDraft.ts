import type { ClockControl } from '../../src-shared/match/clock.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';

/** What is chosen of clocks and strictness; a number is kept while another kind of clock is looked at. */
export interface ClockDraft {
  kind: ClockControl['kind'] | 'none';
  mainMs: number;
  incrementMs: number;
  moveMs: number;
  isStrict: boolean;
}

const seconds = (...values: readonly number[]): readonly number[] => values.map((s) => 1_000 * s);

/** What is on offer, milliseconds. */
export const MAIN_TIMES_MS = seconds(60, 180, 300, 600, 900, 1_800, 3_600, 5_400);
export const INCREMENTS_MS = seconds(1, 2, 3, 5, 10, 15, 30, 60);
export const MOVE_TIMES_MS = seconds(5, 10, 15, 30, 60, 120, 300);

/** The draft to begin with: the last choices. */
export function clockDraftOf(last: Pick<MatchConfig, 'clock' | 'isStrict'> = {}): ClockDraft {
  const { kind = 'none', ...times } = last.clock ?? {};
  const first = { mainMs: 600_000, incrementMs: 5_000, moveMs: 30_000 };
  return { ...first, ...times, kind, isStrict: last.isStrict === true };
}

/** The part of a match's configuration that a draft asks for. */
export function clockConfigOf(draft: ClockDraft): Pick<MatchConfig, 'clock' | 'isStrict'> {
  const clock = clockOf(draft);
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(draft.isStrict ? { isStrict: true } : {}),
  };
}

function clockOf({ kind, mainMs, incrementMs, moveMs }: ClockDraft): ClockControl | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'suddenDeath':
      return { kind, mainMs };
    case 'increment':
      return { kind, mainMs, incrementMs };
    case 'perMove':
      return { kind, moveMs };
  }
}
