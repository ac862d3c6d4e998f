import { Color, MeshPhongMaterial, MeshPhysicalMaterial } from 'three';
import type { StageQuality } from './palette.ts';

export type BeadMaterial = MeshPhysicalMaterial | MeshPhongMaterial;

/** The lamps that make up for a room without reflections are too much for ebony. */
const PLAIN_EBONY = 0.1;

/** Ivory or ebony, or what stands for them, polished. */
export function makeBeadMaterial(side: 0 | 1, paint: string, quality: StageQuality): BeadMaterial {
  const color = new Color(paint);
  if (quality === 'low') {
    if (side === 1) color.multiplyScalar(PLAIN_EBONY);
    const specular = side === 0 ? '#57503f' : '#7a6e67';
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
