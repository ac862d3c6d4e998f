import type { Bounds, Point } from './viewport.ts';

/** Rounds to a thousandth of a unit, which no screen shows. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A point as SVG path data writes it. */
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A closed polygon as SVG path data. */
export const polygonPath = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** An open line through points as SVG path data. */
export const linePath = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** The point that lies a distance from one point towards another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A closed polygon whose corners are rounded, beginning the given distance before each. */
export function roundedPath(points: readonly Point[], distance: number): string {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return `${at(towards(corner, before, distance))}Q${at(corner)} ${at(towards(corner, after, distance))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A rectangle with rounded corners. */
export const rectanglePath = ({ x, y, width, height }: Bounds, radius: number): string =>
  roundedPath(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    radius,
  );
