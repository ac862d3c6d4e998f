import { Mesh, MeshPhongMaterial, MeshPhysicalMaterial, type WebGLRenderer } from 'three';
import type { Finish } from './finishes.ts';
import { BOARD_CORNER_RADIUS, BOARD_HALF, BOARD_THICKNESS } from './layout.ts';
import type { StageQuality } from './palette.ts';
import { pictureEdge } from './pictureEdge.ts';
import { makeSlabGeometry } from './slabGeometry.ts';
import { paintWood } from './woodTexture.ts';

export interface Board {
  readonly object: Mesh;
  dispose(): void;
}

/** The board, oiled and waxed, with its edges rounded. */
export function makeBoard(renderer: WebGLRenderer, quality: StageQuality, finish: Finish): Board {
  const reach = BOARD_HALF + BOARD_THICKNESS + 0.1;
  const isHigh = quality === 'high';
  const wood = paintWood(renderer, finish, reach, isHigh ? pictureEdge() : 512);
  const geometry = makeSlabGeometry(
    {
      half: BOARD_HALF,
      thickness: BOARD_THICKNESS,
      cornerRadius: BOARD_CORNER_RADIUS,
      edgeRadius: 0.11,
    },
    reach,
  );
  const material = isHigh
    ? new MeshPhysicalMaterial({
        map: wood.colour,
        roughnessMap: wood.surface,
        bumpMap: wood.surface,
        bumpScale: 0.6,
        roughness: 1,
        clearcoat: 0.28,
        clearcoatRoughness: 0.34,
      })
    : new MeshPhongMaterial({ map: wood.colour, shininess: 24, specular: '#3a2a1c' });
  const object = new Mesh(geometry, material);
  object.castShadow = isHigh;
  object.receiveShadow = isHigh;
  return { object, dispose: () => wood.dispose() };
}
