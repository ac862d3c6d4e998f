import { describe, expect, it } from 'vitest';
import { labelPlan, octantFacing } from '../../../src-renderer/stage/labels.ts';

const degrees = (value: number) => (value * Math.PI) / 180;

describe('labels on the edges', () => {
  it('reads A to D along the near edge and 1 to 4 going away, from the usual view', () => {
    const octant = octantFacing(degrees(27), 0);
    expect(labelPlan(octant)).toEqual({ side: 0, near: 'ABCD', lateral: '1234', lateralSide: 1 });
  });

  it('reads rightly from each side of the board', () => {
    const nearest = [0, 90, 180, 270].map((turn) => labelPlan(octantFacing(degrees(turn + 20), 5)));
    expect(nearest.map(({ near }) => near)).toEqual(['ABCD', '1234', 'DCBA', '4321']);
    expect(nearest.map(({ lateral }) => lateral)).toEqual(['1234', 'DCBA', '4321', 'ABCD']);
  });

  it('takes the lateral edge that is closer to the viewer', () => {
    expect(labelPlan(octantFacing(degrees(20), 3)).lateralSide).toBe(1);
    expect(labelPlan(octantFacing(degrees(-20), 3))).toMatchObject({ side: 0, lateralSide: -1 });
  });

  it('does not jump to and fro around a border, nor after whole turns', () => {
    expect(octantFacing(degrees(47), 0)).toBe(0);
    expect(octantFacing(degrees(43), 1)).toBe(1);
    expect(octantFacing(degrees(55), 0)).toBe(1);
    expect(octantFacing(degrees(-2), 0)).toBe(0);
    expect(octantFacing(degrees(360 + 20), 0)).toBe(0);
    expect(octantFacing(degrees(-10), 0)).toBe(7);
  });
});
