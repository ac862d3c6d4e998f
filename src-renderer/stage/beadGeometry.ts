import { LatheGeometry, Vector2 } from 'three';
import { BEAD_BORE, BEAD_HEIGHT, BEAD_RADIUS } from './layout.ts';
import type { StageQuality } from './palette.ts';

/** Radius of the flat ring around the bore on which a bead stands. */
const END_RADIUS = 0.2;

/**
 * A bead turned on a lathe: a barrel with flattened, countersunk ends and a bore. Black's beads
 * carry two fine grooves, so that the sides differ in more than colour.
 */
export function makeBeadGeometry(side: 0 | 1, quality: StageQuality): LatheGeometry {
  const isHigh = quality === 'high';
  return new LatheGeometry(makeProfile(side, isHigh ? 18 : 12), isHigh ? 38 : 20);
}

function makeProfile(side: 0 | 1, steps: number): Vector2[] {
  const half = BEAD_HEIGHT / 2;
  const end = [
    // The bore has a floor, or one would see through the bead beside the rod.
    new Vector2(BEAD_BORE / 2, half - 0.09),
    new Vector2(BEAD_BORE, half - 0.09),
    new Vector2(BEAD_BORE, half - 0.035),
    new Vector2(BEAD_BORE + 0.008, half - 0.024),
    new Vector2(BEAD_BORE + 0.042, half),
    new Vector2(END_RADIUS - 0.012, half),
  ];
  const lower = end.map(({ x, y }) => new Vector2(x, -y));
  return [...lower, ...makeBarrel(side, steps), ...end.reverse()];
}

/** The curved wall from the lower to the upper end: an ellipse with slightly fuller shoulders. */
function makeBarrel(side: 0 | 1, steps: number): Vector2[] {
  const heights: number[] = [];
  for (let step = 0; step <= steps; step++) {
    heights.push(Math.sin((step / steps - 0.5) * Math.PI));
  }
  if (side === 1) {
    for (const middle of GROOVES) {
      for (const part of [-1, -0.5, 0, 0.5, 1]) {
        heights.push((middle + part * GROOVE_HALF_WIDTH) / (BEAD_HEIGHT / 2));
      }
    }
  }
  return heights
    .sort((a, b) => a - b)
    .map((share) => {
      const y = (share * BEAD_HEIGHT) / 2;
      const bulge = Math.max(0, 1 - share * share) ** 0.46;
      const radius = END_RADIUS + (BEAD_RADIUS - END_RADIUS) * bulge;
      return new Vector2(side === 1 ? radius - grooveDepth(y) : radius, y);
    });
}

const GROOVES = [-0.1, 0.1];
const GROOVE_HALF_WIDTH = 0.026;
const GROOVE_DEPTH = 0.012;

function grooveDepth(y: number): number {
  const nearest = Math.min(...GROOVES.map((middle) => Math.abs(y - middle)));
  const share = Math.min(1, nearest / GROOVE_HALF_WIDTH);
  return GROOVE_DEPTH * (1 - share * share) ** 2;
}
