import { type Ray, Vector3 } from 'three';
import {
  BEAD_HEIGHT,
  BEAD_RADIUS,
  BOARD_HALF,
  FOOT_HEIGHT,
  FOOT_RADIUS,
  PEG_RADIUS,
  PEG_SPACING,
  beadCentre,
  pegFoot,
  pegTop,
  type StageCell,
} from '../../../src-renderer/stage/layout.ts';

const STEP = 0.03;
/** Radius of the flat end on which a bead stands. */
const END_RADIUS = 0.2;

/**
 * What the eye meets first along a ray, found by walking along it in small steps through shapes that are written down
 * here once more: a peg 0..15, the board, or nothing.
 */
export function metBy(
  ray: Ray,
  beads: readonly StageCell[],
  spread = 0,
): number | 'board' | undefined {
  const at = new Vector3();
  const start = Math.max(0, (pegTop(spread) - ray.origin.y) / ray.direction.y);
  for (let distance = start; distance < 40; distance += STEP) {
    ray.at(distance, at);
    if (at.y <= 0) {
      const isOnBoard = Math.abs(at.x) <= BOARD_HALF && Math.abs(at.z) <= BOARD_HALF;
      return isOnBoard ? 'board' : undefined;
    }
    const peg = pegAt(at, beads, spread);
    if (peg !== undefined) return peg;
  }
  return undefined;
}

function pegAt(point: Vector3, beads: readonly StageCell[], spread: number): number | undefined {
  const [column, row] = [point.x, -point.z].map((along) => Math.floor(along / PEG_SPACING + 2));
  if (column === undefined || row === undefined) return undefined;
  if (Math.min(column, row) < 0 || Math.max(column, row) > 3) return undefined;
  const peg = column + 4 * row;
  const { x, z } = pegFoot(peg);
  const radius = Math.hypot(point.x - x, point.z - z);
  if (radius > BEAD_RADIUS) return undefined;
  if (radius <= pegRadius(point.y)) return peg;
  const isInBead = beads.some((bead) => {
    if (bead.peg !== peg) return false;
    const share = (point.y - beadCentre(bead, spread).y) / (BEAD_HEIGHT / 2);
    if (Math.abs(share) > 1) return false;
    const bulge = (1 - share * share) ** 0.46;
    return radius <= END_RADIUS + (BEAD_RADIUS - END_RADIUS) * bulge;
  });
  return isInBead ? peg : undefined;
}

/** Of a rod on its foot, at a height above the board. */
function pegRadius(y: number): number {
  const shoulder = FOOT_HEIGHT - 0.028;
  if (y <= shoulder) return FOOT_RADIUS;
  if (y <= FOOT_HEIGHT) return FOOT_RADIUS - 0.05 - 0.045 * ((y - shoulder) / 0.028);
  const flare = Math.min(1, (y - FOOT_HEIGHT) / 0.05);
  return PEG_RADIUS + 0.05 * (1 - Math.sqrt(1 - (1 - flare) ** 2));
}
