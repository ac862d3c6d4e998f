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
  readonly isPrimary?: boolean;
  /** Those that are held; the main one where this is missing. */
  readonly buttons?: number;
}

/** jsdom's window has no pointer events, so a mouse event gets what they have in addition. */
function send(type: string, x: number, pointer: Pointer = {}): void {
  const { buttons = 1, ...rest } = pointer;
  const event = new MouseEvent(type, { clientX: x, clientY: 5, buttons, bubbles: true });
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true };
  canvas.dispatchEvent(Object.assign(event, mouse, rest));
}

describe('pointer on the 3D board', () => {
  it('points while it hovers and no longer when it leaves', () => {
    send('pointermove', 30, { buttons: 0 });
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
    send('pointermove', 80);
    send('pointerup', 30);
    expect(taps).toEqual([]);
    expect(points.at(-1)).toBeUndefined();
  });

  it('plays nothing after a pinch', () => {
    send('pointerdown', 30, { pointerType: 'touch' });
    const second = { pointerType: 'touch', pointerId: 2, isPrimary: false } as const;
    send('pointerdown', 90, second);
    send('pointerup', 90, second);
    send('pointerup', 30, { pointerType: 'touch' });
    expect(taps).toEqual([]);
  });

  it('shows where a finger that is held would play, and plays when it is lifted', () => {
    send('pointerdown', 30, { pointerType: 'touch' });
    expect(points).toEqual([{ x: 30, y: 5 }]);
    send('pointermove', 31, { pointerType: 'touch' });
    expect(points.at(-1)).toEqual({ x: 31, y: 5 });
    send('pointerup', 31, { pointerType: 'touch', buttons: 0 });
    expect(points.at(-1)).toBeUndefined();
    expect(taps).toEqual([{ x: 31, y: 5 }]);
  });

  it('plays nothing with a finger that moves away, and shows nothing any more', () => {
    send('pointerdown', 30, { pointerType: 'touch' });
    send('pointermove', 60, { pointerType: 'touch' });
    expect(points.at(-1)).toBeUndefined();
    send('pointerup', 60, { pointerType: 'touch', buttons: 0 });
    expect(taps).toEqual([]);
  });

  it('leaves the camera alone while the hand only trembles', () => {
    const heard: number[] = [];
    const camera = (event: Event) => heard.push((event as MouseEvent).clientX);
    document.body.append(canvas);
    document.addEventListener('pointermove', camera);
    send('pointerdown', 30);
    for (const x of [33, 26, 35]) send('pointermove', x);
    expect(heard).toEqual([]);
    for (const x of [50, 34]) send('pointermove', x);
    expect(heard).toEqual([50, 34]);
    document.removeEventListener('pointermove', camera);
    canvas.remove();
  });

  it.each(['pointercancel', 'lostpointercapture'])('plays nothing after %s', (type) => {
    send('pointerdown', 30);
    send(type, 30);
    send('pointerup', 30);
    expect(taps).toEqual([]);
  });

  it('points again, and plays, when a press was let go unheard', () => {
    send('pointerdown', 30);
    send('pointermove', 80);
    send('pointermove', 90, { buttons: 0 });
    expect(points.at(-1)).toEqual({ x: 90, y: 5 });
    send('pointerdown', 90);
    send('pointerup', 90);
    expect(taps).toEqual([{ x: 90, y: 5 }]);
  });

  it('plays when a finger taps after one that was lifted unheard', () => {
    send('pointerdown', 30, { pointerType: 'touch', pointerId: 7 });
    send('pointerdown', 60, { pointerType: 'touch', pointerId: 8 });
    send('pointerup', 60, { pointerType: 'touch', pointerId: 8 });
    expect(taps).toEqual([{ x: 60, y: 5 }]);
  });

  it('reports nothing once it has been stopped', () => {
    stop();
    send('pointermove', 30, { buttons: 0 });
    send('pointerdown', 30);
    send('pointerup', 30);
    expect(points).toEqual([]);
    expect(taps).toEqual([]);
  });
});
