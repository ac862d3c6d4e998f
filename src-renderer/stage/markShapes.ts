import {
  BufferAttribute,
  CapsuleGeometry,
  CylinderGeometry,
  TorusGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { BEAD_RADIUS } from './layout.ts';

/**
 * The shapes of all marks, each a number of its own: the ring round a bead, a bar of length 1 along y, the ring and the
 * square of a threat, the star on a deadly peg, and thin lines of length 1 along y: whole, dashed, dotted.
 */
export const MARK_SHAPES = [
  'ring',
  'bar',
  'roundThreat',
  'squareThreat',
  'star',
  'line',
  'dashes',
  'dots',
] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

const BAR_RADIUS = 0.074;
const LINE_RADIUS = 0.03;
const RING_RADIUS = BEAD_RADIUS + 0.035;
const THREAT_RADIUS = 0.3;
/** A bar is stretched about so much. */
const TYPICAL_LENGTH = 4.8;

/** All shapes in one geometry, told apart by the attribute `shape`, so that all marks are one draw call. */
export function makeMarkGeometry(isHigh: boolean): BufferGeometry {
  const makers: Readonly<Record<MarkShape, () => BufferGeometry>> = {
    ring: () => makeRing(new TorusGeometry(RING_RADIUS, 0.042, isHigh ? 12 : 8, isHigh ? 72 : 40)),
    bar: () => makeRod(BAR_RADIUS, isHigh),
    roundThreat: () => makeRing(new TorusGeometry(THREAT_RADIUS, 0.06, 8, isHigh ? 40 : 24)),
    squareThreat: makeSquare,
    star: makeStar,
    line: () => makeRod(LINE_RADIUS, false),
    dashes: () => makePieces(9, 0.62, LINE_RADIUS),
    dots: () => makePieces(24, 0.3, LINE_RADIUS * 0.8),
  };
  const shapes = MARK_SHAPES.map((name, index) => {
    const shape = makers[name]();
    const numbers = new Float32Array(shape.attributes.position!.count).fill(index);
    shape.setAttribute('shape', new BufferAttribute(numbers, 1));
    return shape;
  });
  const merged = mergeGeometries(shapes);
  for (const shape of shapes) shape.dispose();
  return merged;
}

/** Says at each corner which way the rod that it is of goes; rotations take that along. */
function withWay<G extends BufferGeometry>(geometry: G, wayAt: (corner: number) => Vector3): G {
  const { count } = geometry.attributes.position!;
  const ways = Array.from({ length: count }, (_, corner) => [...wayAt(corner).toArray(), 0]);
  geometry.setAttribute('tangent', new BufferAttribute(new Float32Array(ways.flat()), 4));
  return geometry;
}

const UP = new Vector3(0, 1, 0);
const upright = <G extends BufferGeometry>(geometry: G): G => withWay(geometry, () => UP);

function makeRing(torus: TorusGeometry): BufferGeometry {
  const position = torus.attributes.position!;
  withWay(torus, (corner) =>
    new Vector3(-position.getY(corner), position.getX(corner), 0).normalize(),
  );
  return torus.rotateX(Math.PI / 2);
}

/** A bar of length 1 that will be stretched about fivefold, hence with ends that are too flat. */
function makeRod(radius: number, isHigh: boolean): BufferGeometry {
  const cap = radius / TYPICAL_LENGTH;
  const rod = upright(new CapsuleGeometry(1, 1, isHigh ? 8 : 3, isHigh ? 24 : 8));
  const position = rod.attributes.position!;
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i);
    position.setY(i, Math.sign(y) * (0.5 - cap + cap * (Math.abs(y) - 0.5)));
  }
  rod.scale(radius, 1, radius);
  return rod;
}

/** A frame round the peg, of round rods, whose edges have a rim from wherever one looks. */
function makeSquare(): BufferGeometry {
  const [half, radius] = [0.29, 0.062];
  const rod = () => upright(new CapsuleGeometry(radius, 2 * half, 3, 10));
  const sides = [-1, 1].flatMap((sign) => [
    rod()
      .rotateZ(Math.PI / 2)
      .translate(0, 0, sign * half),
    rod()
      .rotateX(Math.PI / 2)
      .translate(sign * half, 0, 0),
  ]);
  return mergeAll(sides);
}

/** Four crossed rods: a star from wherever one looks. */
function makeStar(): BufferGeometry {
  const rods = [0, 1, 2, 3].map((rod) =>
    upright(new CapsuleGeometry(0.05, 0.5, 3, 8))
      .rotateX(0.9)
      .rotateY((rod * Math.PI) / 2 + Math.PI / 4),
  );
  return mergeAll(rods);
}

/** @param share of the length that is drawn */
function makePieces(count: number, share: number, radius: number): BufferGeometry {
  const pieces = Array.from({ length: count }, (_, piece) =>
    upright(new CylinderGeometry(radius, radius, share / count, 6)).translate(
      0,
      (piece + 0.5) / count - 0.5,
      0,
    ),
  );
  return mergeAll(pieces);
}

function mergeAll(parts: readonly BufferGeometry[]): BufferGeometry {
  const merged = mergeGeometries([...parts]);
  for (const part of parts) part.dispose();
  return merged;
}
