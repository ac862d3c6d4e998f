import {
  BoxGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

export interface Environment {
  readonly texture: Texture;
  dispose(): void;
}

/**
 * What polished things reflect: a neutral room, with a tall strip lamp in each corner that draws a
 * bright edge along ebony from wherever one looks.
 */
export function makeEnvironment(renderer: WebGLRenderer): Environment {
  const room = new RoomEnvironment();
  const box = new BoxGeometry();
  const lamp = new MeshBasicMaterial({ side: DoubleSide });
  lamp.color.setScalar(9);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const strip = new Mesh(box, lamp);
      strip.position.set(x * 11.5, 8.2, z * 11.5);
      strip.scale.set(0.7, 8.5, 0.7);
      room.add(strip);
    }
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, 0.03);
  generator.dispose();
  box.dispose();
  lamp.dispose();
  room.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
