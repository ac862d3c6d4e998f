/** Codes have at most so many bits. */
const MOST_BITS = 12;
const MOST_CODES = 1 << MOST_BITS;

/** Bits one after the other, the lowest first, in bytes. */
class BitWriter {
  readonly bytes: number[] = [];
  #waiting = 0;
  #count = 0;

  write(value: number, bits: number): void {
    this.#waiting |= value << this.#count;
    this.#count += bits;
    while (this.#count >= 8) {
      this.bytes.push(this.#waiting & 255);
      this.#waiting >>>= 8;
      this.#count -= 8;
    }
  }

  end(): void {
    if (this.#count > 0) this.bytes.push(this.#waiting & 255);
  }
}

/**
 * Lempel, Ziv and Welch’s packing as GIF has it, of numbers below 256, of which there is at least one.
 * @returns the bytes, not yet in blocks
 */
export function packLzw(pixels: Uint8Array): readonly number[] {
  const clear = 256;
  const end = clear + 1;
  const out = new BitWriter();
  /** By a code and the pixel after it: the code of both. */
  let next = new Uint16Array(MOST_CODES * 256);
  let [codes, bits] = [end + 1, 9];
  out.write(clear, bits);
  let prefix = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const key: number = prefix * 256 + pixel;
    const both: number = next[key] ?? 0;
    if (both > 0) {
      prefix = both;
      continue;
    }
    out.write(prefix, bits);
    if (codes < MOST_CODES) {
      if (codes === 1 << bits) bits++;
      next[key] = codes++;
    } else {
      out.write(clear, bits);
      next = new Uint16Array(MOST_CODES * 256);
      [codes, bits] = [end + 1, 9];
    }
    prefix = pixel;
  }
  out.write(prefix, bits);
  // Whoever reads has learned one more code by then, which may need another bit.
  if (codes === 1 << bits && bits < MOST_BITS) bits++;
  out.write(end, bits);
  out.end();
  return out.bytes;
}
