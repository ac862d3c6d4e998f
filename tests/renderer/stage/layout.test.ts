import { describe, expect, it } from 'vitest';
import {
  BEAD_HEIGHT,
  BEAD_RADIUS,
  BOARD_HALF,
  PEG_COUNT,
  PEG_SPACING,
  barEnds,
  beadCentre,
  cellKey,
  pegFoot,
  pegTop,
} from '../../../src-renderer/stage/layout.ts';

const A1 = 0;
const D1 = 3;
const A4 = 12;
const D4 = 15;

describe('layout of the board', () => {
  it('has letters going right and digits going away from the viewer', () => {
    expect(pegFoot(D1).x - pegFoot(A1).x).toBeCloseTo(3 * PEG_SPACING);
    expect(pegFoot(D1).z).toBe(pegFoot(A1).z);
    expect(pegFoot(A4).z - pegFoot(A1).z).toBeCloseTo(-3 * PEG_SPACING);
    expect(pegFoot(A4).x).toBe(pegFoot(A1).x);
  });

  it('is centred, and every bead keeps clear of the edge and of its neighbours', () => {
    expect(pegFoot(A1).x).toBeCloseTo(-pegFoot(D4).x);
    expect(pegFoot(A1).z).toBeCloseTo(-pegFoot(D4).z);
    expect(pegFoot(D4).x + BEAD_RADIUS).toBeLessThan(BOARD_HALF);
    expect(2 * BEAD_RADIUS).toBeLessThan(PEG_SPACING);
  });

  it('stacks beads on each other, below the tip of the peg', () => {
    const ys = [0, 1, 2, 3].map((height) => beadCentre({ peg: 5, height }).y);
    for (const [below, above] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      expect(ys[above]! - ys[below]!).toBeCloseTo(BEAD_HEIGHT);
    }
    expect(ys[3]! + BEAD_HEIGHT / 2).toBeLessThan(pegTop());
  });

  it('lifts the layers apart evenly, and the pegs grow with them', () => {
    const gap = (spread: number, height: number) =>
      beadCentre({ peg: 0, height: height + 1 }, spread).y -
      beadCentre({ peg: 0, height }, spread).y;
    expect(beadCentre({ peg: 0, height: 0 }, 1)).toEqual(beadCentre({ peg: 0, height: 0 }));
    expect(gap(1, 0)).toBeGreaterThan(BEAD_HEIGHT * 1.5);
    expect(gap(1, 0)).toBeCloseTo(gap(1, 2));
    expect(beadCentre({ peg: 0, height: 3 }, 1).y + BEAD_HEIGHT / 2).toBeLessThan(pegTop(1));
  });

  it('gives every cell a key of its own', () => {
    const keys = new Set<number>();
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      for (let height = 0; height < 4; height++) keys.add(cellKey({ peg, height }));
    }
    expect(keys.size).toBe(64);
  });

  it('draws the bar of a line out of both outermost beads, whatever the order of its cells', () => {
    const line = [2, 0, 3, 1].map((step) => ({ peg: step * 5, height: step }));
    const ends = barEnds(line)!;
    const [low, high] = ends[0].y < ends[1].y ? ends : [ends[1], ends[0]];
    const first = beadCentre({ peg: A1, height: 0 });
    const last = beadCentre({ peg: D4, height: 3 });
    expect(Math.hypot(low.x - first.x, low.y - first.y, low.z - first.z)).toBeGreaterThan(
      BEAD_RADIUS,
    );
    expect(low.y).toBeLessThan(first.y);
    expect(high.y).toBeGreaterThan(last.y);
  });

  it('has no bar for less than two cells', () => {
    expect(barEnds([])).toBeUndefined();
    expect(barEnds([{ peg: 3, height: 1 }])).toBeUndefined();
  });
});
