import {
  CapsuleGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  TorusGeometry,
  Vector3,
  type BufferGeometry,
  type Texture,
} from 'three';
import { makeBrass, setBrassReflections } from './brass.ts';
import { BEAD_RADIUS, barEnds, beadCentre, pegTop, type StageCell } from './layout.ts';
import type { Mood, StageQuality } from './palette.ts';

export interface Marks {
  readonly object: Group;
  /** The rings round the bead played last and round the top of its peg, or none. */
  placeRing(cell: StageCell | undefined, spread: number): void;
  /** Bars through the lines, drawn out to `share` 0..1 of their length. */
  placeBars(lines: readonly (readonly StageCell[])[], share: number, spread: number): void;
  setMood(mood: Mood): void;
}

/** A move completes seven lines at most: as many as run through one cell. */
const MOST_BARS = 7;
const BAR_RADIUS = 0.074;
const RING_RADIUS = BEAD_RADIUS + 0.03;
/** The ring at a peg's top, which is seen when the bead is not. */
const TOP_RING_SCALE = new Vector3(0.3, 1.3, 0.3);
const TYPICAL_LENGTH = 4.8;
const UP = new Vector3(0, 1, 0);

/** The brass that marks the last move and winning lines. */
export function makeMarks(quality: StageQuality, room: Texture | undefined): Marks {
  const isHigh = quality === 'high';
  const brass = makeBrass(quality, room);
  const glow = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.5,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });

  const torus = new TorusGeometry(RING_RADIUS, 0.026, isHigh ? 12 : 8, isHigh ? 72 : 40);
  torus.rotateX(Math.PI / 2);
  const rings = new InstancedMesh(torus, brass, 2);
  rings.castShadow = isHigh;
  // Nearer beads hide the ring; its glow shows through them.
  const ringGlow = new Mesh(torus, glow);
  ringGlow.renderOrder = 2;
  const rod = makeRod(isHigh);
  const bars = new InstancedMesh(rod, brass, MOST_BARS);
  bars.castShadow = isHigh;
  // Beads hide the bar inside them; its glow shows through, so that the line reads as one.
  const glows = new InstancedMesh(rod, glow, MOST_BARS);
  glows.renderOrder = 2;
  for (const mesh of [rings, bars, glows]) {
    mesh.frustumCulled = false;
    mesh.count = 0;
  }
  const object = new Group();
  object.add(rings, ringGlow, bars, glows);

  return {
    object,
    placeRing: (cell, spread) => {
      rings.count = cell === undefined ? 0 : 2;
      ringGlow.visible = cell !== undefined;
      if (cell === undefined) return;
      const { x, y, z } = beadCentre(cell, spread);
      ringGlow.position.set(x, y, z);
      rings.setMatrixAt(0, new Matrix4().makeTranslation(x, y, z));
      const top = new Matrix4().makeTranslation(x, pegTop(spread) - 0.12, z);
      rings.setMatrixAt(1, top.scale(TOP_RING_SCALE));
      rings.instanceMatrix.needsUpdate = true;
    },
    placeBars: (lines, share, spread) => {
      const matrices = share > 0 ? lines.flatMap((line) => barMatrix(line, share, spread)) : [];
      for (const mesh of [bars, glows]) {
        mesh.count = Math.min(MOST_BARS, matrices.length);
        for (let i = 0; i < mesh.count; i++) mesh.setMatrixAt(i, matrices[i]!);
        mesh.instanceMatrix.needsUpdate = true;
        mesh.visible = mesh.count > 0;
      }
    },
    setMood: (mood) => {
      setBrassReflections(brass, mood.environmentIntensity);
      brass.color.set(mood.mark);
      brass.emissive.set(mood.mark);
      brass.emissiveIntensity = 0.07;
      glow.color.set(mood.mark);
    },
  };
}

/** A bar of length 1 that will be stretched about fivefold, hence with ends that are too flat. */
function makeRod(isHigh: boolean): BufferGeometry {
  const cap = BAR_RADIUS / TYPICAL_LENGTH;
  const rod = new CapsuleGeometry(1, 1, isHigh ? 8 : 3, isHigh ? 24 : 8);
  const position = rod.attributes.position!;
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i);
    position.setY(i, Math.sign(y) * (0.5 - cap + cap * (Math.abs(y) - 0.5)));
  }
  rod.scale(BAR_RADIUS, 1, BAR_RADIUS);
  return rod;
}

function barMatrix(line: readonly StageCell[], share: number, spread: number): Matrix4[] {
  const ends = barEnds(line, spread);
  if (ends === undefined) return [];
  const from = new Vector3().copy(ends[0]);
  const to = new Vector3().copy(ends[1]).lerp(from, 1 - share);
  const along = to.clone().sub(from);
  const length = along.length();
  const turn = new Quaternion().setFromUnitVectors(UP, along.normalize());
  const middle = from.add(to).multiplyScalar(0.5);
  return [new Matrix4().compose(middle, turn, new Vector3(1, length, 1))];
}
