import { describe, expect, it } from 'vitest';
import {
  Glide,
  LIFT_MS,
  TURN_MS,
  fallDuration,
  fallOffset,
} from '../../../src-renderer/stage/animation.ts';
import { BeadMotion, type StageBead } from '../../../src-renderer/stage/beadMotion.ts';
import { beadCentre, pegTop } from '../../../src-renderer/stage/layout.ts';

const bead = (peg: number, height: number, side: 0 | 1 = 0): StageBead => ({ peg, height, side });
const lifts = (motion: BeadMotion, nowMs: number) =>
  motion.placements(nowMs).map(({ bead: { peg }, lift }) => [peg, lift] as const);

describe('a falling bead', () => {
  const height = pegTop() - beadCentre({ peg: 0, height: 0 }).y;

  it('gathers speed, lands, bounces a little once and rests', () => {
    const offsets = Array.from({ length: 40 }, (_, i) => fallOffset(height, i * 10));
    const landing = offsets.findIndex((offset) => offset < 0.05);
    const steps = offsets.slice(1, landing).map((offset, i) => offsets[i]! - offset);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    const bounce = Math.max(...offsets.slice(landing));
    expect(bounce).toBeLessThan(height * 0.03);
    expect(fallOffset(height, fallDuration(height) + 1)).toBe(0);
  });

  it('is there after no more than 350 ms, from the very top', () => {
    expect(fallDuration(height + 0.5)).toBeLessThanOrEqual(350);
    expect(fallOffset(height, 0)).toBe(height);
  });
});

describe('beads in motion', () => {
  it('lets a new bead fall and then rest', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0)], true);
    expect(lifts(motion, 1000)[0]![1]).toBeGreaterThan(2);
    expect(motion.isFalling).toBe(true);
    expect(lifts(motion, 2000)).toEqual([[0, 0]]);
    expect(motion.isMoving).toBe(false);
  });

  it('starts the clock with the first frame, however late that is', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0)], true);
    const first = lifts(motion, 90_000);
    expect(first[0]![1]).toBeGreaterThan(2);
  });

  it('takes an undone bead off its peg until it is gone', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0), bead(1, 0, 1)], false);
    motion.show([bead(0, 0)], true);
    expect(motion.isFalling).toBe(false);
    const early = lifts(motion, 0).find(([peg]) => peg === 1)![1];
    const later = lifts(motion, LIFT_MS / 2).find(([peg]) => peg === 1)![1];
    expect(later).toBeGreaterThan(early);
    expect(lifts(motion, LIFT_MS)).toEqual([[0, 0]]);
    expect(motion.isMoving).toBe(false);
  });

  it('follows a move and its answer, but shows a jump to another ply at once', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0), bead(1, 0, 1)], true);
    expect(motion.isMoving).toBe(true);
    motion.show([bead(4, 0), bead(5, 0, 1), bead(6, 0)], true);
    expect(motion.isMoving).toBe(false);
    expect(lifts(motion, 0)).toEqual([
      [4, 0],
      [5, 0],
      [6, 0],
    ]);
  });

  it('goes on falling when the next view comes before it has landed', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0)], true);
    motion.placements(0);
    motion.show([bead(0, 0)], true);
    const [, lift] = lifts(motion, 100)[0]!;
    expect(lift).toBeGreaterThan(0);
    expect(lift).toBeLessThan(fallOffset(pegTop(), 0));
  });

  it('does not show a falling bead that is undone twice, nor one that comes back', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0)], true);
    motion.show([], true);
    motion.show([bead(0, 0)], true);
    expect(motion.placements(0)).toHaveLength(1);
  });

  it('moves nothing when motion is not wanted', () => {
    const motion = new BeadMotion();
    motion.show([bead(0, 0)], false);
    expect(motion.isMoving).toBe(false);
    motion.show([bead(0, 0), bead(0, 1, 1)], true);
    motion.show([bead(0, 0), bead(0, 1, 1), bead(2, 0)], false);
    expect(motion.isMoving).toBe(false);
    expect(lifts(motion, 0)).toHaveLength(3);
  });
});

describe('a gliding number', () => {
  it('arrives in time and then holds still', () => {
    const glide = new Glide(0);
    glide.start(0, 1, true);
    expect(glide.at(500)).toBe(0);
    expect(glide.at(500 + TURN_MS / 2)).toBeCloseTo(0.5);
    expect(glide.at(500 + TURN_MS)).toBe(1);
    expect(glide.isMoving).toBe(false);
  });

  it('jumps when motion is not wanted', () => {
    const glide = new Glide(0);
    glide.start(0, 1, false);
    expect(glide.isMoving).toBe(false);
    expect(glide.at(0)).toBe(1);
  });
});
