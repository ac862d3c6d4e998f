/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A canvas that holds a drawing; `undefined` where the browser has none so large. */
export async function rasterize(
  text: string,
  { width, height }: Size,
): Promise<HTMLCanvasElement | undefined> {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return undefined;
    context.drawImage(image, 0, 0, width, height);
    return canvas;
  } catch {
    // A browser decodes no picture that is too large for it.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The canvas as a PNG, or nothing where there is no memory for it. */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
