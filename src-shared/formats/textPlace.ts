/** Where something is wrong in a text. */
export interface TextPlace {
  /** What stands before it: bytes of a file, characters of a text that was pasted. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** In characters, from 1. */
  readonly column: number;
}

/** @param at characters before the place. */
export function placeOf(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n');
  return { offset: at, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The same place where line ends were not made alike. */
export function placeInRaw(raw: string, { line, column }: TextPlace): TextPlace {
  const ends = /\r\n?|\n/g;
  for (let passed = 1; passed < line; passed++) ends.exec(raw);
  return { offset: (line === 1 ? 0 : ends.lastIndex) + column - 1, line, column };
}

/** How many bytes a text begins with that are so many characters. */
export function bytesBefore(bytes: Uint8Array, charset: string, length: number): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const text = new TextDecoder(charset).decode(bytes.subarray(0, middle), { stream: true });
    if (text.length < length) low = middle + 1;
    else high = middle;
  }
  return low;
}
