import type { BoardLook } from '../boards/boardProps.ts';
import { boardEntry } from '../boards/index.ts';
import { lastMoveAt } from '../state/positions.ts';
import { type Background, openDrawing } from './drawing.ts';
import type { PicturedGame } from './picturedGame.ts';
import { rasterize, type Size } from './raster.ts';

/** Makes pictures of one game, as large as one likes. */
export interface Painter {
  /** The size of a picture whose longer side has so many pixels. */
  sizeOf(longest: number): Size;
  /** The position after so many moves; `undefined` where the browser can’t draw that large. */
  paint(ply: number, size: Size): Promise<HTMLCanvasElement | undefined>;
  /** The same as SVG; missing where the board is more than a drawing. */
  readonly drawn?: (ply: number) => string;
  dispose(): void;
}

/** Of pictures that are no drawings. */
const PHOTO_ASPECT = 4 / 3;

const sizeBy =
  (aspect: number) =>
  (longest: number): Size => ({
    width: Math.round(aspect > 1 ? longest : longest * aspect),
    height: Math.round(aspect > 1 ? longest / aspect : longest),
  });

export async function openPainter(
  game: PicturedGame,
  look: BoardLook,
  background: Background,
): Promise<Painter> {
  const entry = boardEntry(game.gameId);
  const shownAt = (ply: number) => ({
    position: game.positions[ply]!,
    lastMove: lastMoveAt(game, ply),
  });
  const photographer = await entry.photographer?.(look);
  if (photographer !== undefined) {
    return {
      sizeOf: sizeBy(PHOTO_ASPECT),
      paint: (ply, size) =>
        Promise.resolve(photographer.take(shownAt(ply), { ...size, background })),
      dispose: () => photographer.dispose(),
    };
  }
  const draw = await openDrawing({ gameId: game.gameId, look, background });
  return {
    sizeOf: sizeBy(draw(shownAt(0)).aspect),
    paint: (ply, size) => rasterize(draw(shownAt(ply)).text, size),
    ...(entry.photographer === undefined && { drawn: (ply) => draw(shownAt(ply)).text }),
    dispose: () => undefined,
  };
}
