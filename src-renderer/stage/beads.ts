import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Sphere,
  Vector3,
} from 'three';
import type { BeadPlacement, StageBead } from './beadMotion.ts';
import { makeBeadGeometry } from './beadGeometry.ts';
import { makeBeadMaterial } from './beadMaterial.ts';
import { shadeBeads, type BeadUniforms } from './beadShading.ts';
import type { Finish } from './finishes.ts';
import { BEAD_CAPACITY, beadCentre, cellKey } from './layout.ts';
import type { StageQuality } from './palette.ts';
import type { Solid } from './picking.ts';
import { makeSheerBeads } from './sheerBeads.ts';
import type { DrawnBead } from './stageContract.ts';

/** All beads as they are at one moment. */
export interface BeadPicture {
  readonly placements: readonly BeadPlacement[];
  /** 0..1 for a bead: how far it gives way to what is behind it, 1 being a faint outline. */
  readonly fading: (placement: BeadPlacement) => number;
  /** The bead under the pointer, before it is played. */
  readonly ghost: StageBead | undefined;
  /** 0..1, how far the layers are lifted apart. */
  readonly spread: number;
}

export interface Beads {
  readonly object: Group;
  /** What a pointer can meet: all beads but the ghost. */
  readonly solids: readonly Solid[];
  place(picture: BeadPicture): void;
  /** The beads as they stand in the scene, without the ghost. */
  drawn(): readonly DrawnBead[];
}

const UP = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const turn = new Quaternion();
const scale = new Vector3();
const position = new Vector3();

/** All beads of both sides, two draw calls, and one more while any of them are see-through. */
export function makeBeads(quality: StageQuality, finish: Finish, uniforms: BeadUniforms): Beads {
  const sides = [
    makeSide(0, quality, finish, uniforms),
    makeSide(1, quality, finish, uniforms),
  ] as const;
  const sheer = makeSheerBeads(quality, finish, uniforms);
  const object = new Group();
  object.add(...sides.map(({ mesh }) => mesh), sheer.mesh);

  return {
    object,
    solids: [
      ...sides.map(({ mesh, beads }) => ({ mesh, pegOf: (index: number) => beads[index]?.peg })),
      { mesh: sheer.mesh, pegOf: sheer.pegOf },
    ],
    place: ({ placements, fading, ghost, spread }) => {
      const resting = new Set(
        placements.filter(({ isResting }) => isResting).map(({ bead }) => cellKey(bead)),
      );
      for (const { beads } of sides) beads.length = 0;
      sheer.clear();
      for (const placement of placements) {
        const { bead } = placement;
        standAt(placement, spread);
        const faded = fading(placement);
        if (faded > 0) {
          sheer.add(matrix, bead, faded);
          continue;
        }
        const { mesh, covered, beads } = sides[bead.side];
        const isCovered = resting.has(cellKey({ peg: bead.peg, height: bead.height + 1 }));
        mesh.setMatrixAt(beads.length, matrix);
        covered.setX(beads.length, isCovered ? 1 - spread : 0);
        beads.push(bead);
      }
      if (ghost !== undefined) {
        standAt({ bead: ghost, lift: 0, scale: 1, isResting: false }, spread);
        sheer.addGhost(matrix, ghost);
      }
      for (const { mesh, covered, beads } of sides) {
        mesh.count = beads.length;
        mesh.instanceMatrix.needsUpdate = true;
        covered.needsUpdate = true;
      }
      sheer.finish();
    },
    drawn: () => [
      ...sides.flatMap(({ mesh, beads }) => beads.map(({ side }, at) => drawnBead(mesh, at, side))),
      ...sheer.beads.map(({ side }, at) => drawnBead(sheer.mesh, at, side)),
    ],
  };
}

/** Writes where a bead stands to the shared matrix. */
function standAt(placement: BeadPlacement, spread: number): void {
  const { bead, lift } = placement;
  const { x, y, z } = beadCentre(bead, spread);
  matrix.compose(
    position.set(x, y + lift, z),
    turn.setFromAxisAngle(UP, cellKey(bead) * 2.4),
    scale.setScalar(Math.max(1e-3, placement.scale)),
  );
}

function drawnBead(mesh: InstancedMesh, index: number, side: 0 | 1): DrawnBead {
  mesh.getMatrixAt(index, matrix);
  matrix.decompose(position, turn, scale);
  const { x, y, z } = position;
  return { side, x, y, z, scale: scale.x };
}

function makeSide(side: 0 | 1, quality: StageQuality, finish: Finish, uniforms: BeadUniforms) {
  const geometry = makeBeadGeometry(side, quality);
  const covered = new InstancedBufferAttribute(new Float32Array(BEAD_CAPACITY), 1);
  covered.setUsage(DynamicDrawUsage);
  geometry.setAttribute('covered', covered);
  const material = makeBeadMaterial(side, finish.beads[side], quality);
  shadeBeads(side, material, uniforms);
  const mesh = new InstancedMesh(geometry, material, BEAD_CAPACITY);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  for (let index = 0; index < BEAD_CAPACITY; index++) {
    // No two turned beads are quite alike.
    const tone = 1 + (((index * 0.618034) % 1) - 0.5) * (side === 0 ? 0.06 : 0.25);
    mesh.setColorAt(index, new Color(tone, tone, tone));
  }
  mesh.castShadow = quality === 'high';
  mesh.receiveShadow = quality === 'high';
  mesh.frustumCulled = false;
  // Beads come and go, so that a pointer may meet one anywhere.
  mesh.boundingSphere = new Sphere(new Vector3(), Infinity);
  const beads: StageBead[] = [];
  return { mesh, covered, beads };
}
