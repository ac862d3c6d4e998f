import { MathUtils } from 'three';
import { MAX_PIXEL_RATIO } from './canvasFit.ts';

/** As fine as a picture of wood or shadows may be, pixels along its edge. */
const FINEST = 2_048;
const COARSEST = 512;

/** How fine pictures of wood and shadows must be on this screen, pixels along their edge: a power of two. */
export function pictureEdge(
  { width, height }: Pick<Screen, 'width' | 'height'> = window.screen,
  pixelRatio = window.devicePixelRatio,
): number {
  const pixels = Math.max(width, height, 1) * Math.min(MAX_PIXEL_RATIO, pixelRatio);
  return MathUtils.clamp(MathUtils.ceilPowerOfTwo(pixels), COARSEST, FINEST);
}
