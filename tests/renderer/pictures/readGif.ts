/** A picture of a film as it looks when it is shown, four bytes a pixel. */
export interface ReadFrame {
  readonly pixels: readonly number[];
  /** Hundredths of a second. */
  readonly delay: number;
}

export interface ReadGif {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly ReadFrame[];
}

/** Unpacks as the specification of GIF89a says, without anything of ours. */
function unpack(bytes: readonly number[], minBits: number, count: number): number[] {
  const [clear, end] = [1 << minBits, (1 << minBits) + 1];
  let table: number[][] = [];
  let bits = minBits + 1;
  const reset = (): void => {
    table = Array.from({ length: end + 1 }, (_, code) => (code < clear ? [code] : []));
    bits = minBits + 1;
  };
  const pixels: number[] = [];
  let [at, before]: [number, number[] | undefined] = [0, undefined];
  const read = (): number => {
    let code = 0;
    for (let bit = 0; bit < bits; bit++, at++) {
      code |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    }
    return code;
  };
  reset();
  while (at < 8 * bytes.length) {
    const code = read();
    if (code === end) break;
    if (code === clear) {
      reset();
      before = undefined;
      continue;
    }
    if (code > table.length) throw new Error(`code ${code} comes too early`);
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    pixels.push(...entry);
    if (before !== undefined && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << bits && bits < 12) bits++;
    before = entry;
  }
  if (pixels.length !== count) throw new Error(`${pixels.length} pixels instead of ${count}`);
  return pixels;
}

/** Reads a GIF with one palette for all pictures, each of which leaves the one before below it. */
export function readGif(file: Uint8Array): ReadGif {
  const text = (from: number, length: number): string =>
    String.fromCharCode(...file.slice(from, from + length));
  if (text(0, 6) !== 'GIF89a') throw new Error('no GIF');
  const word = (from: number): number => file[from]! | (file[from + 1]! << 8);
  const [width, height] = [word(6), word(8)];
  const colours = 2 << (file[10]! & 7);
  const palette = file.slice(13, 13 + 3 * colours);
  let at = 13 + 3 * colours;
  const blocks = (): number[] => {
    const bytes: number[] = [];
    for (let length = file[at++]!; length > 0; length = file[at++]!) {
      bytes.push(...file.slice(at, at + length));
      at += length;
    }
    return bytes;
  };
  const shown = Array.from({ length: 4 * width * height }, () => 0);
  const frames: ReadFrame[] = [];
  let [delay, clearNumber] = [0, -1];
  for (;;) {
    const kind = file[at++];
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = file[at++];
      const bytes = blocks();
      if (label === 0xf9) {
        delay = bytes[1]! | (bytes[2]! << 8);
        clearNumber = (bytes[0]! & 1) === 1 ? bytes[3]! : -1;
      }
    } else if (kind === 0x2c) {
      const [left, top, across, down] = [word(at), word(at + 2), word(at + 4), word(at + 6)];
      const minBits = file[at + 9]!;
      at += 10;
      for (const [index, number] of unpack(blocks(), minBits, across * down).entries()) {
        if (number === clearNumber) continue;
        const place = (top + Math.floor(index / across)) * width + left + (index % across);
        const colour = [...palette.slice(3 * number, 3 * number + 3), 255];
        for (const [part, value] of colour.entries()) shown[4 * place + part] = value;
      }
      frames.push({ pixels: [...shown], delay });
    } else throw new Error(`what begins with ${kind} at ${at - 1}?`);
  }
  return { width, height, frames };
}
