import { describe, expect, it } from 'vitest';
import type { StageView } from '../../../src-renderer/stage/stageContract.ts';
import { compareViews } from '../../../src-renderer/stage/viewChanges.ts';

const view = (): StageView => ({
  beads: [
    { peg: 1, height: 0, side: 0 },
    { peg: 4, height: 0, side: 1 },
  ],
  lastMove: { peg: 4, height: 0 },
  ghost: { peg: 2, height: 0, side: 0 },
  winningLines: [[{ peg: 1, height: 0 }]],
  threats: [{ peg: 7, height: 1, side: 1 }],
  deadlyPegs: [7],
  told: [{ peg: 5, height: 0, tone: 'good' }],
  lines: [{ cells: [{ peg: 7, height: 1 }], side: undefined }],
});
const changeTo = (part: Partial<StageView>) => compareViews(view(), { ...view(), ...part });

describe('what changes between two views', () => {
  it('is nothing when the same picture comes again', () => {
    expect(changeTo({})).toEqual({ isPositionChanged: false, isHintChanged: false });
  });

  it('is only the ghost when the pointer moves on', () => {
    const onlyGhost = { isPositionChanged: false, isHintChanged: true };
    expect(changeTo({ ghost: undefined })).toEqual(onlyGhost);
    expect(changeTo({ ghost: { peg: 3, height: 0, side: 0 } })).toEqual(onlyGhost);
    expect(changeTo({ ghost: { peg: 2, height: 0, side: 1 } })).toEqual(onlyGhost);
  });

  it('is only what is drawn beside it when threats or lines differ', () => {
    const onlyHints = { isPositionChanged: false, isHintChanged: true };
    const [line] = view().lines;
    for (const part of [
      { threats: [] },
      { threats: [{ peg: 7, height: 1, side: 0 as const }] },
      { deadlyPegs: [6] },
      { told: [] },
      { told: [{ peg: 5, height: 0, tone: 'bad' as const }] },
      { lines: [] },
      { lines: [{ ...line!, side: 1 as const }] },
      { lines: [{ ...line!, cells: [] }] },
    ]) {
      expect(changeTo(part)).toEqual(onlyHints);
    }
  });

  it('is the position when a bead, the last move or a line differs', () => {
    const beads = view().beads;
    for (const part of [
      { beads: beads.slice(1) },
      { beads: [...beads, { peg: 9, height: 0, side: 0 as const }] },
      { beads: beads.map((bead) => ({ ...bead, side: 0 as const })) },
      { lastMove: undefined },
      { winningLines: [] },
      { winningLines: [[{ peg: 1, height: 1 }]] },
    ]) {
      expect(changeTo(part).isPositionChanged).toBe(true);
    }
  });
});
