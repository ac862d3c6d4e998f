import { describe, expect, it } from 'vitest';
import { TURN_MS } from '../../../src-renderer/stage/animation.ts';
import type { StageBead } from '../../../src-renderer/stage/beadMotion.ts';
import { StagePicture } from '../../../src-renderer/stage/stagePicture.ts';
import type { StageView } from '../../../src-renderer/stage/stageContract.ts';

const LONG_AFTER_MS = 10_000;

const row: readonly StageBead[] = [0, 1, 2, 3].map((peg) => ({ peg, height: 0, side: 0 }));
const other: StageBead = { peg: 12, height: 0, side: 1 };
const upper: StageBead = { peg: 12, height: 1, side: 0 };

function viewOf(beads: readonly StageBead[], isWon = false): StageView {
  const lastMove = beads.at(-1);
  const winningLines = isWon ? [beads.slice(-4)] : [];
  const hints = { ghost: undefined, threats: [], deadlyPegs: [], told: [], lines: [] };
  return { beads, lastMove, winningLines, ...hints };
}

/** The picture once nothing moves. */
function settled(picture: StagePicture) {
  picture.at(0);
  return picture.at(LONG_AFTER_MS);
}

const fadingIn = (picture: ReturnType<StagePicture['at']>) =>
  picture.placements.map((placement) => picture.fading(placement));

describe('what stands on the 3D board from moment to moment', () => {
  it('is due at first, and then only when something changes or moves', () => {
    const picture = new StagePicture();
    expect(picture.isChanged).toBe(true);
    settled(picture);
    expect(picture.isChanged).toBe(false);
    picture.show(viewOf([other]), true);
    picture.at(0);
    expect(picture.isChanged).toBe(true);
    picture.at(LONG_AFTER_MS);
    expect([picture.isChanged, picture.areShadowsStale]).toEqual([false, false]);
    picture.show(viewOf([{ ...other }]), true);
    expect(picture.isChanged).toBe(false);
  });

  it('throws no other shadows for a ghost', () => {
    const picture = new StagePicture();
    picture.show(viewOf([other]), false);
    settled(picture);
    picture.show({ ...viewOf([other]), ghost: upper }, false);
    expect([picture.isChanged, picture.areShadowsStale]).toEqual([true, false]);
    expect(settled(picture).ghost).toEqual(upper);
  });

  it('marks a move and draws its line out when the bead has come to rest', () => {
    const picture = new StagePicture();
    picture.show(viewOf([other, ...row.slice(1)]), false);
    settled(picture);
    picture.show(viewOf([other, ...row.slice(1), row[0]!], true), true);
    const falling = picture.at(0);
    expect([falling.ring, falling.barShare]).toEqual([undefined, 0]);
    expect(picture.shownLines).toEqual([]);
    expect(Math.max(...fadingIn(falling))).toBe(0);
    const landed = picture.at(2_000);
    expect(landed.ring).toEqual(row[0]);
    const drawn = picture.at(2_000 + TURN_MS);
    expect(drawn.barShare).toBe(1);
    expect(picture.shownLines).toHaveLength(1);
    expect(fadingIn(drawn).filter((share) => share === 1)).toHaveLength(1);
  });

  it('draws threats and lines beside the beads once nothing falls', () => {
    const picture = new StagePicture();
    const hints = {
      threats: [upper],
      deadlyPegs: [3],
      told: [],
      lines: [{ cells: row, side: 0 as const }],
    };
    picture.show({ ...viewOf([other]), ...hints }, true);
    const falling = picture.at(0);
    expect([falling.threats, falling.deadlyPegs, falling.lines]).toEqual([[], [], []]);
    expect(settled(picture)).toMatchObject(hints);
  });

  it('lets one height stand out', () => {
    const picture = new StagePicture();
    picture.show(viewOf([other, upper]), false);
    picture.showLayers({ isExploded: false, height: 1 }, false);
    expect(fadingIn(settled(picture))).toEqual([1, 0]);
    picture.showLayers({ isExploded: false, height: undefined }, false);
    expect(fadingIn(settled(picture))).toEqual([0, 0]);
  });

  it('lifts the layers apart in its time, from where they are', () => {
    const picture = new StagePicture();
    picture.showLayers({ isExploded: true, height: undefined }, true);
    expect(picture.spread).toBe(1);
    picture.at(0);
    const half = picture.at(TURN_MS / 2).spread;
    expect(half).toBeCloseTo(0.5);
    picture.showLayers({ isExploded: false, height: undefined }, true);
    expect(picture.at(TURN_MS / 2).spread).toBe(half);
    expect(picture.at(2 * TURN_MS).spread).toBe(0);
    expect(picture.isChanged).toBe(false);
  });
});
