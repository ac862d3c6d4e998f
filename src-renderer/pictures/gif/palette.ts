/** Up to 255 colours that pictures are drawn with, and which of them stands for any other. */
export interface Palette {
  /** Red, green and blue of each, one after the other. */
  readonly colours: Uint8Array;
  /** The number of the colour that stands for a pixel. */
  indexOf(red: number, green: number, blue: number): number;
}

/** One number of the palette is kept for what does not change from one picture to the next. */
const MOST_COLOURS = 255;
/** Bits of each part of a colour that tell it from others. */
const BITS = 5;
const KEYS = 1 << (3 * BITS);

const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));

/** A colour of the pictures, the mean of all that are nearly the same, and how many pixels have it. */
interface Met {
  readonly parts: readonly [number, number, number];
  readonly count: number;
}

/** The colours that pictures have, of pixels in their four bytes. */
function coloursOf(pictures: readonly Uint8ClampedArray[]): readonly Met[] {
  const counts = new Uint32Array(KEYS);
  const sums = new Float64Array(3 * KEYS);
  for (const pixels of pictures) {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const key = keyOf(red, green, blue);
      counts[key]!++;
      sums[3 * key]! += red;
      sums[3 * key + 1]! += green;
      sums[3 * key + 2]! += blue;
    }
  }
  const met: Met[] = [];
  for (const [key, count] of counts.entries()) {
    if (count === 0) continue;
    const part = (of: number): number => sums[3 * key + of]! / count;
    met.push({ parts: [part(0), part(1), part(2)], count });
  }
  return met;
}

const AXES = [0, 1, 2] as const;

/** The part in which the colours of a box lie farthest apart, and how far. */
function spreadOf(box: readonly Met[]): { readonly axis: 0 | 1 | 2; readonly width: number } {
  return AXES.map((axis) => {
    const values = box.map(({ parts }) => parts[axis]);
    return { axis, width: Math.max(...values) - Math.min(...values) };
  }).reduce((widest, each) => (each.width > widest.width ? each : widest));
}

const weightOf = (box: readonly Met[]): number => box.reduce((sum, { count }) => sum + count, 0);

/** Halves a box in the middle of its pixels. */
function halve(box: readonly Met[]): readonly [readonly Met[], readonly Met[]] {
  const { axis } = spreadOf(box);
  const sorted = box.toSorted((one, other) => one.parts[axis] - other.parts[axis]);
  const half = weightOf(box) / 2;
  let sum = 0;
  const at = sorted.findIndex(({ count }) => (sum += count) >= half) + 1;
  const cut = Math.min(Math.max(1, at), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** Median cut: the box whose colours differ most, counted by its pixels, is halved until there are enough. */
function boxesOf(met: readonly Met[]): readonly (readonly Met[])[] {
  const worthOf = (box: readonly Met[]) => ({
    box,
    worth: box.length < 2 ? 0 : spreadOf(box).width ** 2 * Math.sqrt(weightOf(box)),
  });
  const boxes = [worthOf(met)];
  while (boxes.length < MOST_COLOURS) {
    const widest = boxes.reduce((best, each) => (each.worth > best.worth ? each : best));
    if (widest.worth === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halve(widest.box).map(worthOf));
  }
  return boxes.map(({ box }) => box);
}

/** The colours that some pictures are drawn with best. */
export function makePalette(pictures: readonly Uint8ClampedArray[]): Palette {
  const boxes = boxesOf(coloursOf(pictures));
  const colours = Uint8Array.from(
    boxes.flatMap((box) => {
      const weight = Math.max(1, weightOf(box));
      return AXES.map((axis) =>
        Math.round(box.reduce((sum, { parts, count }) => sum + parts[axis] * count, 0) / weight),
      );
    }),
  );
  const known = new Int16Array(KEYS).fill(-1);
  function nearest(red: number, green: number, blue: number): number {
    let [best, least] = [0, Infinity];
    for (let at = 0; at < colours.length; at += 3) {
      const [r, g, b] = [red - colours[at]!, green - colours[at + 1]!, blue - colours[at + 2]!];
      const distance = r * r + g * g + b * b;
      if (distance < least) [best, least] = [at / 3, distance];
    }
    return best;
  }
  return {
    colours,
    indexOf(red, green, blue) {
      const key = keyOf(red, green, blue);
      if (known[key]! < 0) known[key] = nearest(red, green, blue);
      return known[key]!;
    },
  };
}
