import { describe, expect, it } from 'vitest';
import { boardFor } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { makeLayout } from '../../../../src-renderer/boards/dotsAndTriangles/layout.ts';

const shapes = [
  ['hexagon', 1],
  ['hexagon', 4],
  ['triangle', 1],
  ['triangle', 5],
] as const;

describe('the board of dots as drawn', () => {
  it.each(shapes)('makes every line one unit long: %s of side %i', (shape, size) => {
    for (const isFlipped of [false, true]) {
      for (const [from, to] of makeLayout(boardFor(shape, size), isFlipped).lines) {
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(1);
      }
    }
  });

  it.each(shapes)('keeps everything inside the frame: %s of side %i', (shape, size) => {
    const { bounds, dots, areas } = makeLayout(boardFor(shape, size), false);
    for (const { x, y } of [...dots, ...areas.flat()]) {
      expect(x).toBeGreaterThan(bounds.x);
      expect(y).toBeGreaterThan(bounds.y);
      expect(x).toBeLessThan(bounds.x + bounds.width);
      expect(y).toBeLessThan(bounds.y + bounds.height);
    }
  });

  it('reads the handout’s lines in its rows', () => {
    expect(makeLayout(boardFor('hexagon', 1), false).rows).toEqual([
      [0],
      [1, 2, 3, 4],
      [5, 6],
      [7, 8, 9, 10],
      [11],
    ]);
  });

  it('reads them backwards when it is turned round', () => {
    const turned = makeLayout(boardFor('hexagon', 1), true);
    expect(turned.rows.flat()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const plain = makeLayout(boardFor('hexagon', 1), false);
    expect(turned.dots[0]?.y).toBeCloseTo(plain.dots[6]?.y ?? 0);
    expect(turned.dots[0]?.x).toBeCloseTo(plain.dots[6]?.x ?? 0);
  });
});
