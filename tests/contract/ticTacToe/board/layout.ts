import type { Point } from '../../../../src-renderer/boards/shared/viewport.ts';

export const BOUNDS = { x: 0, y: 0, width: 3, height: 3 };

/** The top left corner of a cell as seen. */
export function placeOf(cell: number, isFlipped: boolean): Point {
  const seen = isFlipped ? 8 - cell : cell;
  return { x: seen % 3, y: Math.floor(seen / 3) };
}
