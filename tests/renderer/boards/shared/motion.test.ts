import { expect, test } from 'vitest';
import type { BoardLook } from '../../../../src-renderer/boards/boardProps.ts';
import { moveDurationMs, USUAL_MOTION_MS } from '../../../../src-renderer/boards/shared/motion.ts';

const look = { hasReducedMotion: false, motionScale: 2 } as BoardLook;

test('a piece moves as long as the person likes, and not at all when one leafs or wants no motion', () => {
  expect(moveDurationMs(look)).toBe(2 * USUAL_MOTION_MS);
  expect(moveDurationMs({ ...look, isLeafing: false })).toBe(2 * USUAL_MOTION_MS);
  expect(moveDurationMs({ ...look, isLeafing: true })).toBe(0);
  expect(moveDurationMs({ ...look, hasReducedMotion: true })).toBe(0);
});
