import { Group, Mesh } from 'three';
import type { StageBead } from './beadMotion.ts';
import { makeBeadGeometry } from './beadGeometry.ts';
import { makeBeadMaterial } from './beads.ts';
import { shadeGhost } from './beadShading.ts';
import { beadCentre } from './layout.ts';
import type { StageQuality } from './palette.ts';

export interface Ghost {
  readonly object: Group;
  /** Shows a bead where it would land, or nothing. */
  place(bead: StageBead | undefined, spread: number): void;
}

/** The bead under the pointer, before it is played. */
export function makeGhost(quality: StageQuality): Ghost {
  const meshes = [makeSide(0, quality), makeSide(1, quality)] as const;
  const object = new Group();
  object.add(...meshes);
  return {
    object,
    place: (bead, spread) => {
      meshes.forEach((mesh, side) => {
        mesh.visible = bead?.side === side;
      });
      if (bead === undefined) return;
      const { x, y, z } = beadCentre(bead, spread);
      meshes[bead.side].position.set(x, y, z);
    },
  };
}

function makeSide(side: 0 | 1, quality: StageQuality): Mesh {
  const material = makeBeadMaterial(side, quality);
  material.transparent = true;
  material.opacity = 0.35;
  shadeGhost(material);
  return new Mesh(makeBeadGeometry(side, quality), material);
}
