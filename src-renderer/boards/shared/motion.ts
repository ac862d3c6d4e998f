import type { AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { BoardLook } from '../boardProps.ts';

/** How long a piece moves at usual speed. */
export const USUAL_MOTION_MS = 200;
/** After so long one is seen to lie in its place, and heard. */
export const LANDING_MS = 110;

/** How long a piece moves, in milliseconds; 0 where motion is unwanted and when one leafs. */
export const moveDurationMs = (look: BoardLook): number =>
  look.hasReducedMotion || look.isLeafing === true ? 0 : USUAL_MOTION_MS * look.motionScale;

/** A piece is set down from slightly above; in reverse it is lifted off. */
export const settle = (_: Element, { durationMs }: { durationMs: number }): TransitionConfig => ({
  duration: durationMs,
  easing: cubicOut,
  css: (t) => `opacity: ${t}; transform: scale(${1.3 - 0.3 * t})`,
});

/** A piece slides to its place from where it was seen before. */
export function slide(
  piece: SVGGraphicsElement,
  { from, to }: { readonly from: DOMRect; readonly to: DOMRect },
  { durationMs }: { durationMs: number },
): AnimationConfig {
  const pixelsPerUnit = piece.getScreenCTM()?.a ?? 1;
  const way = { x: (from.x - to.x) / pixelsPerUnit, y: (from.y - to.y) / pixelsPerUnit };
  return {
    duration: durationMs,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${way.x * left}px, ${way.y * left}px)`,
  };
}
