import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { GifFile } from '../../../src-renderer/pictures/gif/gifFile.ts';
import { makePalette } from '../../../src-renderer/pictures/gif/palette.ts';
import { readGif } from './readGif.ts';

const [WIDTH, HEIGHT] = [64, 48];

/** A picture whose pixels are what a function says of their place. */
function picture(colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    pixels.set([...colourAt(at % WIDTH, Math.floor(at / WIDTH)), 255], 4 * at);
  }
  return pixels;
}

async function film(pictures: readonly Uint8ClampedArray[], shownMs = 500) {
  const file = new GifFile(WIDTH, HEIGHT, makePalette(pictures));
  for (const pixels of pictures) file.add({ pixels, shownMs });
  const blob = file.end();
  expect(blob.type).toBe('image/gif');
  return readGif(new Uint8Array(await blob.arrayBuffer()));
}

describe('a film as a GIF', () => {
  it('has each picture as it is, where there are no more than 255 colours', async () => {
    const pictures = Array.from({ length: 12 }, (_, step) =>
      picture((x, y) => (x === step * 5 && y > step ? [200, 40, 8 * step] : [x & 56, y & 56, 96])),
    );
    const { width, height, frames } = await film(pictures);
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect(frames.map(({ delay }) => delay)).toEqual(pictures.map(() => 50));
    for (const [index, { pixels }] of frames.entries()) {
      expect(pixels).toEqual([...pictures[index]!]);
    }
  });

  it('keeps a picture that is the one before', async () => {
    const same = picture((x) => [x, 0, 0]);
    const { frames } = await film([same, same, same]);
    expect(frames).toHaveLength(3);
    expect(frames[2]?.pixels).toEqual(frames[0]?.pixels);
  });

  it('comes near to colours of which there are too many, and packs noise', async () => {
    const random = makeRandom(3);
    const noise = Array.from({ length: 4 }, () =>
      picture(() => [random.below(256), random.below(256), random.below(256)]),
    );
    const { frames } = await film(noise);
    const offs = frames[3]!.pixels.map((value, at) => Math.abs(value - noise[3]![at]!));
    expect(offs.reduce((sum, off) => sum + off) / offs.length).toBeLessThan(16);
    const smooth = picture((x, y) => [4 * x, 5 * y, 2 * (x + y)]);
    const [shown] = (await film([smooth])).frames;
    const off = shown!.pixels.map((value, at) => Math.abs(value - smooth[at]!));
    expect(Math.max(...off)).toBeLessThan(30);
  });

  it('shows no picture shorter than others show it', async () => {
    const [frame] = (await film([picture(() => [1, 2, 3])], 1)).frames;
    expect(frame?.delay).toBe(2);
  });
});
