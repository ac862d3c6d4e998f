import {
  CAMERA_TARGET,
  FIELD_OF_VIEW_DEG,
  frameBoard,
  homeAngle,
} from '../../src-renderer/stage/cameraFit.ts';
import {
  BEAD_HEIGHT,
  BEAD_RADIUS,
  beadCentre,
  type Point,
  type StageCell,
} from '../../src-renderer/stage/layout.ts';
import { GLYPH_SIZE } from '../../src-renderer/stage/labels.ts';
import type { Box } from './pixels.ts';

/** The size of the pictures, CSS pixels. */
export const STUDIO = { width: 720, height: 560 };

/** Where a point of the board is on a picture of the usual view. */
function toPicture({ x, y, z }: Point) {
  const angle = homeAngle(STUDIO);
  const { distance, shiftX, shiftY } = frameBoard(angle, STUDIO);
  const [sinTurn, cosTurn] = [Math.sin(angle.azimuth), Math.cos(angle.azimuth)];
  const [sinTilt, cosTilt] = [Math.sin(angle.elevation), Math.cos(angle.elevation)];
  const up = y - CAMERA_TARGET.y;
  const near = sinTurn * x + cosTurn * z;
  const focal = STUDIO.height / 2 / Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360);
  const scale = focal / (distance - sinTilt * up - cosTilt * near);
  return {
    x: STUDIO.width / 2 + shiftX + scale * (cosTurn * x - sinTurn * z),
    y: STUDIO.height / 2 + shiftY - scale * (cosTilt * up - sinTilt * near),
    scale,
    tilt: { sin: sinTilt, cos: cosTilt },
  };
}

export function beadBox(cell: StageCell): Box {
  const { x, y, scale, tilt } = toPicture(beadCentre(cell));
  const [width, height] = [
    2 * scale * BEAD_RADIUS,
    2 * scale * Math.hypot((BEAD_HEIGHT / 2) * tilt.cos, BEAD_RADIUS * tilt.sin),
  ];
  return grown({ x: x - width / 2, y: y - height / 2, width, height }, 2);
}

export function boxAround(points: readonly Point[]): Box {
  const seen = points.map(toPicture);
  const [left, top] = [Math.min(...seen.map(({ x }) => x)), Math.min(...seen.map(({ y }) => y))];
  return {
    x: left,
    y: top,
    width: Math.max(...seen.map(({ x }) => x)) - left,
    height: Math.max(...seen.map(({ y }) => y)) - top,
  };
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The square of a letter or digit that lies on the board, its middle there. */
export function numberBox(point: Point): Box {
  const { x, y, scale, tilt } = toPicture(point);
  const [width, height] = [GLYPH_SIZE * scale, GLYPH_SIZE * scale * tilt.sin];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
