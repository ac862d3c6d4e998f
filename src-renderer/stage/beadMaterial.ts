import { MeshPhongMaterial, MeshPhysicalMaterial } from 'three';
import type { StageQuality } from './palette.ts';

export type BeadMaterial = MeshPhysicalMaterial | MeshPhongMaterial;

/** Ivory or ebony, or what stands for them, polished. */
export function makeBeadMaterial(side: 0 | 1, color: string, quality: StageQuality): BeadMaterial {
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
