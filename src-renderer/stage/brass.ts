import { MeshPhongMaterial, MeshStandardMaterial, type Texture } from 'three';
import { BRASS, type StageQuality } from './palette.ts';

export type Brass = MeshStandardMaterial | MeshPhongMaterial;

/**
 * Polished brass, for pegs, rings and bars. A metal shows hardly anything but reflections, so it
 * gets the room brighter than other things do, see {@link setBrassReflections}.
 */
export function makeBrass(quality: StageQuality, room: Texture | undefined): Brass {
  return quality === 'high'
    ? new MeshStandardMaterial({
        color: BRASS,
        metalness: 0.9,
        roughness: 0.28,
        envMap: room ?? null,
      })
    : new MeshPhongMaterial({ color: '#b98f45', specular: '#e8cf98', shininess: 60 });
}

/** @param environmentIntensity how bright the room is for everything else */
export function setBrassReflections(brass: Brass, environmentIntensity: number): void {
  if (brass instanceof MeshStandardMaterial) brass.envMapIntensity = environmentIntensity * 2.1;
}
