import { makeRandom, pick } from '../../src-shared/core/random.ts';
import {
  type DotsPosition,
  drawLine,
  openLines,
} from '../../src-shared/games/dotsAndTriangles/position.ts';

/** The position when random lines have left so many open. */
export function afterRandomLines(start: DotsPosition, open: number, seed: number): DotsPosition {
  const random = makeRandom(seed);
  let position = start;
  while (openLines(position).length > open) {
    position = drawLine(position, pick(random, openLines(position)));
  }
  return position;
}
