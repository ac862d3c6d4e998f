import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraPosition, frameBoard, homeAngle } from '../../../src-renderer/stage/cameraFit.ts';
import {
  PEG_COUNT,
  beadCentre,
  pegFoot,
  pegTop,
  type Point,
} from '../../../src-renderer/stage/layout.ts';
import { pickPeg } from '../../../src-renderer/stage/picking.ts';

const viewport = { width: 950, height: 750 };
const angle = homeAngle(viewport);
const eye = cameraPosition(angle, frameBoard(angle, viewport).distance);

function towards({ x, y, z }: Point): Ray {
  return new Ray(new Vector3(eye.x, eye.y, eye.z)).lookAt(new Vector3(x, y, z));
}

describe('pointing at the board', () => {
  it('finds every peg by its tip from the usual view', () => {
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      expect(pickPeg(towards({ ...pegFoot(peg), y: pegTop() - 0.05 }), [])).toBe(peg);
    }
  });

  it('finds every peg by the foot from straight above', () => {
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      const { x, z } = pegFoot(peg);
      const ray = new Ray(new Vector3(x + 0.4, 20, z - 0.3), new Vector3(0, -1, 0));
      expect(pickPeg(ray, [])).toBe(peg);
    }
  });

  it('takes a bead that is in front of a peg', () => {
    const bead = { peg: 3, height: 2 };
    expect(pickPeg(towards(beadCentre(bead)), [bead])).toBe(3);
  });

  it('sees a far peg between nearer ones when no bead is in the way', () => {
    const aimed = { ...pegFoot(13), y: 2.4 };
    expect(pickPeg(towards(aimed), [])).toBe(13);
  });

  it('takes the column whose axis is nearest in empty air', () => {
    const { x, z } = pegFoot(15);
    expect(pickPeg(towards({ x: x + 0.35, y: 3.1, z }), [])).toBe(15);
  });

  it('finds nothing beside the board, above it, or behind the eye', () => {
    expect(pickPeg(towards({ x: 4.5, y: 0, z: 0 }), [])).toBeUndefined();
    expect(pickPeg(towards({ x: 0, y: 9, z: 0 }), [])).toBeUndefined();
    const away = towards(beadCentre({ peg: 5, height: 0 }));
    away.direction.negate();
    expect(pickPeg(away, [{ peg: 5, height: 0 }])).toBeUndefined();
  });

  it('follows beads and pegs when the layers are lifted apart', () => {
    const bead = { peg: 0, height: 3 };
    expect(pickPeg(towards(beadCentre(bead, 1)), [bead], 1)).toBe(0);
    expect(pickPeg(towards({ ...pegFoot(12), y: pegTop(1) - 0.1 }), [], 1)).toBe(12);
  });
});
