import { GifFile } from './gif/gifFile.ts';
import { makePalette } from './gif/palette.ts';
import type { Painter } from './painter.ts';
import type { Size } from './raster.ts';

export interface FilmOptions {
  readonly painter: Pick<Painter, 'paint'>;
  readonly size: Size;
  /** How many moves are shown, after the position that the game began with. */
  readonly moves: number;
  /** How long each position is shown. */
  readonly shownMs: number;
  /** Told how many of how many pictures are done. */
  onProgress(done: number, total: number): void;
  readonly signal: AbortSignal;
}

/** The last position is looked at longer. */
const END_SHARE = 4;

/** Lets the window answer between two pictures. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * A whole game as a GIF that moves: one picture for each position.
 * @returns `undefined` when it was called off, or the browser can’t draw that large
 */
export async function makeFilm(options: FilmOptions): Promise<Blob | undefined> {
  const { painter, size, moves, shownMs, onProgress, signal } = options;
  const { width, height } = size;
  async function pixelsOf(ply: number): Promise<Uint8ClampedArray | undefined> {
    await breathe();
    if (signal.aborted) return undefined;
    const canvas = await painter.paint(ply, size);
    return canvas?.getContext('2d')?.getImageData(0, 0, width, height).data;
  }
  // What lies on the board at its beginning, in the middle and at the end has all its colours.
  const looked = await Promise.all([0, moves >> 1, moves].map(pixelsOf));
  const known = looked.filter((pixels) => pixels !== undefined);
  if (known.length < looked.length) return undefined;
  const file = new GifFile(width, height, makePalette(known));
  for (let ply = 0; ply <= moves; ply++) {
    const pixels = await pixelsOf(ply);
    if (pixels === undefined || signal.aborted) return undefined;
    file.add({ pixels, shownMs: ply === moves ? END_SHARE * shownMs : shownMs });
    onProgress(ply + 1, moves + 1);
  }
  return file.end();
}
