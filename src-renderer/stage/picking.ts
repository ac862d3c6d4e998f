import { Vector3, type InstancedMesh, type Ray, type Raycaster } from 'three';
import { BOARD_HALF, PEG_COUNT, PEG_SPACING, pegFoot, pegTop, type Point } from './layout.ts';

/** Something drawn that belongs to pegs, in as many copies as its mesh has instances. */
export interface Solid {
  readonly mesh: InstancedMesh;
  /** The peg 0..15 of an instance; `undefined` for one that is no place to play. */
  pegOf(instance: number): number | undefined;
}

/** How far from a peg's axis the pointer still means that peg: less than half the way to the next. */
const COLUMN_RADIUS = PEG_SPACING * 0.49;

/**
 * The peg a ray points at, or `undefined`. What the eye sees counts first: the nearest of the drawn shapes that the ray
 * meets. Where it meets none, it is the peg whose invisible column the ray passes closest to, so that the empty air
 * between a near and a far peg belongs to the one aimed at.
 *
 * @param spread 0..1, how far the layers are lifted apart
 */
export function pickPeg(
  raycaster: Raycaster,
  solids: readonly Solid[],
  spread = 0,
): number | undefined {
  const boardAt = boardDistance(raycaster.ray) ?? Infinity;
  return nearestSolid(raycaster, solids, boardAt) ?? closestColumn(raycaster.ray, spread, boardAt);
}

function nearestSolid(
  raycaster: Raycaster,
  solids: readonly Solid[],
  boardAt: number,
): number | undefined {
  let nearest = boardAt;
  let picked: number | undefined;
  for (const { mesh, pegOf } of solids) {
    for (const { distance, instanceId } of raycaster.intersectObject(mesh, false)) {
      const peg = instanceId === undefined ? undefined : pegOf(instanceId);
      if (peg === undefined || distance >= nearest) continue;
      nearest = distance;
      picked = peg;
    }
  }
  return picked;
}

function closestColumn(ray: Ray, spread: number, boardAt: number): number | undefined {
  let closest = COLUMN_RADIUS;
  let picked: number | undefined;
  for (let peg = 0; peg < PEG_COUNT; peg++) {
    const distance = axisDistance(ray, pegFoot(peg), pegTop(spread), boardAt);
    if (distance < closest) {
      closest = distance;
      picked = peg;
    }
  }
  return picked;
}

/** How far along the ray the board's top is met, if it is. */
function boardDistance({ origin, direction }: Ray): number | undefined {
  if (direction.y >= 0) return undefined;
  const at = -origin.y / direction.y;
  if (at <= 0) return undefined;
  const x = origin.x + direction.x * at;
  const z = origin.z + direction.z * at;
  return Math.abs(x) <= BOARD_HALF && Math.abs(z) <= BOARD_HALF ? at : undefined;
}

/** Smallest distance between a ray, up to `end` along it, and an upright axis. */
function axisDistance(ray: Ray, foot: Point, height: number, end: number): number {
  const bottom = new Vector3().copy(foot);
  const top = bottom.clone().setY(height);
  const nearest = new Vector3();
  const distance = Math.sqrt(ray.distanceSqToSegment(bottom, top, nearest));
  if (nearest.distanceTo(ray.origin) <= end) return distance;
  const last = ray.at(end, nearest);
  return Math.hypot(last.x - foot.x, last.z - foot.z);
}
