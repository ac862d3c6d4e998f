import { BufferAttribute, BufferGeometry } from 'three';

/** One point of a slab's edge, seen in cross-section, with its outward normal. */
interface EdgePoint {
  /** How far inside the outline. */
  readonly inset: number;
  readonly y: number;
  readonly outward: number;
  readonly upward: number;
  /** Way along the surface from the top's rim. */
  readonly way: number;
}

/** A square slab with round corners and rounded edges; its top is y = 0. */
export interface SlabShape {
  readonly half: number;
  readonly thickness: number;
  readonly cornerRadius: number;
  readonly edgeRadius: number;
}

const CORNER_STEPS = 12;
const EDGE_STEPS = 7;

/**
 * The slab as a mesh. Texture coordinates unfold it like a box with its sides laid flat around the
 * top: `(x, z) / (2 · reach) + 0.5`, where a side continues outwards by its way downwards.
 *
 * @param reach half the width of the unfolded square
 */
export function makeSlabGeometry(shape: SlabShape, reach: number): BufferGeometry {
  const outline = makeOutline(shape);
  const edge = makeEdge(shape);
  const rim = shape.cornerRadius - shape.edgeRadius;
  const positions: number[] = [0, 0, 0];
  const normals: number[] = [0, 1, 0];
  const uvs: number[] = [0.5, 0.5];
  const indices: number[] = [];

  for (const point of edge) {
    for (const { cx, cz, nx, nz } of outline) {
      const radius = shape.cornerRadius - point.inset;
      positions.push(cx + nx * radius, point.y, cz + nz * radius);
      normals.push(nx * point.outward, point.upward, nz * point.outward);
      const flat = rim + point.way;
      uvs.push((cx + nx * flat) / (2 * reach) + 0.5, (cz + nz * flat) / (2 * reach) + 0.5);
    }
  }
  const count = outline.length;
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    indices.push(0, 1 + i, 1 + next);
    for (let j = 0; j + 1 < edge.length; j++) {
      const upper = 1 + j * count;
      const lower = upper + count;
      indices.push(upper + i, lower + i, lower + next, upper + i, lower + next, upper + next);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return geometry;
}

/** Corner centres and directions, going round so that triangles face outwards. */
function makeOutline({ half, cornerRadius }: SlabShape) {
  const centre = half - cornerRadius;
  const points: { cx: number; cz: number; nx: number; nz: number }[] = [];
  for (let corner = 0; corner < 4; corner++) {
    for (let step = 0; step <= CORNER_STEPS; step++) {
      const angle = -((corner + step / CORNER_STEPS) * Math.PI) / 2;
      const middle = -((corner + 0.5) * Math.PI) / 2;
      points.push({
        cx: Math.sign(Math.cos(middle)) * centre,
        cz: Math.sign(Math.sin(middle)) * centre,
        nx: Math.cos(angle),
        nz: Math.sin(angle),
      });
    }
  }
  return points;
}

function makeEdge({ thickness, edgeRadius }: SlabShape): readonly EdgePoint[] {
  const points: EdgePoint[] = [];
  const straight = thickness - 2 * edgeRadius;
  const quarter = (edgeRadius * Math.PI) / 2;
  for (const isLower of [false, true]) {
    for (let step = 0; step <= EDGE_STEPS; step++) {
      const angle = ((step / EDGE_STEPS) * Math.PI) / 2;
      const outward = isLower ? Math.cos(angle) : Math.sin(angle);
      const upward = isLower ? -Math.sin(angle) : Math.cos(angle);
      const centreY = isLower ? edgeRadius - thickness : -edgeRadius;
      points.push({
        inset: edgeRadius * (1 - outward),
        y: centreY + edgeRadius * upward,
        outward,
        upward,
        way: (isLower ? quarter + straight : 0) + (step / EDGE_STEPS) * quarter,
      });
    }
  }
  return points;
}
