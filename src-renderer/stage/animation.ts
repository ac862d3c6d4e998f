import { MathUtils } from 'three';
import { fallSeconds, GRAVITY } from './fall.ts';

/** Share of the speed a bead keeps when it lands: wood on wood hardly bounces. */
const BOUNCE = 0.13;
/** Time for a bead to be taken off its peg, in milliseconds. */
export const LIFT_MS = 200;
/** Time for a turn of the camera, for the winning bars and for lifting the layers apart. */
export const TURN_MS = 240;

/** Duration in milliseconds of a fall through `height` board units, with its settling. */
export function fallDuration(height: number): number {
  return (fallSeconds(height) + bounceSeconds(height)) * 1000;
}

/**
 * How far above its resting place a bead is `elapsedMs` after it was let go `height` board units
 * up: free fall, one small bounce, rest.
 */
export function fallOffset(height: number, elapsedMs: number): number {
  const seconds = Math.max(0, elapsedMs) / 1000;
  const landing = fallSeconds(height);
  if (seconds <= landing) return height - (GRAVITY * seconds * seconds) / 2;
  const after = seconds - landing;
  const speed = BOUNCE * GRAVITY * landing;
  return Math.max(0, speed * after - (GRAVITY * after * after) / 2);
}

function bounceSeconds(height: number): number {
  return 2 * BOUNCE * fallSeconds(height);
}

/** Progress 0..1 of something that takes `durationMs`, `elapsedMs` after its start. */
export function progress(elapsedMs: number, durationMs: number): number {
  return MathUtils.clamp(elapsedMs / durationMs, 0, 1);
}

/** Fast start, slow end. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/**
 * A number that travels to its target in {@link TURN_MS}. The clock starts with the first look at
 * it, so a slow first frame does not swallow the motion.
 */
export class Glide {
  #from: number;
  #to: number;
  #startedMs: number | undefined;
  #isMoving = false;

  constructor(value: number) {
    this.#from = value;
    this.#to = value;
  }

  get target(): number {
    return this.#to;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Sets out for `target` from `from`, or jumps there. */
  start(from: number, target: number, isAnimated: boolean): void {
    this.#from = isAnimated ? from : target;
    this.#to = target;
    this.#startedMs = undefined;
    this.#isMoving = isAnimated && from !== target;
  }

  /** The value at this moment. */
  at(nowMs: number): number {
    if (!this.#isMoving) return this.#to;
    this.#startedMs ??= nowMs;
    const share = progress(nowMs - this.#startedMs, TURN_MS);
    if (share >= 1) this.#isMoving = false;
    return MathUtils.lerp(this.#from, this.#to, MathUtils.smoothstep(share, 0, 1));
  }
}
