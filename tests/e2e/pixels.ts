import { inflateSync } from 'node:zlib';

/** A picture as it was taken, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: red, green, blue and perhaps opacity. */
  readonly channels: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE_BYTES = 8;
/** Length and kind before a chunk's data, and a checksum after it. */
const [HEAD_BYTES, SUM_BYTES] = [8, 4];

/** Reads a PNG as browsers write screenshots: 8 bits a channel, not interlaced, with or without opacity. */
export function readPicture(png: Buffer): Picture {
  const data: Buffer[] = [];
  let at = SIGNATURE_BYTES;
  const [width, height, colourType] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  if (png[24] !== 8 || png[28] !== 0) throw new Error('a PNG of another kind');
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const start = at + HEAD_BYTES;
    if (png.toString('latin1', at + 4, start) === 'IDAT')
      data.push(png.subarray(start, start + length));
    at = start + length + SUM_BYTES;
  }
  const channels = colourType === 6 ? 4 : 3;
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  return { width, height, channels, bytes };
}

/** What the rows say once what each byte was predicted from is added again. */
function unfiltered(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)]!;
    const from = row * (stride + 1) + 1;
    const to = row * stride;
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : bytes[to + i - channels]!;
      const above = row === 0 ? 0 : bytes[to + i - stride]!;
      const aboveLeft = row === 0 || i < channels ? 0 : bytes[to + i - stride - channels]!;
      bytes[to + i] = raw[from + i]! + prediction(filter, left, above, aboveLeft);
    }
  }
  return bytes;
}

/** @see https://www.w3.org/TR/png-3/#9Filters */
function prediction(filter: number, left: number, above: number, aboveLeft: number): number {
  if (filter < 3) return filter === 0 ? 0 : filter === 1 ? left : above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - aboveLeft;
  const a = Math.abs(estimate - left);
  const b = Math.abs(estimate - above);
  const c = Math.abs(estimate - aboveLeft);
  if (a <= b && a <= c) return left;
  return b <= c ? above : aboveLeft;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a pixel, as WCAG has it. */
function luminance({ bytes, channels }: Picture, pixel: number): number {
  const at = pixel * channels;
  return (
    0.2126 * linear[bytes[at]!]! +
    0.7152 * linear[bytes[at + 1]!]! +
    0.0722 * linear[bytes[at + 2]!]!
  );
}

/** How a pixel of one picture stands out from the same one of the other, as WCAG has it. */
function contrast(one: Picture, other: Picture, pixel: number): number {
  const a = luminance(one, pixel);
  const b = luminance(other, pixel);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An outline is looked at all the way round, a line from one end to the other, in so many parts. */
const PARTS = 12;

/**
 * How well what is drawn in a box stands out from what is behind it: the best contrast in each part of it, and of those
 * one that all parts but the weakest reach. Too little to be seen at all is 1.
 */
export function standsOut(
  seen: Picture,
  behind: Picture,
  box: Box,
  shape: 'outline' | 'line',
): number {
  const parts = Array.from({ length: PARTS }, () => 0);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isWide = box.width > box.height;
  for (let y = Math.ceil(box.y); y < box.y + box.height; y++) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
      if (x < 0 || y < 0 || x >= seen.width || y >= seen.height) continue;
      const along = isWide ? (x - box.x) / box.width : (y - box.y) / box.height;
      const turn =
        Math.atan2((y - middle.y) / box.height, (x - middle.x) / box.width) / (2 * Math.PI) + 0.5;
      const part = Math.min(PARTS - 1, Math.floor((shape === 'line' ? along : turn) * PARTS));
      parts[part] = Math.max(parts[part]!, contrast(seen, behind, y * seen.width + x));
    }
  }
  // The ends of lines lie under other things.
  const counted = shape === 'line' ? parts.slice(2, -2) : parts;
  return counted.sort((a, b) => a - b)[1] ?? 1;
}

/** The contrast that this share of the pixels in a box reach with what is behind them, for shapes of many parts. */
export function contrastOf(seen: Picture, behind: Picture, box: Box, share: number): number {
  const reached: number[] = [];
  for (let y = Math.ceil(box.y); y < box.y + box.height; y++) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
      reached.push(contrast(seen, behind, y * seen.width + x));
    }
  }
  return reached.sort((a, b) => b - a)[Math.floor(reached.length * share)] ?? 1;
}
