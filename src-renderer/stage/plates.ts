import { InstancedMesh, Matrix4, MeshBasicMaterial, Shape, ShapeGeometry } from 'three';
import { BEAD_HEIGHT, BOARD_CORNER_RADIUS, BOARD_HALF, GRID_SIZE, beadCentre } from './layout.ts';

/** Sheets of glass between layers that are lifted apart, so that a bead's height is read at a glance. */
export interface Plates {
  readonly object: InstancedMesh;
  /** @param spread 0..1, how far the layers are lifted apart */
  place(spread: number): void;
}

/** One under each layer but the lowest, which lies on the board. */
const PLATE_COUNT = GRID_SIZE - 1;
const HALF = BOARD_HALF - 0.12;
const OPACITY = 0.17;
/** How far under the layer's beads, in board units. */
const GAP = 0.05;

export function makePlates(): Plates {
  const geometry = new ShapeGeometry(roundedSquare(), 6);
  geometry.rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({
    color: '#e9f3ee',
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const object = new InstancedMesh(geometry, material, PLATE_COUNT);
  object.frustumCulled = false;
  object.visible = false;
  return {
    object,
    place: (spread) => {
      object.visible = spread > 0;
      material.opacity = OPACITY * spread;
      for (let plate = 0; plate < PLATE_COUNT; plate++) {
        const { y } = beadCentre({ peg: 0, height: plate + 1 }, spread);
        const under = y - BEAD_HEIGHT / 2 - GAP;
        object.setMatrixAt(plate, new Matrix4().makeTranslation(0, under, 0));
      }
      object.instanceMatrix.needsUpdate = true;
    },
  };
}

function roundedSquare(): Shape {
  const inner = HALF - BOARD_CORNER_RADIUS;
  const shape = new Shape();
  const corners = [
    [inner, inner],
    [-inner, inner],
    [-inner, -inner],
    [inner, -inner],
  ] as const;
  corners.forEach(([x, y], corner) => {
    const start = (corner * Math.PI) / 2;
    shape.absarc(x, y, BOARD_CORNER_RADIUS, start, start + Math.PI / 2, false);
  });
  shape.closePath();
  return shape;
}
