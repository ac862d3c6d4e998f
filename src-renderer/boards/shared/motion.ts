import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { BoardLook } from '../boardProps.ts';
import type { Point } from './viewport.ts';

/** How long a piece moves, in milliseconds; 0 where motion is unwanted. */
export const moveDurationMs = (look: BoardLook): number => (look.reducedMotion ? 0 : 200);

/** A piece is set down from slightly above; in reverse it is lifted off. */
export const settle = (_: Element, { durationMs }: { durationMs: number }): TransitionConfig => ({
  duration: durationMs,
  easing: cubicOut,
  css: (t) => `opacity: ${t}; transform: scale(${1.3 - 0.3 * t})`,
});

/** A piece slides to its place from another one, given as the way back there in board units. */
export const slideFrom = (
  _: Element,
  { way, durationMs }: { way: Point | undefined; durationMs: number },
): TransitionConfig => ({
  duration: durationMs,
  easing: cubicOut,
  css: (t, u) =>
    way === undefined ? `opacity: ${t}` : `transform: translate(${way.x * u}px, ${way.y * u}px)`,
});
