import { MeshPhongMaterial, MeshStandardMaterial, type Texture } from 'three';
import type { Finish } from './finishes.ts';
import type { StageQuality } from './palette.ts';

export type Brass = MeshStandardMaterial | MeshPhongMaterial;

/**
 * Polished brass, or another metal of the board, for pegs, rings and bars. A metal shows hardly anything but reflections, so it
 * gets the room brighter than other things do, see {@link setBrassReflections}.
 */
export function makeBrass(quality: StageQuality, finish: Finish, room: Texture | undefined): Brass {
  return quality === 'high'
    ? new MeshStandardMaterial({
        color: finish.metal,
        metalness: 0.9,
        roughness: 0.36,
        envMap: room ?? null,
      })
    : new MeshPhongMaterial({
        color: finish.plainMetal,
        specular: finish.plainShine,
        shininess: 60,
      });
}

/** @param environmentIntensity how bright the room is for everything else */
export function setBrassReflections(brass: Brass, environmentIntensity: number): void {
  if (brass instanceof MeshStandardMaterial) brass.envMapIntensity = environmentIntensity * 2.1;
}
