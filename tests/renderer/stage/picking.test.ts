import { Raycaster, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { makeBeads } from '../../../src-renderer/stage/beads.ts';
import type { StageBead } from '../../../src-renderer/stage/beadMotion.ts';
import { makeBrass } from '../../../src-renderer/stage/brass.ts';
import { cameraPosition, frameBoard, homeAngle } from '../../../src-renderer/stage/cameraFit.ts';
import {
  BEAD_RADIUS,
  FOOT_RADIUS,
  PEG_COUNT,
  beadCentre,
  pegFoot,
  pegTop,
  type Point,
} from '../../../src-renderer/stage/layout.ts';
import { makePegs } from '../../../src-renderer/stage/pegs.ts';
import { FINISHES } from '../../../src-renderer/stage/finishes.ts';
import { pickPeg } from '../../../src-renderer/stage/picking.ts';
import { metBy } from './drawnShapes.ts';
import { rounds } from '../../rounds.ts';

const viewport = { width: 950, height: 750 };
const angle = homeAngle(viewport);
const home = cameraPosition(angle, frameBoard(angle, viewport).distance);

function raycast(from: Point, to: Point): Raycaster {
  const origin = new Vector3().copy(from);
  return new Raycaster(origin, new Vector3().copy(to).sub(origin).normalize());
}
const towards = (point: Point) => raycast(home, point);

/** The pegs and beads as the scene has them. */
function solids(beads: readonly StageBead[], spread = 0, quality: 'low' | 'high' = 'high') {
  const drawn = makeBeads(quality, FINISHES.walnut, { rim: { value: undefined! } });
  const pegs = makePegs(quality, makeBrass(quality, FINISHES.walnut, undefined));
  pegs.stretch(spread);
  const placements = beads.map((bead) => ({ bead, lift: 0, scale: 1, isResting: true }));
  drawn.place({ placements, fading: ({ bead }) => bead.peg % 2, ghost: undefined, spread });
  return [...drawn.solids, pegs.solid];
}
const EMPTY = solids([]);

describe('pointing at the board', () => {
  it('finds every peg by its tip from the usual view', () => {
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      expect(pickPeg(towards({ ...pegFoot(peg), y: pegTop() - 0.05 }), EMPTY)).toBe(peg);
    }
  });

  it('finds every peg by the foot from straight above', () => {
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      const { x, z } = pegFoot(peg);
      const [from, to] = [20, 0].map((y) => ({ x: x + 0.4, y, z: z - 0.3 }));
      expect(pickPeg(raycast(from!, to!), EMPTY)).toBe(peg);
    }
  });

  it('sees a far peg between nearer ones when no bead is in the way', () => {
    expect(pickPeg(towards({ ...pegFoot(13), y: 2.4 }), EMPTY)).toBe(13);
  });

  it('takes the column whose axis is nearest in empty air', () => {
    const { x, z } = pegFoot(15);
    expect(pickPeg(towards({ x: x + 0.35, y: 3.1, z }), EMPTY)).toBe(15);
  });

  it('finds nothing beside the board, above it, or behind the eye', () => {
    expect(pickPeg(towards({ x: 4.5, y: 0, z: 0 }), EMPTY)).toBeUndefined();
    expect(pickPeg(towards({ x: 0, y: 9, z: 0 }), EMPTY)).toBeUndefined();
    const bead = { peg: 5, height: 0, side: 0 } as const;
    const { ray } = towards(beadCentre(bead));
    const behind = raycast(home, ray.origin.clone().sub(ray.direction));
    expect(pickPeg(behind, solids([bead]))).toBeUndefined();
  });

  it('follows beads and pegs when the layers are lifted apart', () => {
    const bead = { peg: 0, height: 3, side: 0 } as const;
    const lifted = solids([bead], 1);
    expect(pickPeg(towards(beadCentre(bead, 1)), lifted, 1)).toBe(0);
    expect(pickPeg(towards({ ...pegFoot(12), y: pegTop(1) - 0.1 }), lifted, 1)).toBe(12);
  });

  it('takes what is drawn there, from many views and for every peg', () => {
    const { unit: random } = makeRandom(7);
    const between = (least: number, most: number) => least + (most - least) * random();
    const hits = new Array<number>(PEG_COUNT).fill(0);
    for (let view = 0; view < rounds(10, 40); view++) {
      const stand = { azimuth: between(-3.1, 3.1), elevation: between(0.12, 1.45) };
      const eye = cameraPosition(stand, between(10, 24));
      const spread = view % 4 === 0 ? 1 : 0;
      const beads = randomBeads(random);
      const drawn = solids(beads, spread, view % 5 === 0 ? 'high' : 'low');
      for (let peg = 0; peg < PEG_COUNT; peg++) {
        for (const aim of placesOf(peg, beads, spread, between)) {
          const caster = raycast(eye, aim);
          const met = metBy(caster.ray, beads, spread);
          if (typeof met !== 'number' || isNearAnEdge(caster, met, beads, spread)) continue;
          hits[met]!++;
          expect(pickPeg(caster, drawn, spread), `view ${view}, aimed at ${peg}`).toBe(met);
        }
      }
    }
    expect(Math.min(...hits)).toBeGreaterThan(rounds(5, 20));
  });
});

/** Stacks of one to four beads on most pegs. */
function randomBeads(random: () => number): StageBead[] {
  return Array.from({ length: PEG_COUNT }, (_, peg) => peg).flatMap((peg) => {
    const count = Math.floor(random() * 5);
    return Array.from({ length: count }, (_, height) => {
      const side: 0 | 1 = random() < 0.5 ? 0 : 1;
      return { peg, height, side };
    });
  });
}

/** A place on the foot, the rod and one bead of a peg. */
function placesOf(
  peg: number,
  beads: readonly StageBead[],
  spread: number,
  between: (least: number, most: number) => number,
): Point[] {
  const foot = pegFoot(peg);
  const around = (y: number, most: number): Point => {
    const turn = between(0, 2 * Math.PI);
    const radius = between(0, most);
    return { x: foot.x + radius * Math.cos(turn), y, z: foot.z + radius * Math.sin(turn) };
  };
  const stack = beads.filter((bead) => bead.peg === peg);
  const bead = stack[Math.floor(between(0, stack.length))];
  return [
    around(0.02, FOOT_RADIUS * 0.9),
    around(between(0.1, pegTop(spread) - 0.1), 0.03),
    ...(bead === undefined
      ? []
      : [around(beadCentre(bead, spread).y + between(-0.3, 0.3), BEAD_RADIUS * 0.9)]),
  ];
}

/** Facets and bevels are drawn a little differently from the round shapes: only the inside of outlines is compared. */
function isNearAnEdge(
  { ray }: Raycaster,
  met: number,
  beads: readonly StageBead[],
  spread: number,
): boolean {
  const across = new Vector3(0, 1, 0).cross(ray.direction).normalize();
  const upwards = ray.direction.clone().cross(across);
  return [across, upwards].some((way) =>
    [-0.0025, 0.0025].some((turn) => {
      const neighbour = ray.clone();
      neighbour.direction.addScaledVector(way, turn).normalize();
      return metBy(neighbour, beads, spread) !== met;
    }),
  );
}
