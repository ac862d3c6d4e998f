import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { BeadPlacement } from './beadMotion.ts';
import { makeBeadGeometry } from './beadGeometry.ts';
import { shadeBeads, type BeadUniforms } from './beadShading.ts';
import { GRID_SIZE, PEG_COUNT, beadCentre, cellKey } from './layout.ts';
import { EBONY, IVORY, type StageQuality } from './palette.ts';
import type { DrawnBead } from './stageContract.ts';

export interface Beads {
  readonly object: Group;
  /**
   * Puts every bead where it is now.
   *
   * @param fading 0..1 for a bead: how far it fades into the felt
   * @param spread 0..1, how far the layers are lifted apart
   */
  place(
    placements: readonly BeadPlacement[],
    fading: (placement: BeadPlacement) => number,
    spread: number,
  ): void;
  /** The beads as they stand in the scene. */
  drawn(): readonly DrawnBead[];
}

const CAPACITY = PEG_COUNT * GRID_SIZE;
const UP = new Vector3(0, 1, 0);

/** All beads of both sides, two draw calls. */
export function makeBeads(quality: StageQuality, uniforms: BeadUniforms): Beads {
  const meshes = [makeSide(0, quality, uniforms), makeSide(1, quality, uniforms)] as const;
  const object = new Group();
  object.add(...meshes.map(({ mesh }) => mesh));
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const scale = new Vector3();
  const position = new Vector3();

  return {
    object,
    place: (placements, fading, spread) => {
      const resting = new Set(
        placements.filter(({ isResting }) => isResting).map(({ bead }) => cellKey(bead)),
      );
      for (const { mesh } of meshes) mesh.count = 0;
      for (const placement of placements) {
        const { bead, lift } = placement;
        const { mesh, shade } = meshes[bead.side];
        if (mesh.count >= CAPACITY) continue;
        const { x, y, z } = beadCentre(bead, spread);
        const isCovered = resting.has(cellKey({ peg: bead.peg, height: bead.height + 1 }));
        matrix.compose(
          position.set(x, y + lift, z),
          turn.setFromAxisAngle(UP, cellKey(bead) * 2.4),
          scale.setScalar(Math.max(1e-3, placement.scale)),
        );
        mesh.setMatrixAt(mesh.count, matrix);
        shade.setXY(mesh.count, fading(placement), isCovered ? 1 - spread : 0);
        mesh.count++;
      }
      for (const { mesh, shade } of meshes) {
        mesh.instanceMatrix.needsUpdate = true;
        shade.needsUpdate = true;
      }
    },
    drawn: () =>
      meshes.flatMap(({ mesh, side }) =>
        Array.from({ length: mesh.count }, (_, index) => {
          mesh.getMatrixAt(index, matrix);
          matrix.decompose(position, turn, scale);
          const { x, y, z } = position;
          return { side, x, y, z, scale: scale.x };
        }),
      ),
  };
}

function makeSide(side: 0 | 1, quality: StageQuality, uniforms: BeadUniforms) {
  const geometry = makeBeadGeometry(side, quality);
  const shade = new InstancedBufferAttribute(new Float32Array(CAPACITY * 2), 2);
  shade.setUsage(DynamicDrawUsage);
  geometry.setAttribute('shade', shade);
  const material = makeBeadMaterial(side, quality);
  shadeBeads(side, material, uniforms);
  const mesh = new InstancedMesh(geometry, material, CAPACITY);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  for (let index = 0; index < CAPACITY; index++) {
    // No two turned beads are quite alike.
    const tone = 1 + (((index * 0.618034) % 1) - 0.5) * (side === 0 ? 0.06 : 0.25);
    mesh.setColorAt(index, new Color(tone, tone, tone));
  }
  mesh.castShadow = quality === 'high';
  mesh.receiveShadow = quality === 'high';
  mesh.frustumCulled = false;
  return { side, mesh, shade };
}

/** Ivory or ebony, polished. */
export function makeBeadMaterial(
  side: 0 | 1,
  quality: StageQuality,
): MeshPhysicalMaterial | MeshPhongMaterial {
  const color = side === 0 ? IVORY : EBONY;
  if (quality === 'low') {
    const specular = side === 0 ? '#57503f' : '#8d8078';
    return new MeshPhongMaterial({ color, specular, shininess: side === 0 ? 40 : 70 });
  }
  return side === 0
    ? new MeshPhysicalMaterial({
        color,
        roughness: 0.34,
        clearcoat: 0.7,
        clearcoatRoughness: 0.16,
      })
    : new MeshPhysicalMaterial({
        color,
        roughness: 0.25,
        clearcoat: 1,
        clearcoatRoughness: 0.06,
      });
}
