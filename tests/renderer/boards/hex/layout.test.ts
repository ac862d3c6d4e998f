import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../../../src-shared/games/hex/geometry.ts';
import {
  boardBounds,
  cellCenter,
  edgePaths,
  hexagon,
  labels,
} from '../../../../src-renderer/boards/hex/layout.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the Hex board as drawn', () => {
  it.each([3, 11, 19])('puts exactly the neighbours one unit away at size %i', (size) => {
    for (let cell = 0; cell < size * size; cell++) {
      const near = Array.from({ length: size * size }, (_, other) => other).filter(
        (other) =>
          other !== cell &&
          distance(cellCenter(size, cell, false), cellCenter(size, other, false)) < 1.01,
      );
      expect(new Set(near)).toEqual(new Set(neighboursOf(size, cell)));
    }
  });

  it('swaps opposite cells when it is turned round', () => {
    const last = 11 * 11 - 1;
    for (const cell of [0, 5, 37, last]) {
      const turned = cellCenter(11, cell, true);
      expect(distance(turned, cellCenter(11, last - cell, false))).toBeLessThan(1e-9);
    }
  });

  it.each([
    [3, true],
    [11, false],
    [19, true],
  ])('keeps every cell, edge and letter inside its bounds at size %i', (size, hasLetters) => {
    const bounds = boardBounds(size, hasLetters);
    const cells = Array.from({ length: size * size }, (_, cell) =>
      hexagon(cellCenter(size, cell, false)),
    ).flat();
    const edges = [0, 1].flatMap((side) =>
      edgePaths(size, side === 0 ? 0 : 1).flatMap((path) =>
        [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
          x: Number(x),
          y: Number(y),
        })),
      ),
    );
    const names = hasLetters ? labels(size, false, String, String) : [];
    for (const { x, y } of [...cells, ...edges, ...names]) {
      expect(x).toBeGreaterThan(bounds.x);
      expect(y).toBeGreaterThan(bounds.y);
      expect(x).toBeLessThan(bounds.x + bounds.width);
      expect(y).toBeLessThan(bounds.y + bounds.height);
    }
  });

  it('draws the edges in one piece each', () => {
    for (const side of [0, 1] as const) {
      for (const path of edgePaths(11, side)) expect(path).toMatch(/^M[^MZ]*Z$/);
    }
  });
});
