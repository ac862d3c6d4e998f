import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  CAMERA_TARGET,
  FIELD_OF_VIEW_DEG,
  cameraPosition,
  frameBoard,
  homeAngle,
  type Viewport,
} from '../../../src-renderer/stage/cameraFit.ts';
import {
  BOARD_HALF,
  BOARD_THICKNESS,
  gridOffset,
  pegTop,
} from '../../../src-renderer/stage/layout.ts';

const viewports: readonly Viewport[] = [
  { width: 950, height: 750 },
  { width: 1590, height: 1030 },
  { width: 800, height: 600 },
  { width: 420, height: 700 },
  { width: 300, height: 900 },
  { width: 1600, height: 300 },
];

/** Where points of the board appear on the canvas, in CSS pixels. */
function outlineOnCanvas(viewport: Viewport, spread = 0): readonly { x: number; y: number }[] {
  const { width, height } = viewport;
  const angle = homeAngle(viewport);
  const { distance, shiftX, shiftY } = frameBoard(angle, viewport, spread);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, width / height, 0.1, 1000);
  camera.setViewOffset(width, height, -shiftX, -shiftY, width, height);
  camera.position.copy(cameraPosition(angle, distance));
  camera.lookAt(new Vector3().copy(CAMERA_TARGET));
  camera.updateMatrixWorld();
  const points: Vector3[] = [];
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      points.push(new Vector3(x * BOARD_HALF, 0, z * BOARD_HALF));
      points.push(new Vector3(x * BOARD_HALF, -BOARD_THICKNESS, z * BOARD_HALF));
      points.push(new Vector3(x * gridOffset(3), pegTop(spread), z * gridOffset(3)));
    }
  }
  return points.map((point) => {
    const { x, y } = point.project(camera);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  });
}

describe('framing the board', () => {
  it.each(viewports)('shows all of it, centred and large, at $width × $height', (viewport) => {
    const points = outlineOnCanvas(viewport);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(viewport.width);
    expect(box.top).toBeGreaterThan(0);
    expect(box.bottom).toBeLessThan(viewport.height);
    expect((box.left + box.right) / 2).toBeCloseTo(viewport.width / 2, 0);
    const fillsWidth = (box.right - box.left) / viewport.width;
    const fillsHeight = (box.bottom - box.top) / viewport.height;
    expect(Math.max(fillsWidth, fillsHeight)).toBeGreaterThan(0.8);
  });

  it('steps back for layers that are lifted apart', () => {
    const viewport = { width: 950, height: 750 };
    const angle = homeAngle(viewport);
    expect(frameBoard(angle, viewport, 1).distance).toBeGreaterThan(
      frameBoard(angle, viewport, 0).distance,
    );
    for (const { y } of outlineOnCanvas(viewport, 1)) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(viewport.height);
    }
  });

  it('looks down more steeply in a tall, narrow window', () => {
    const tall = homeAngle({ width: 420, height: 700 });
    const wide = homeAngle({ width: 950, height: 750 });
    expect(tall.elevation).toBeGreaterThan(wide.elevation);
  });

  it('survives a window without any size', () => {
    const framing = frameBoard(homeAngle({ width: 0, height: 0 }), { width: 0, height: 0 });
    expect(Object.values(framing).every(Number.isFinite)).toBe(true);
  });
});
