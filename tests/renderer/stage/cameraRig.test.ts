// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CameraRig } from '../../../src-renderer/stage/cameraRig.ts';

/** The test page has no pointers: a mouse event with what a mouse's pointer has in addition. */
class MousePointer extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'mouse';
}

let canvas: HTMLCanvasElement;
let rig: CameraRig;

beforeEach(() => {
  vi.stubGlobal('PointerEvent', MousePointer);
  canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientHeight', { value: 400 });
  Object.assign(canvas, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  document.body.append(canvas);
  rig = new CameraRig(canvas, () => undefined);
  rig.fit({ width: 600, height: 400 }, 0);
});
afterEach(() => {
  rig.dispose();
  canvas.remove();
  vi.unstubAllGlobals();
});

function send(type: string, x: number, buttons: number): void {
  const place = { clientX: x, clientY: 50, buttons, bubbles: true };
  canvas.dispatchEvent(new MousePointer(type, place));
  rig.step(0);
}

describe('the camera in the hand of a mouse', () => {
  it('turns while the button is held, and rests afterwards', () => {
    const before = rig.azimuth;
    send('pointerdown', 100, 1);
    send('pointermove', 160, 1);
    const turned = rig.azimuth;
    expect(turned).not.toBeCloseTo(before);
    send('pointerup', 160, 0);
    send('pointermove', 260, 0);
    expect(rig.azimuth).toBeCloseTo(turned);
  });

  it('rests also when the button was let go unheard, and turns anew with the next press', () => {
    send('pointerdown', 100, 1);
    send('pointermove', 160, 1);
    const turned = rig.azimuth;
    send('pointermove', 300, 0);
    send('pointermove', 400, 0);
    expect(rig.azimuth).toBeCloseTo(turned);
    send('pointerdown', 400, 1);
    send('pointermove', 440, 1);
    expect(rig.azimuth).not.toBeCloseTo(turned);
  });

  it.each(['pointercancel', 'lostpointercapture'])('rests after %s', (type) => {
    send('pointerdown', 100, 1);
    send(type, 100, 0);
    const before = rig.azimuth;
    send('pointermove', 300, 0);
    expect(rig.azimuth).toBeCloseTo(before);
  });
});

describe('the camera that shows a winning line', () => {
  it('keeps where the person had it, and goes back there with the next game', () => {
    rig.zoom(1.2, false);
    rig.beginGame(false);
    const own = rig.stand;
    expect(rig.isMovedByHand).toBe(false);
    rig.turnTo(2, false);
    expect(rig.azimuth).toBeCloseTo(2);
    expect(rig.stand).toEqual(own);
    rig.beginGame(false);
    expect(rig.azimuth).toBeCloseTo(own!.azimuth);
    expect(rig.stand?.zoom).toBeCloseTo(own!.zoom);
  });

  it('goes back to the usual place if it was there', () => {
    const usual = rig.azimuth;
    rig.turnTo(2, false);
    expect(rig.stand).toBeUndefined();
    rig.beginGame(false);
    expect(rig.azimuth).toBeCloseTo(usual);
  });

  it('is the person’s again as soon as a hand turns it on, which a tap does not', () => {
    rig.turnTo(2, false);
    send('pointerdown', 100, 1);
    send('pointerup', 100, 0);
    expect([rig.isMovedByHand, rig.stand]).toEqual([false, undefined]);
    send('pointerdown', 100, 1);
    send('pointermove', 160, 1);
    send('pointerup', 160, 0);
    expect(rig.isMovedByHand).toBe(true);
    const turned = rig.azimuth;
    rig.beginGame(false);
    expect(rig.azimuth).toBeCloseTo(turned);
  });
});

describe('the camera of a demo', () => {
  it('walks round by itself, at the same pace on every computer, and stays when it is told to', () => {
    const { azimuth } = rig;
    expect(rig.step(0)).toBe(false);
    rig.orbit(true);
    for (let ms = 0; ms <= 2_000; ms += 20) expect(rig.step(ms)).toBe(true);
    const smooth = rig.azimuth - azimuth;
    expect(smooth).toBeCloseTo((2 * Math.PI * 2) / 80);
    for (let ms = 2_100; ms <= 4_000; ms += 100) rig.step(ms);
    expect(rig.azimuth - azimuth).toBeCloseTo(2 * smooth);
    // After a time in which nothing was drawn it does not jump.
    rig.step(60_000);
    expect(rig.azimuth - azimuth).toBeLessThan(2 * smooth + 0.01);
    rig.orbit(false);
    const stood = rig.azimuth;
    rig.step(61_000);
    expect(rig.azimuth).toBeCloseTo(stood);
  });

  it('keeps its place in a window of another size', () => {
    rig.orbit(true);
    for (let ms = 0; ms <= 5_000; ms += 50) rig.step(ms);
    const { azimuth } = rig;
    rig.fit({ width: 620, height: 400 }, 0);
    expect(rig.azimuth).toBeCloseTo(azimuth);
  });
});
