import { Color, MeshPhongMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { flatMaterials } from '../../../src-renderer/boards/shared/boardMaterials.ts';
import { RIM_POWER, shadeBeads } from '../../../src-renderer/stage/beadShading.ts';
import { FINISHES, STAGE_MATERIALS } from '../../../src-renderer/stage/finishes.ts';
import { MOODS } from '../../../src-renderer/stage/palette.ts';

const luminance = (colour: Color): number =>
  0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;
const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The dark felt of theme/tokens.css, oklch(0.36 0.045 165) in its middle: relative luminance. */
const DARK_FELT = 0.04;

/** The light along an outline, at a share of the bead's radius as it is seen. */
function rimAt(share: number): number {
  const { rim, exposure } = MOODS.dark;
  const grazing = 1 - Math.sqrt(1 - share * share);
  // Below 0.76 neutral tone mapping leaves colours as they are.
  return luminance(new Color(rim)) * grazing ** RIM_POWER * exposure;
}

const beadsOfAll = STAGE_MATERIALS.map((material) => FINISHES[material].beads);

describe('beads on the felt', () => {
  it('of Black have an outline at 3:1 against dark felt, on every board', () => {
    for (const share of [0.95, 0.97, 1]) {
      expect(contrast(rimAt(share), DARK_FELT)).toBeGreaterThanOrEqual(3);
    }
    expect(rimAt(0.5)).toBeLessThan(0.02);
    for (const [, black] of beadsOfAll) {
      // Outline and face differ as much, so that the bead is seen also where felt is as dark as it.
      expect(contrast(rimAt(0.95), luminance(new Color(black)) + rimAt(0.5))).toBeGreaterThan(3);
    }
  });

  it('differ by far between the sides, on every board', () => {
    for (const [white, black] of beadsOfAll) {
      const values = [white, black].map((colour) => luminance(new Color(colour)));
      expect(contrast(values[0]!, values[1]!)).toBeGreaterThan(10);
    }
  });

  it('are shaded by a program of their own for each side', () => {
    const uniforms = { rim: { value: new Color() } };
    const keys = ([0, 1] as const).map((side) => {
      const material = new MeshPhongMaterial();
      shadeBeads(side, material, uniforms);
      return material.customProgramCacheKey();
    });
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the materials of the 3D board', () => {
  it('are those that the person can choose for every board', () => {
    expect(flatMaterials().map(({ id }) => id)).toEqual([...STAGE_MATERIALS]);
  });
});

describe('letters and digits on the board', () => {
  it('stand out at 3:1 from every material', () => {
    for (const material of STAGE_MATERIALS) {
      const { board, inlay } = FINISHES[material];
      const values = [board, inlay].map((colour) => luminance(new Color(colour)));
      expect(contrast(values[0]!, values[1]!), material).toBeGreaterThan(3);
    }
  });
});
