/** A place in board units (each board's `layout.ts` says what one unit is); y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in board units. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** The rectangle with a margin all round. */
export const grow = ({ x, y, width, height }: Bounds, margin: number): Bounds => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** The felt around a board, as a share of its longer side. */
const FELT = 0.035;

/** A board with the felt around it. */
export const withFelt = (board: Bounds): Bounds =>
  grow(board, Math.max(board.width, board.height) * FELT);

/** The part of a board that is shown: how much it is magnified, and the point in the middle. */
export interface Viewport {
  /** 1 shows the whole board, 2 half of its width, … up to `MAX_ZOOM`. */
  readonly zoom: number;
  readonly center: Point;
}

/** Makes a cell of the largest board, fitted into 240 pixels, larger than a fingertip. */
export const MAX_ZOOM = 6;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export const wholeBoard = (bounds: Bounds): Viewport => ({
  zoom: 1,
  center: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
});

/** The rectangle that a viewport shows. */
export function shownBounds(bounds: Bounds, { zoom, center }: Viewport): Bounds {
  const width = bounds.width / zoom;
  const height = bounds.height / zoom;
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** The nearest viewport that magnifies within limits and shows nothing beyond the board. */
export function clampViewport(bounds: Bounds, viewport: Viewport): Viewport {
  const zoom = clamp(viewport.zoom, 1, MAX_ZOOM);
  const halfWidth = bounds.width / zoom / 2;
  const halfHeight = bounds.height / zoom / 2;
  const { x, y } = viewport.center;
  return {
    zoom,
    center: {
      x: clamp(x, bounds.x + halfWidth, bounds.x + bounds.width - halfWidth),
      y: clamp(y, bounds.y + halfHeight, bounds.y + bounds.height - halfHeight),
    },
  };
}

/** Magnifies by a factor while the given point of the board stays where it is on the screen. */
export function zoomAround(
  bounds: Bounds,
  viewport: Viewport,
  factor: number,
  fixed: Point,
): Viewport {
  const zoom = clamp(viewport.zoom * factor, 1, MAX_ZOOM);
  const ratio = viewport.zoom / zoom;
  const { center } = viewport;
  return clampViewport(bounds, {
    zoom,
    center: {
      x: fixed.x + (center.x - fixed.x) * ratio,
      y: fixed.y + (center.y - fixed.y) * ratio,
    },
  });
}

/** Moves the board under the window by a distance in board units. */
export const panBy = (bounds: Bounds, viewport: Viewport, by: Point): Viewport =>
  clampViewport(bounds, {
    zoom: viewport.zoom,
    center: { x: viewport.center.x - by.x, y: viewport.center.y - by.y },
  });

/** Moves the board as little as needed to show a rectangle whole. */
export function reveal(bounds: Bounds, viewport: Viewport, box: Bounds): Viewport {
  const shown = shownBounds(bounds, viewport);
  const shift = (start: number, size: number, boxStart: number, boxSize: number): number => {
    if (boxStart < start) return boxStart - start;
    return Math.max(0, boxStart + boxSize - (start + size));
  };
  return clampViewport(bounds, {
    zoom: viewport.zoom,
    center: {
      x: viewport.center.x + shift(shown.x, shown.width, box.x, box.width),
      y: viewport.center.y + shift(shown.y, shown.height, box.y, box.height),
    },
  });
}
