import { InstancedMesh, LatheGeometry, Matrix4, Vector2 } from 'three';
import {
  FOOT_HEIGHT,
  FOOT_RADIUS,
  PEG_COUNT,
  PEG_RADIUS,
  pegFoot,
  pegStretch,
  pegTop,
} from './layout.ts';
import type { Brass } from './brass.ts';
import type { StageQuality } from './palette.ts';
import type { Solid } from './picking.ts';

export interface Pegs {
  readonly object: InstancedMesh;
  readonly solid: Solid;
  /** Lengthens the rods for layers that are lifted apart by `spread` 0..1. */
  stretch(spread: number): void;
}

/** Sixteen turned brass pegs on flared feet. */
export function makePegs(quality: StageQuality, brass: Brass): Pegs {
  const isHigh = quality === 'high';
  const geometry = new LatheGeometry(makeProfile(), isHigh ? 40 : 12);
  const resting = Float32Array.from(geometry.attributes.position!.array);
  const object = new InstancedMesh(geometry, brass, PEG_COUNT);
  for (let peg = 0; peg < PEG_COUNT; peg++) {
    const { x, y, z } = pegFoot(peg);
    object.setMatrixAt(peg, new Matrix4().makeTranslation(x, y, z));
  }
  object.castShadow = isHigh;
  object.receiveShadow = isHigh;
  object.frustumCulled = false;

  return {
    object,
    solid: { mesh: object, pegOf: (instance) => instance },
    stretch: (spread) => {
      const position = geometry.attributes.position!;
      for (let i = 0; i < position.count; i++) {
        const y = resting[i * 3 + 1]!;
        position.setY(i, y > FOOT_HEIGHT * 2 ? y + pegStretch(spread) : y);
      }
      position.needsUpdate = true;
      geometry.computeBoundingSphere();
      object.computeBoundingSphere();
    },
  };
}

/** Half the outline of a peg, from the rim of its foot to the middle of its rounded tip. */
function makeProfile(): Vector2[] {
  const top = pegTop();
  const points: Vector2[] = [new Vector2(FOOT_RADIUS + 0.012, 0)];
  const rim = 0.022;
  for (let step = 0; step <= 6; step++) {
    const angle = (step / 6) * (Math.PI / 2);
    points.push(
      new Vector2(
        FOOT_RADIUS - rim + rim * Math.cos(angle),
        FOOT_HEIGHT - 0.028 - rim + rim * Math.sin(angle),
      ),
    );
  }
  points.push(new Vector2(FOOT_RADIUS - 0.05, FOOT_HEIGHT - 0.026));
  points.push(new Vector2(FOOT_RADIUS - 0.075, FOOT_HEIGHT - 0.006));
  points.push(new Vector2(FOOT_RADIUS - 0.095, FOOT_HEIGHT));
  const flare = 0.05;
  for (let step = 0; step <= 6; step++) {
    const angle = (step / 6) * (Math.PI / 2);
    points.push(
      new Vector2(
        PEG_RADIUS + flare * (1 - Math.sin(angle)),
        FOOT_HEIGHT + flare * (1 - Math.cos(angle)),
      ),
    );
  }
  points.push(new Vector2(PEG_RADIUS, FOOT_HEIGHT * 1.9));
  for (let step = 0; step <= 8; step++) {
    const angle = (step / 8) * (Math.PI / 2);
    points.push(
      new Vector2(
        Math.max(1e-4, PEG_RADIUS * Math.cos(angle)),
        top - PEG_RADIUS + PEG_RADIUS * Math.sin(angle),
      ),
    );
  }
  return points;
}
