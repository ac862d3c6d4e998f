/** Strips of rows as the sums of the parts between which no domino fits, where they are too long for the tables. */
import { reserve } from '../../../kernel/scratch.as';
import { longestPair, longestTriple, pairAt, tripleAt } from './strips.as';
import { mostDominoesOf, nothing, ONE } from './thermographs.as';

/** The walls of the strip whose parts were added up last. */
let stripSum: usize = 0;

export function reserveStripParts(): void {
  stripSum = reserve(32);
}

/** The walls of a sum of strips, or of one strip: what who moves second is sure of. */
// @ts-ignore: decorator
@inline
export function second(sum: usize): v128 {
  return v128.load(sum);
}

/** What who moves first is sure of. */
// @ts-ignore: decorator
@inline
export function first(sum: usize): v128 {
  return v128.load(sum, 16);
}

/** The strip of two rows; what follows is the sum of its parts when the rows are too long for the table. */
// @ts-ignore: decorator
@inline
export function pairOf(above: i32, below: i32): usize {
  return (above | below) >> longestPair() == 0 ? pairAt(above, below) : partsOfPair(above, below);
}

/** @param links of cells with the next ones in their row. */
// @ts-ignore: decorator
@inline
function partLength(links: i32): i32 {
  return ctz(~links) + 1;
}

// @ts-ignore: decorator
@inline
function addPart(part: usize): void {
  const sum = stripSum;
  v128.store(
    sum,
    i16x8.max_s(i16x8.add(first(sum), second(part)), i16x8.add(second(sum), first(part))),
    16,
  );
  v128.store(sum, i16x8.add(second(sum), second(part)));
}

// @ts-ignore: decorator
@inline
function clearParts(): void {
  v128.store(stripSum, i16x8.splat(0));
  v128.store(stripSum, nothing(), 16);
}

function partsOfPair(above: i32, below: i32): usize {
  const links = (above & (above >> 1)) | (below & (below >> 1));
  clearParts();
  for (let cell = 0; (above | below) >> cell != 0;) {
    const length = partLength(links >> cell);
    const inPart = (1 << length) - 1;
    const a = (above >> cell) & inPart;
    const b = (below >> cell) & inPart;
    cell += length;
    if ((a | b) == 0) continue;
    if (length <= longestPair()) {
      addPart(pairAt(a, b));
    } else {
      // As if the side never put a domino there.
      const lost = ONE * (mostDominoesOf(a & (a >> 1), 1) + mostDominoesOf(b & (b >> 1), 1));
      v128.store(stripSum, i16x8.sub(second(stripSum), i16x8.splat(<i16>lost)));
      v128.store(stripSum, i16x8.sub(first(stripSum), i16x8.splat(<i16>lost)), 16);
    }
  }
  return stripSum;
}

/** The strip of three rows; 0 when a part of it is too long for the table. */
export function tripleOf(top: i32, middle: i32, bottom: i32): usize {
  const all = top | middle | bottom;
  if (all == 0) return tripleAt(0, 0, 0);
  const links = (top & (top >> 1)) | (middle & (middle >> 1)) | (bottom & (bottom >> 1));
  let cell = <i32>ctz(all);
  let length = partLength(links >> cell);
  if (length > longestTriple()) return 0;
  if (all >> (cell + length) == 0) return tripleAt(top >> cell, middle >> cell, bottom >> cell);
  clearParts();
  while (length <= longestTriple()) {
    const inPart = (1 << length) - 1;
    addPart(tripleAt((top >> cell) & inPart, (middle >> cell) & inPart, (bottom >> cell) & inPart));
    cell += length;
    if (all >> cell == 0) return stripSum;
    cell += ctz(all >> cell);
    length = partLength(links >> cell);
  }
  return 0;
}
