import { expect, it } from 'vitest';
import { pictureEdge } from '../../../src-renderer/stage/pictureEdge.ts';

it('pictures of wood and shadows are no finer than the screen can show', () => {
  for (const [width, height, pixelRatio, edge] of [
    [3_840, 2_160, 1, 2_048],
    [1_280, 800, 1, 2_048],
    [390, 844, 3, 2_048],
    [800, 600, 1, 1_024],
    [300, 300, 1, 512],
    [100, 100, 1, 512],
  ] as const) {
    expect(pictureEdge({ width, height }, pixelRatio)).toBe(edge);
  }
});
