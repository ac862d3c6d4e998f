import type { Page } from '@playwright/test';

/*
 * WebP by the encoder that a browser has, and frames of it as one animation, after the container specification
 * (https://developers.google.com/speed/webp/docs/riff_container).
 */

/** Encodes a picture in a page. @param quality 0–1 */
export async function encodeStill(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const given = { png: png.toString('base64'), quality };
  const encoded = await page.evaluate(async ({ png, quality }) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality);
  }, given);
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

/** Puts stills of one size after each other, again and again without an end. */
export function animate(stills: readonly Buffer[], frameMs: number): Buffer {
  const [first] = stills;
  if (first === undefined) throw new Error('there is no frame');
  const size = sizeOf(imageChunk(first));
  const extended = Buffer.alloc(10);
  extended.writeUInt8(ANIMATION_FLAG, 0);
  extended.writeUIntLE(size.width - 1, 4, 3);
  extended.writeUIntLE(size.height - 1, 7, 3);
  // A background without colour, and no number of repetitions.
  const loop = Buffer.alloc(6);
  const frames = stills.map((still) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(size.width - 1, 6, 3);
    head.writeUIntLE(size.height - 1, 9, 3);
    head.writeUIntLE(frameMs, 12, 3);
    return chunk('ANMF', Buffer.concat([head, imageChunk(still)]));
  });
  const body = [Buffer.from('WEBP'), chunk('VP8X', extended), chunk('ANIM', loop), ...frames];
  return chunk('RIFF', Buffer.concat(body));
}

const ANIMATION_FLAG = 0b10;

/** A chunk: four letters, its length, and its contents, filled up to an even length. */
function chunk(name: string, contents: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(contents.length, 4);
  return Buffer.concat([head, contents, Buffer.alloc(contents.length % 2)]);
}

/** The chunk of a still that is its picture. */
function imageChunk(still: Buffer): Buffer {
  for (let at = 12; at < still.length;) {
    const end = at + 8 + still.readUInt32LE(at + 4);
    const name = still.toString('latin1', at, at + 4);
    if (name === 'VP8 ') return chunk(name, still.subarray(at + 8, end));
    at = end + ((end - at) % 2);
  }
  throw new Error('there is no picture in it, or one that is not lossy');
}

/** The size in a chunk of a lossy picture (RFC 6386, 9.1). */
const sizeOf = (image: Buffer) => ({
  width: image.readUInt16LE(14) & 0x3fff,
  height: image.readUInt16LE(16) & 0x3fff,
});
