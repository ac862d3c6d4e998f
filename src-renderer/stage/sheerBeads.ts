import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  Sphere,
  Vector3,
  type Matrix4,
} from 'three';
import { makeBeadGeometry } from './beadGeometry.ts';
import type { StageBead } from './beadMotion.ts';
import { shadeSheerBeads, type BeadUniforms } from './beadShading.ts';
import type { Finish } from './finishes.ts';
import { BEAD_CAPACITY } from './layout.ts';
import type { StageQuality } from './palette.ts';

/** How much of a see-through bead is seen, 0..1. */
interface Sheerness {
  readonly body: number;
  readonly outline: number;
}

const SOLID: Sheerness = { body: 1, outline: 1 };
/** One that gives way to what is behind it. */
const FADED: Sheerness = { body: 0.09, outline: 0.6 };
/** The bead under the pointer, before it is played. */
const GHOST: Sheerness = { body: 0.35, outline: 1 };

/** Beads of both sides that can be seen through, in one draw call. */
export interface SheerBeads {
  readonly mesh: InstancedMesh;
  /** Those that stand on the board, in the order of their instances; the ghost's is the last. */
  readonly beads: readonly StageBead[];
  clear(): void;
  /** @param fading 0 is solid, 1 a faint outline */
  add(matrix: Matrix4, bead: StageBead, fading: number): void;
  addGhost(matrix: Matrix4, bead: StageBead): void;
  /** All are there. */
  finish(): void;
  pegOf(instance: number): number | undefined;
}

export function makeSheerBeads(
  quality: StageQuality,
  finish: Finish,
  uniforms: BeadUniforms,
): SheerBeads {
  const colours = [new Color(finish.beads[0]), new Color(finish.beads[1])] as const;
  const geometry = makeBeadGeometry(0, quality);
  /** By instance: how much of the body and of the outline is seen, and the side. */
  const sheer = new InstancedBufferAttribute(new Float32Array(BEAD_CAPACITY * 3), 3);
  sheer.setUsage(DynamicDrawUsage);
  geometry.setAttribute('sheer', sheer);
  const material = makeMaterial(quality);
  shadeSheerBeads(material, uniforms);
  const mesh = new InstancedMesh(geometry, material, BEAD_CAPACITY);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.setColorAt(0, colours[0]);
  mesh.frustumCulled = false;
  mesh.boundingSphere = new Sphere(new Vector3(), Infinity);
  const beads: StageBead[] = [];

  const put = (matrix: Matrix4, { side }: StageBead, { body, outline }: Sheerness) => {
    mesh.setMatrixAt(mesh.count, matrix);
    mesh.setColorAt(mesh.count, colours[side]);
    sheer.setXYZ(mesh.count, body, outline, side);
    mesh.count++;
  };

  return {
    mesh,
    beads,
    clear: () => {
      mesh.count = 0;
      beads.length = 0;
    },
    add: (matrix, bead, fading) => {
      put(matrix, bead, between(SOLID, FADED, fading));
      beads.push(bead);
    },
    addGhost: (matrix, bead) => put(matrix, bead, GHOST),
    finish: () => {
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
      sheer.needsUpdate = true;
    },
    pegOf: (instance) => beads[instance]?.peg,
  };
}

function between(from: Sheerness, to: Sheerness, share: number): Sheerness {
  return {
    body: from.body + (to.body - from.body) * share,
    outline: from.outline + (to.outline - from.outline) * share,
  };
}

function makeMaterial(quality: StageQuality): MeshPhysicalMaterial | MeshPhongMaterial {
  const clear = { transparent: true, depthWrite: false };
  return quality === 'low'
    ? new MeshPhongMaterial({ ...clear, specular: '#6d655b', shininess: 50 })
    : new MeshPhysicalMaterial({ ...clear, roughness: 0.3, clearcoat: 0.8 });
}
