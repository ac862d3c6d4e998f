import { MathUtils } from 'three';
import {
  BOARD_HALF,
  BOARD_THICKNESS,
  FOOT_RADIUS,
  gridOffset,
  pegTop,
  type Point,
} from './layout.ts';

/** Degrees; as photographers give it, from the top of the picture to its bottom. */
export const FIELD_OF_VIEW_DEG = 28;
/** The point the camera turns around. */
export const CAMERA_TARGET: Point = { x: 0, y: 0.95, z: 0 };

/** Where the camera stands: radians; azimuth 0 looks from row 1, elevation 0 along the board. */
export interface ViewAngle {
  readonly azimuth: number;
  readonly elevation: number;
}

export interface Viewport {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** How far away to stand and how to shift the picture so that the board fills the viewport. */
export interface Framing {
  /** Board units from the target. */
  readonly distance: number;
  /** CSS pixels the picture moves right and down. */
  readonly shiftX: number;
  readonly shiftY: number;
}

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

/** The angle of the classic view; a tall, narrow window looks down more steeply to use its height. */
export function homeAngle({ width, height }: Viewport): ViewAngle {
  const aspect = width / Math.max(1, height);
  const tall = MathUtils.clamp((1.05 - aspect) / 0.55, 0, 1);
  return {
    azimuth: MathUtils.degToRad(27 - 7 * tall),
    elevation: MathUtils.degToRad(26 + 16 * tall),
  };
}

/**
 * The nearest stand from which board and pegs are seen whole and centred, clear of what floats
 * over the top and bottom of the canvas.
 *
 * @param spread 0..1, how far the layers are lifted apart
 */
export function frameBoard(angle: ViewAngle, viewport: Viewport, spread = 0): Framing {
  const width = Math.max(1, viewport.width);
  const height = Math.max(1, viewport.height);
  const insets = insetsOf(width, height);
  const focal = height / 2 / Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEG) / 2);
  const points = outline(spread).map((point) => toCamera(point, angle));
  const free = { width: width - 2 * insets.side, height: height - insets.top - insets.bottom };

  const fits = (distance: number) => {
    const box = project(points, focal, distance);
    return box.right - box.left <= free.width && box.top - box.bottom <= free.height;
  };
  let near = Math.max(...points.map(({ z }) => z)) + 0.5;
  let far = 400;
  for (let step = 0; step < 50; step++) {
    const middle = (near + far) / 2;
    if (fits(middle)) far = middle;
    else near = middle;
  }
  const box = project(points, focal, far);
  return {
    distance: far,
    shiftX: -(box.left + box.right) / 2,
    shiftY: (box.top + box.bottom) / 2 + (insets.top - insets.bottom) / 2,
  };
}

/** Camera position at an angle and a distance, in board units. */
export function cameraPosition({ azimuth, elevation }: ViewAngle, distance: number): Point {
  const level = Math.cos(elevation) * distance;
  return {
    x: CAMERA_TARGET.x + Math.sin(azimuth) * level,
    y: CAMERA_TARGET.y + Math.sin(elevation) * distance,
    z: CAMERA_TARGET.z + Math.cos(azimuth) * level,
  };
}

function insetsOf(width: number, height: number): Insets {
  return {
    top: Math.min(52, height * 0.08),
    bottom: Math.min(68, height * 0.1),
    side: Math.min(32, width * 0.03),
  };
}

/** Corner points of what must be seen: the board and the tips of its outermost pegs. */
function outline(spread: number): readonly Point[] {
  const tip = gridOffset(3) + FOOT_RADIUS / 2;
  const points: Point[] = [];
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      points.push({ x: x * BOARD_HALF, y: 0, z: z * BOARD_HALF });
      points.push({ x: x * BOARD_HALF, y: -BOARD_THICKNESS, z: z * BOARD_HALF });
      points.push({ x: x * tip, y: pegTop(spread), z: z * tip });
    }
  }
  return points;
}

/** Into the camera's axes: x right, y up, z towards the eye, from the target. */
function toCamera(point: Point, { azimuth, elevation }: ViewAngle): Point {
  const x = point.x - CAMERA_TARGET.x;
  const y = point.y - CAMERA_TARGET.y;
  const z = point.z - CAMERA_TARGET.z;
  const level = Math.sin(azimuth) * x + Math.cos(azimuth) * z;
  return {
    x: Math.cos(azimuth) * x - Math.sin(azimuth) * z,
    y: Math.cos(elevation) * y - Math.sin(elevation) * level,
    z: Math.sin(elevation) * y + Math.cos(elevation) * level,
  };
}

/** The bounding box in pixels from the picture's middle, y up. */
function project(points: readonly Point[], focal: number, distance: number) {
  const xs = points.map(({ x, z }) => (focal * x) / (distance - z));
  const ys = points.map(({ y, z }) => (focal * y) / (distance - z));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}
