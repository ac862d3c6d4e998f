import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshPhongMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import { BOARD_HALF, gridOffset } from './layout.ts';
import { BOXWOOD, type StageQuality } from './palette.ts';

export interface Labels {
  readonly object: Mesh<BufferGeometry, MeshPhongMaterial | MeshStandardMaterial>;
  /** Lays the labels along the two edges next to a viewer who sits at this side (0..3). */
  face(side: number): void;
}

const GLYPHS = 'ABCD1234';
const GLYPH_PX = 256;
const ATLAS_COLUMNS = 4;
const ATLAS_ROWS = 2;
const GLYPH_SIZE = 0.34;
const FROM_EDGE = 0.315;

const EDGES = ['ABCD', '1234', 'DCBA', '4321'] as const;

/**
 * The labels that a viewer at a side of the board (0 row 1, 1 column D, 2 row 4, 3 column A) reads
 * from left to right along the near edge and from near to far along the left one.
 */
export function labelsFor(side: number): { readonly near: string; readonly left: string } {
  return { near: EDGES[side % 4]!, left: EDGES[(side + 1) % 4]! };
}

/** Letters and digits of boxwood, let into the walnut; always upright for the viewer. */
export function makeLabels(quality: StageQuality): Labels {
  const geometry = makeGeometry();
  const map = paintGlyphs();
  const finish = { map, transparent: true, depthWrite: false, polygonOffset: true };
  const offset = { polygonOffsetFactor: -1, polygonOffsetUnits: -1 };
  const material =
    quality === 'high'
      ? new MeshStandardMaterial({ ...finish, ...offset, roughness: 0.5 })
      : new MeshPhongMaterial({ ...finish, ...offset });
  const object = new Mesh(geometry, material);
  object.position.y = 0.003;
  object.receiveShadow = quality === 'high';
  return {
    object,
    face: (side) => {
      object.rotation.y = (side * Math.PI) / 2;
      const { near, left } = labelsFor(side);
      setGlyphs(geometry, near + left);
    },
  };
}

/** Eight squares: four along the near edge, four along the left one. */
function makeGeometry(): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const edge = BOARD_HALF - FROM_EDGE;
  for (let glyph = 0; glyph < GLYPHS.length; glyph++) {
    const along = gridOffset(glyph % 4);
    const x = glyph < 4 ? along : -edge;
    const z = glyph < 4 ? edge : -along;
    const half = GLYPH_SIZE / 2;
    positions.push(x - half, 0, z + half, x + half, 0, z + half);
    positions.push(x + half, 0, z - half, x - half, 0, z - half);
    normals.push(0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0);
    const first = glyph * 4;
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(GLYPHS.length * 8), 2));
  geometry.setIndex(indices);
  return geometry;
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

function paintGlyphs(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = GLYPH_PX * ATLAS_COLUMNS;
  canvas.height = GLYPH_PX * ATLAS_ROWS;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.font = `600 ${GLYPH_PX * 0.74}px Georgia, "Palatino Linotype", "DejaVu Serif", serif`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = BOXWOOD;
    context.lineWidth = GLYPH_PX * 0.03;
    context.lineJoin = 'round';
    context.strokeStyle = 'rgb(25 12 5 / 0.8)';
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
