import { packLzw } from './lzw.ts';
import type { Palette } from './palette.ts';

/** A picture of a film: its pixels in four bytes each, row by row, and how long it is shown. */
export interface Frame {
  readonly pixels: Uint8ClampedArray;
  /** Milliseconds; GIF counts in hundredths of a second. */
  readonly shownMs: number;
}

/** What of a picture differs from the one before it. */
interface Change {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The number that stands for what stays as it is. */
const SAME = 255;

const word = (value: number): readonly number[] => [value & 255, (value >> 8) & 255];
const ascii = (text: string): readonly number[] => [...text].map((sign) => sign.charCodeAt(0));

/** Bytes in blocks of 255, with the empty one that ends them. */
function inBlocks(bytes: readonly number[]): readonly number[] {
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length);
    for (const byte of block) blocks.push(byte);
  }
  blocks.push(0);
  return blocks;
}

/** Writes a GIF that moves, one picture after the other, and begins anew when it has ended. */
export class GifFile {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Palette;
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  /** The colours of the last picture by their numbers. */
  #shown: Uint8Array | undefined;

  constructor(width: number, height: number, palette: Palette) {
    this.#width = width;
    this.#height = height;
    this.#palette = palette;
    const table = new Uint8Array(3 * 256);
    table.set(palette.colours);
    this.#add([...ascii('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...table]);
    this.#add([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, ...word(0), 0]);
  }

  /** Adds a picture of the size of the film; only what differs from the one before is written. */
  add({ pixels, shownMs }: Frame): void {
    const now = this.#numbersOf(pixels);
    const { left, top, width, height } = this.#changeTo(now);
    const part = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const at = (top + row) * this.#width + left + column;
        part[row * width + column] = this.#shown?.[at] === now[at] ? SAME : now[at]!;
      }
    }
    this.#shown = now;
    const delay = Math.max(2, Math.round(shownMs / 10));
    // The picture before stays below, and what is the same shows it.
    this.#add([0x21, 0xf9, 4, 0b101, ...word(delay), SAME, 0]);
    this.#add([0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0, 8]);
    this.#add(inBlocks(packLzw(part)));
  }

  /** The whole file; nothing is added after that. */
  end(): Blob {
    this.#add([0x3b]);
    return new Blob(this.#parts, { type: 'image/gif' });
  }

  #add(bytes: readonly number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }

  #numbersOf(pixels: Uint8ClampedArray): Uint8Array {
    const numbers = new Uint8Array(this.#width * this.#height);
    for (let at = 0; at < numbers.length; at++) {
      const from = 4 * at;
      numbers[at] = this.#palette.indexOf(pixels[from]!, pixels[from + 1]!, pixels[from + 2]!);
    }
    return numbers;
  }

  /** The smallest part that holds all that changes; a pixel where nothing does. */
  #changeTo(now: Uint8Array): Change {
    const before = this.#shown;
    if (before === undefined) return { left: 0, top: 0, width: this.#width, height: this.#height };
    let [left, right, top, bottom] = [this.#width, -1, this.#height, -1];
    for (let at = 0; at < now.length; at++) {
      if (now[at] === before[at]) continue;
      const [column, row] = [at % this.#width, Math.floor(at / this.#width)];
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}
