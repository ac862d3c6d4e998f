import type { StageQuality } from './palette.ts';

/** Frames are judged by so many of the latest. */
const LOWER_AFTER = 40;
const RAISE_AFTER = 120;
/** Slower than this, milliseconds from frame to frame, motion is no longer smooth. */
const SLOW_MS = 34;
/** Three in four frames must be slow, so that a machine that was busy for a moment changes nothing. */
const SLOW_SHARE = 0.75;
/** As smooth as a usual monitor can be. */
const SMOOTH_MS = 18.5;
const SMOOTH_SHARE = 0.95;
/** A longer pause is none of a drawing: the computer slept, or the window was hidden. */
const PAUSE_MS = 1_000;

/**
 * Chooses the quality by how long frames really take while something moves. It is lowered at most once in a match and
 * raised at most once, never after it was lowered; one that was raised and proved too much stays low for good.
 */
export class FramePace {
  readonly #best: StageQuality;
  #quality: StageQuality;
  #intervalsMs: number[] = [];
  #wasLowered = false;
  #wasRaised = false;
  #isProvedSlow = false;

  /** @param best what the computer may be able to draw, and is tried first */
  constructor(best: StageQuality) {
    this.#best = best;
    this.#quality = best;
  }

  get quality(): StageQuality {
    return this.#quality;
  }

  beginMatch(): void {
    this.#wasLowered = false;
    this.#wasRaised = false;
    this.#intervalsMs = [];
  }

  /**
   * From one frame to the next, both of something that moved.
   *
   * @param drawn the quality that both were drawn in; one that the person has chosen against ours says nothing
   */
  note(intervalMs: number, drawn: StageQuality): void {
    if (drawn !== this.#quality || intervalMs > PAUSE_MS) return;
    this.#intervalsMs.push(intervalMs);
    if (this.#intervalsMs.length > RAISE_AFTER) this.#intervalsMs.shift();
  }

  /** Nothing moves at the moment, so that another quality disturbs nobody. */
  settle(): StageQuality {
    if (this.#quality === 'high' ? this.#isSlow() : this.#isSmooth()) this.#change();
    return this.#quality;
  }

  #change(): void {
    const isRaised = this.#quality === 'low';
    if (isRaised) this.#wasRaised = true;
    else this.#wasLowered = true;
    this.#isProvedSlow ||= this.#wasRaised && this.#wasLowered;
    this.#quality = isRaised ? 'high' : 'low';
    this.#intervalsMs = [];
  }

  #isSlow(): boolean {
    return !this.#wasLowered && this.#share(LOWER_AFTER, (ms) => ms > SLOW_MS) >= SLOW_SHARE;
  }

  #isSmooth(): boolean {
    const mayRaise =
      this.#best === 'high' && !this.#wasLowered && !this.#wasRaised && !this.#isProvedSlow;
    return mayRaise && this.#share(RAISE_AFTER, (ms) => ms <= SMOOTH_MS) >= SMOOTH_SHARE;
  }

  /** Of the latest `count` intervals; 0 while there are not so many. */
  #share(count: number, holds: (ms: number) => boolean): number {
    const latest = this.#intervalsMs.slice(-count);
    return latest.length < count ? 0 : latest.filter(holds).length / count;
  }
}
