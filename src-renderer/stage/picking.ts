import { Line3, Plane, type Ray, Vector3 } from 'three';
import {
  BEAD_HEIGHT,
  BEAD_RADIUS,
  BOARD_HALF,
  PEG_COUNT,
  PEG_RADIUS,
  PEG_SPACING,
  beadCentre,
  pegFoot,
  pegTop,
  type Point,
  type StageCell,
} from './layout.ts';

/** How far from a peg's axis the pointer still means that peg: less than half the way to the next. */
const COLUMN_RADIUS = PEG_SPACING * 0.49;
/** Everything is nearer to the eye. */
const FAR = 200;
const BOARD_TOP = new Plane(new Vector3(0, 1, 0), 0);

/**
 * The peg a ray from the eye points at, or `undefined`. What the eye sees counts first: the nearest bead or rod
 * that the ray meets. Where it meets none, it is the peg whose invisible column the ray passes
 * closest to, so that the empty air between a near and a far peg belongs to the one aimed at.
 *
 * @param beads the beads that stand on the board
 * @param spread 0..1, how far the layers are lifted apart
 */
export function pickPeg(ray: Ray, beads: readonly StageCell[], spread = 0): number | undefined {
  return nearestSolid(ray, beads, spread) ?? closestColumn(ray, spread);
}

function nearestSolid(ray: Ray, beads: readonly StageCell[], spread: number): number | undefined {
  const boardAt = boardDistance(ray);
  let nearest = boardAt ?? Infinity;
  let picked: number | undefined;
  const consider = (peg: number, at: number | undefined) => {
    if (at === undefined || at >= nearest) return;
    nearest = at;
    picked = peg;
  };
  for (let peg = 0; peg < PEG_COUNT; peg++) {
    consider(peg, cylinderHit(ray, pegFoot(peg), PEG_RADIUS, 0, pegTop(spread)));
  }
  for (const bead of beads) {
    const centre = beadCentre(bead, spread);
    const half = BEAD_HEIGHT / 2;
    consider(
      bead.peg,
      cylinderHit(ray, centre, BEAD_RADIUS * 0.94, centre.y - half, centre.y + half),
    );
  }
  return picked;
}

function closestColumn(ray: Ray, spread: number): number | undefined {
  const sight = new Line3(ray.origin, ray.at(boardDistance(ray) ?? FAR, new Vector3()));
  let closest = COLUMN_RADIUS ** 2;
  let picked: number | undefined;
  for (let peg = 0; peg < PEG_COUNT; peg++) {
    const { x, z } = pegFoot(peg);
    const axis = new Line3(new Vector3(x, 0, z), new Vector3(x, pegTop(spread), z));
    const distance = sight.distanceSqToLine3(axis);
    if (distance < closest) {
      closest = distance;
      picked = peg;
    }
  }
  return picked;
}

/** How far along the ray the board's top is met, if it is. */
function boardDistance(ray: Ray): number | undefined {
  if (ray.direction.y >= 0) return undefined;
  const at = ray.distanceToPlane(BOARD_TOP);
  if (at === null) return undefined;
  const { x, z } = ray.at(at, new Vector3());
  return Math.abs(x) <= BOARD_HALF && Math.abs(z) <= BOARD_HALF ? at : undefined;
}

/** Distance along the ray to an upright cylinder with closed ends, or `undefined`. */
function cylinderHit(
  { origin, direction }: Ray,
  axis: Point,
  radius: number,
  bottom: number,
  top: number,
): number | undefined {
  const px = origin.x - axis.x;
  const pz = origin.z - axis.z;
  const a = direction.x ** 2 + direction.z ** 2;
  const b = px * direction.x + pz * direction.z;
  const c = px ** 2 + pz ** 2 - radius ** 2;
  const hits: number[] = [];
  const root = b * b - a * c;
  if (a > 0 && root >= 0) {
    const at = (-b - Math.sqrt(root)) / a;
    const y = origin.y + direction.y * at;
    if (y >= bottom && y <= top) hits.push(at);
  }
  if (direction.y !== 0) {
    for (const y of [bottom, top]) {
      const at = (y - origin.y) / direction.y;
      const x = px + direction.x * at;
      const z = pz + direction.z * at;
      if (x * x + z * z <= radius * radius) hits.push(at);
    }
  }
  const ahead = hits.filter((at) => at > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
