import { DirectionalLight, Group, HemisphereLight } from 'three';
import { CAMERA_TARGET } from './cameraFit.ts';
import type { Mood, StageQuality } from './palette.ts';
import { pictureEdge } from './pictureEdge.ts';

export interface Lights {
  readonly object: Group;
  setMood(mood: Mood): void;
  /** Something that throws a shadow has moved. */
  refreshShadows(): void;
  dispose(): void;
}

/** A warm lamp from the left front, a cool one from behind for the outlines, and soft fill. */
export function makeLights(quality: StageQuality): Lights {
  const key = new DirectionalLight('#fff0d8');
  // High, so that no shadow is much longer than what throws it.
  key.position.set(-3.6, 12.5, 5);
  key.target.position.copy(CAMERA_TARGET);
  const rim = new DirectionalLight('#cfe4ff');
  rim.position.set(5.5, 4.2, -8);
  const fill = new HemisphereLight('#f4f1e8', '#5a3a24');
  if (quality === 'high') castSoftShadows(key);
  const object = new Group();
  object.add(key, key.target, rim, fill);
  // Without a room to reflect, the lamps alone must light the board.
  const boost = quality === 'high' ? { key: 1, fill: 1 } : { key: 1.25, fill: 5.5 };

  return {
    object,
    setMood: (mood) => {
      key.intensity = mood.keyIntensity * boost.key;
      rim.intensity = mood.rimIntensity;
      fill.intensity = mood.fillIntensity * boost.fill;
    },
    refreshShadows: () => {
      key.shadow.needsUpdate = true;
    },
    dispose: () => {
      key.dispose();
      rim.dispose();
      fill.dispose();
    },
  };
}

function castSoftShadows(key: DirectionalLight): void {
  key.castShadow = true;
  // Orbiting does not move shadows: they are drawn again only when a bead moves.
  key.shadow.autoUpdate = false;
  key.shadow.needsUpdate = true;
  const edge = pictureEdge();
  key.shadow.mapSize.set(edge, edge);
  // As soft as on the finest map.
  key.shadow.radius = Math.max(2, (10 * edge) / 2048);
  key.shadow.blurSamples = 20;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.02;
  const { camera } = key.shadow;
  camera.left = -5.2;
  camera.right = 5.2;
  camera.top = 5.2;
  camera.bottom = -5.2;
  camera.near = 3;
  camera.far = 24;
}
