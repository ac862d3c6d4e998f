import {
  CanvasTexture,
  Group,
  InstancedMesh,
  MathUtils,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import type { BeadPlacement } from './beadMotion.ts';
import { BOARD_HALF, BOARD_THICKNESS, FOOT_RADIUS, PEG_COUNT, pegFoot } from './layout.ts';

export interface ContactShadows {
  readonly object: Group;
  /** Darkens the board under the lowest beads, the more the closer they are. */
  place(placements: readonly BeadPlacement[]): void;
}

const SIZE_PX = 128;

/** The soft darkness where things touch what they stand on, which lamps and shadow maps miss. */
export function makeContactShadows(): ContactShadows {
  const spots = new InstancedMesh(
    new PlaneGeometry(2, 2).rotateX(-Math.PI / 2),
    makeMaterial(paintSpot()),
    PEG_COUNT,
  );
  spots.frustumCulled = false;
  const reach = BOARD_HALF + 0.75;
  const under = new Mesh(
    new PlaneGeometry(2 * reach, 2 * reach).rotateX(-Math.PI / 2),
    makeMaterial(paintPool(reach)),
  );
  under.position.y = -BOARD_THICKNESS;
  under.renderOrder = -1;
  const object = new Group();
  object.add(under, spots);
  const matrix = new Matrix4();

  return {
    object,
    place: (placements) => {
      const radii = new Array<number>(PEG_COUNT).fill(FOOT_RADIUS * 1.7);
      for (const { bead, lift, scale } of placements) {
        if (bead.height !== 0) continue;
        const nearness = Math.max(0, 1 - lift / 1.2) * scale;
        radii[bead.peg] = Math.max(radii[bead.peg]!, 0.74 * nearness);
      }
      radii.forEach((radius, peg) => {
        const { x, z } = pegFoot(peg);
        matrix.makeScale(radius, 1, radius).setPosition(x, 0.004, z);
        spots.setMatrixAt(peg, matrix);
      });
      spots.instanceMatrix.needsUpdate = true;
    },
  };
}

function makeMaterial(map: CanvasTexture): MeshBasicMaterial {
  return new MeshBasicMaterial({
    map,
    color: '#000000',
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    toneMapped: false,
  });
}

function paintSpot(): CanvasTexture {
  return paint((x, y) => 0.62 * (1 - MathUtils.smoothstep(Math.hypot(x, y), 0.1, 1)));
}

/** The shade under the board's edge, fading outwards. */
function paintPool(reach: number): CanvasTexture {
  const half = (BOARD_HALF - 0.34) / reach;
  return paint((x, y) => {
    const distance = Math.hypot(Math.max(0, Math.abs(x) - half), Math.max(0, Math.abs(y) - half));
    return 0.75 * (1 - MathUtils.smoothstep(distance, 0, 0.3)) ** 1.6;
  });
}

/** A picture of black whose opacity is given for each point in −1..1. */
function paint(opacityAt: (x: number, y: number) => number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX;
  canvas.height = SIZE_PX;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const image = context.createImageData(SIZE_PX, SIZE_PX);
    for (let i = 0; i < SIZE_PX * SIZE_PX; i++) {
      const x = (((i % SIZE_PX) + 0.5) / SIZE_PX) * 2 - 1;
      const y = ((Math.floor(i / SIZE_PX) + 0.5) / SIZE_PX) * 2 - 1;
      image.data[i * 4 + 3] = Math.round(255 * opacityAt(x, y));
    }
    context.putImageData(image, 0, 0);
  }
  return new CanvasTexture(canvas);
}
