import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { makeSlabGeometry } from '../../../src-renderer/stage/slabGeometry.ts';

const shape = { half: 2, thickness: 0.4, cornerRadius: 0.3, edgeRadius: 0.1 };
const geometry = makeSlabGeometry(shape, 2.6);
const position = geometry.attributes.position!;
const normal = geometry.attributes.normal!;

describe('the board as a solid', () => {
  it('has the size that was asked for, with its top at height 0', () => {
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox!;
    expect(max.toArray().map((v) => Number(v.toFixed(5)))).toEqual([2, 0, 2]);
    expect(min.toArray().map((v) => Number(v.toFixed(5)))).toEqual([-2, -0.4, -2]);
  });

  it('shows its outside: every triangle turns with its normals', () => {
    const index = geometry.index!;
    const inwards: number[] = [];
    let faces = 0;
    const corner = (i: number) => new Vector3().fromBufferAttribute(position, index.getX(i));
    for (let i = 0; i < index.count; i += 3) {
      const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
      const face = b.sub(a).cross(c.sub(a));
      if (face.length() < 1e-9) continue;
      const outward = new Vector3().fromBufferAttribute(normal, index.getX(i));
      faces++;
      if (face.dot(outward) < 0) inwards.push(i);
    }
    expect(inwards).toEqual([]);
    expect(faces).toBeGreaterThan(12);
  });

  it('unfolds without leaving the picture of the wood', () => {
    const uv = geometry.attributes.uv!;
    expect([...uv.array].every((value) => value > 0 && value < 1)).toBe(true);
  });
});
