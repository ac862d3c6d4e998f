import { Mesh, PlaneGeometry, ShadowMaterial } from 'three';
import { BOARD_THICKNESS } from './layout.ts';

/** The table: invisible, so that the host's felt shows, but for the shadows that fall on it. */
export function makeGround(): Mesh<PlaneGeometry, ShadowMaterial> {
  const ground = new Mesh(
    new PlaneGeometry(30, 30).rotateX(-Math.PI / 2),
    new ShadowMaterial({ depthWrite: false }),
  );
  ground.position.y = -BOARD_THICKNESS;
  ground.receiveShadow = true;
  ground.renderOrder = -2;
  return ground;
}
