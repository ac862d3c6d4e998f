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
