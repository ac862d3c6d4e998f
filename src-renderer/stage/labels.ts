import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshPhongMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import type { Finish } from './finishes.ts';
import { BOARD_HALF, gridOffset } from './layout.ts';
import type { StageQuality } from './palette.ts';

export interface Labels {
  readonly object: Mesh<BufferGeometry, MeshPhongMaterial | MeshStandardMaterial>;
  /** Lays the labels along the two edges next to a viewer in this eighth of the table (0..7). */
  face(octant: number): void;
}

const GLYPHS = 'ABCD1234';
const GLYPH_PX = 256;
const ATLAS_COLUMNS = 4;
const ATLAS_ROWS = 2;
export const GLYPH_SIZE = 0.44;
export const FROM_EDGE = 0.315;

const EDGES = ['ABCD', '1234', 'DCBA', '4321'] as const;

/** Which labels a viewer reads, and where. */
export interface LabelPlan {
  /** The side of the board the viewer sits at: 0 row 1, 1 column D, 2 row 4, 3 column A. */
  readonly side: number;
  /** From left to right along the near edge. */
  readonly near: string;
  /** From near to far along the lateral edge. */
  readonly lateral: string;
  /** The lateral edge that is closer to the viewer: −1 left, 1 right. */
  readonly lateralSide: -1 | 1;
}

/**
 * The labels for a viewer in one of the eight eighths of the table: eighth 0 reaches from straight
 * in front of row 1 to the corner D1, and so on anticlockwise seen from above.
 */
export function labelPlan(octant: number): LabelPlan {
  const side = Math.floor((octant + 1) / 2) % 4;
  return {
    side,
    near: EDGES[side]!,
    lateral: EDGES[(side + 1) % 4]!,
    lateralSide: octant % 2 === 0 ? 1 : -1,
  };
}

/**
 * The eighth of the table from which a camera at `azimuth` (radians) looks. Near a border the
 * `current` one stays, so that labels do not jump to and fro.
 */
export function octantFacing(azimuth: number, current: number): number {
  const eighths = azimuth / (Math.PI / 4);
  const fromMiddle = eighths - (current + 0.5);
  const isStillThere = Math.abs(fromMiddle - 8 * Math.round(fromMiddle / 8)) < 0.6;
  return isStillThere ? current : ((Math.floor(eighths) % 8) + 8) % 8;
}

/** Letters and digits, let into the board; always upright for the viewer. */
export function makeLabels(quality: StageQuality, finish: Finish): Labels {
  const geometry = makeGeometry();
  const map = paintGlyphs(finish);
  const paint = { map, transparent: true, depthWrite: false, polygonOffset: true };
  const offset = { polygonOffsetFactor: -1, polygonOffsetUnits: -1 };
  const material =
    quality === 'high'
      ? new MeshStandardMaterial({ ...paint, ...offset, roughness: 0.5 })
      : new MeshPhongMaterial({ ...paint, ...offset });
  const object = new Mesh(geometry, material);
  object.position.y = 0.003;
  object.receiveShadow = quality === 'high';
  return {
    object,
    face: (octant) => {
      const { side, near, lateral, lateralSide } = labelPlan(octant);
      object.rotation.y = (side * Math.PI) / 2;
      placeGlyphs(geometry, lateralSide);
      setGlyphs(geometry, near + lateral);
    },
  };
}

/** Eight squares, facing up. */
function makeGeometry(): BufferGeometry {
  const corners = GLYPHS.length * 4;
  const geometry = new BufferGeometry();
  const upwards = Array.from({ length: corners }, () => [0, 1, 0]).flat();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners * 3), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(upwards), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(corners * 2), 2));
  geometry.setIndex(
    Array.from(GLYPHS, (_, glyph) => [0, 1, 2, 0, 2, 3].map((corner) => glyph * 4 + corner)).flat(),
  );
  return geometry;
}

/** Four along the near edge, four along the left (−1) or right (1) one. */
function placeGlyphs(geometry: BufferGeometry, lateralSide: -1 | 1): void {
  const position = geometry.attributes.position!;
  const edge = BOARD_HALF - FROM_EDGE;
  const half = GLYPH_SIZE / 2;
  for (let glyph = 0; glyph < GLYPHS.length; glyph++) {
    const along = gridOffset(glyph % 4);
    const x = glyph < 4 ? along : lateralSide * edge;
    const z = glyph < 4 ? edge : -along;
    position.setXYZ(glyph * 4, x - half, 0, z + half);
    position.setXYZ(glyph * 4 + 1, x + half, 0, z + half);
    position.setXYZ(glyph * 4 + 2, x + half, 0, z - half);
    position.setXYZ(glyph * 4 + 3, x - half, 0, z - half);
  }
  position.needsUpdate = true;
  geometry.computeBoundingSphere();
}

function setGlyphs(geometry: BufferGeometry, text: string): void {
  const uv = geometry.attributes.uv!;
  [...text].forEach((glyph, place) => {
    const index = GLYPHS.indexOf(glyph);
    const left = (index % ATLAS_COLUMNS) / ATLAS_COLUMNS;
    const right = left + 1 / ATLAS_COLUMNS;
    const top = 1 - Math.floor(index / ATLAS_COLUMNS) / ATLAS_ROWS;
    const bottom = top - 1 / ATLAS_ROWS;
    uv.setXY(place * 4, left, bottom);
    uv.setXY(place * 4 + 1, right, bottom);
    uv.setXY(place * 4 + 2, right, top);
    uv.setXY(place * 4 + 3, left, top);
  });
  uv.needsUpdate = true;
}

function paintGlyphs({ inlay, inlayEdge }: Finish): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = GLYPH_PX * ATLAS_COLUMNS;
  canvas.height = GLYPH_PX * ATLAS_ROWS;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.font = `700 ${GLYPH_PX * 0.74}px 'Inter Variable', sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = inlay;
    context.lineWidth = GLYPH_PX * 0.05;
    context.lineJoin = 'round';
    context.strokeStyle = inlayEdge;
    [...GLYPHS].forEach((glyph, index) => {
      const x = ((index % ATLAS_COLUMNS) + 0.5) * GLYPH_PX;
      const y = (Math.floor(index / ATLAS_COLUMNS) + 0.77) * GLYPH_PX;
      context.strokeText(glyph, x, y);
      context.fillText(glyph, x, y);
    });
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
