// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { watchPointer } from '../../../src-renderer/stage/pointer.ts';

const canvas = document.createElement('canvas');
let points: unknown[] = [];
let taps: unknown[] = [];
let stop: () => void;

beforeEach(() => {
  points = [];
  taps = [];
  stop?.();
  stop = watchPointer(canvas, {
    onPoint: (spot) => points.push(spot),
    onTap: (spot) => taps.push(spot),
  });
});

interface Pointer {
  readonly pointerId?: number;
  readonly pointerType?: 'mouse' | 'touch';
}

/** jsdom's window has no pointer events, so a mouse event gets what they have in addition. */
function send(type: string, x: number, pointer: Pointer = {}): void {
  const event = new MouseEvent(type, { clientX: x, clientY: 5 });
  canvas.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse', ...pointer }));
}

describe('pointer on the 3D board', () => {
  it('points while it hovers and no longer when it leaves', () => {
    send('pointermove', 30, { pointerType: 'mouse' });
    send('pointerleave', 30);
    expect(points).toEqual([{ x: 30, y: 5 }, undefined]);
  });

  it('plays on a click', () => {
    send('pointerdown', 30);
    send('pointerup', 31);
    expect(taps).toEqual([{ x: 31, y: 5 }]);
  });

  it('plays nothing after a drag of the camera, and points at nothing meanwhile', () => {
    send('pointerdown', 30);
    send('pointermove', 80, { pointerType: 'mouse' });
    send('pointerup', 30);
    expect(taps).toEqual([]);
    expect(points.at(-1)).toBeUndefined();
  });

  it('plays nothing after a pinch', () => {
    send('pointerdown', 30, { pointerType: 'touch' });
    send('pointerdown', 90, { pointerType: 'touch', pointerId: 2 });
    send('pointerup', 90, { pointerType: 'touch', pointerId: 2 });
    send('pointerup', 30, { pointerType: 'touch' });
    expect(taps).toEqual([]);
  });

  it('does not point with a finger that only taps', () => {
    send('pointerdown', 30, { pointerType: 'touch' });
    send('pointermove', 31, { pointerType: 'touch' });
    send('pointerup', 31, { pointerType: 'touch' });
    expect(points).toEqual([]);
    expect(taps).toHaveLength(1);
  });

  it('reports nothing once it has been stopped', () => {
    stop();
    send('pointermove', 30);
    send('pointerdown', 30);
    send('pointerup', 30);
    expect(points).toEqual([]);
    expect(taps).toEqual([]);
  });
});
