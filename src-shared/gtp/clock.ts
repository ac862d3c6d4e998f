import { err, ok, type Result } from '../core/result.ts';
import type { Side } from '../core/side.ts';

/** Moves that the rest of the main time is to last for. */
const MOVES_TO_GO = 25;
/** Part of the time that is left for the way of the answer. */
const SAFETY = 0.95;
const MIN_MOVE_MS = 10;

interface Left {
  readonly ms: number;
  /** Moves the time is for; 0 in main time. */
  readonly stones: number;
}

/** How long each side may think, by `time_settings` and `time_left`. */
export class GtpClock {
  /** For a move, while nobody has said otherwise. */
  readonly #usualMs: number;
  #settings:
    | { readonly mainMs: number; readonly periodMs: number; readonly stones: number }
    | undefined;
  #left: [Left, Left] | undefined;

  constructor(usualMs: number) {
    this.#usualMs = usualMs;
  }

  /** `time_settings MAIN PERIOD STONES` in seconds; a period for no stones is no limit. */
  set(words: readonly string[]): Result<string, string> {
    const [main, period, stones] = words.map(numberFrom);
    if (main === undefined || period === undefined || stones === undefined || words.length > 3) {
      return err('time settings are three numbers: main time, period, stones of a period');
    }
    const isUnlimited = period > 0 && stones === 0;
    this.#settings = isUnlimited
      ? undefined
      : { mainMs: 1e3 * main, periodMs: 1e3 * period, stones };
    this.reset();
    return ok('');
  }

  /** `time_left SIDE SECONDS STONES`, for the side named. */
  tell(side: Side, words: readonly string[]): Result<string, string> {
    const [seconds, stones] = words.map(numberFrom);
    if (seconds === undefined || stones === undefined || words.length > 2) {
      return err('time left is a colour and two numbers: seconds, stones');
    }
    this.#left ??= [NOTHING, NOTHING];
    this.#left[side] = { ms: 1e3 * seconds, stones };
    return ok('');
  }

  /** A new game: both have all their time. */
  reset(): void {
    const settings = this.#settings;
    if (settings === undefined) this.#left = undefined;
    else {
      const { mainMs, periodMs, stones } = settings;
      const first = mainMs > 0 ? { ms: mainMs, stones: 0 } : { ms: periodMs, stones };
      this.#left = [first, first];
    }
  }

  /** Milliseconds for the next move of a side. */
  moveMs(side: Side): number {
    const left = this.#left?.[side];
    if (left === undefined) return this.#usualMs;
    const { periodMs, stones } = this.#settings ?? { periodMs: 0, stones: 0 };
    const perStone = stones > 0 ? periodMs / stones : 0;
    const share =
      left.stones > 0
        ? left.ms / left.stones
        : Math.min(left.ms + perStone, left.ms / MOVES_TO_GO + perStone);
    return Math.max(MIN_MOVE_MS, SAFETY * share);
  }

  /** A side has thought for so long. */
  spend(side: Side, usedMs: number): void {
    const left = this.#left?.[side];
    if (this.#left === undefined || left === undefined) return;
    const { periodMs, stones } = this.#settings ?? { periodMs: 0, stones: 0 };
    const ms = left.ms - usedMs;
    const isPeriodOver = left.stones > 0 ? left.stones === 1 : ms <= 0 && stones > 0;
    this.#left[side] = isPeriodOver
      ? { ms: periodMs, stones }
      : { ms: Math.max(0, ms), stones: Math.max(0, left.stones - 1) };
  }
}

const NOTHING: Left = { ms: 0, stones: 0 };

const numberFrom = (text: string): number | undefined =>
  /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
