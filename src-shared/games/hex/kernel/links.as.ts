/**
 * Which stones hang together with which border, over neighbours and over bridges that nobody has broken into. Bridges
 * may need the same cells, so this is what a position looks like, and proves nothing.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  colourAt,
  columnStep,
  isRim,
  MAX_PADDED,
  O,
  paddedCount,
  rowStep,
  size,
  step,
  width,
} from './board.as';

/** Bits of what a stone is linked to: the left or upper border, the right or lower one. */
export const LINKED_FIRST: u8 = 1;
export const LINKED_SECOND: u8 = 2;

/** Bytes: by padded cell the bits (u8), and the cells from which links go on (u16). */
const QUEUE_AT: usize = MAX_PADDED;

let links: usize = 0;

export function reserveLinks(): void {
  links = reserve(3 * MAX_PADDED);
}

// @ts-ignore: decorator
@inline
export function linksAt(padded: i32): u8 {
  return load<u8>(links + <usize>padded);
}

/** Finds the links of both colours on the board as it is. */
export function findLinks(): void {
  memory.fill(links, 0, <usize>paddedCount);
  for (let colour = 1; colour <= 2; colour++) {
    spread(colour, LINKED_FIRST);
    spread(colour, LINKED_SECOND);
  }
}

function spread(colour: i32, bit: u8): void {
  const rim = bit == LINKED_FIRST ? 0 : size + 1;
  let count = 0;
  for (let along = 1; along <= size; along++) {
    count = reach(colour == O ? rim + width * along : along + width * rim, bit, count);
  }
  for (let i = 0; i < count; i++) {
    const from = <i32>load<u16>(links + ((<usize>i) << 1), QUEUE_AT);
    for (let direction = 0; direction < 6; direction++) {
      count = spreadFrom(from, direction, colour, bit, count);
    }
  }
}

/** Over the neighbour in a direction, and over the bridge between it and the next one. */
// @ts-ignore: decorator
@inline
function spreadFrom(from: i32, direction: i32, colour: i32, bit: u8, queued: i32): i32 {
  let count = queued;
  const after = direction == 5 ? 0 : direction + 1;
  const x = (from % width) + columnStep(direction);
  const y = from / width + rowStep(direction);
  if (!isOnBoard(x, y)) return count;
  const near = from + step(direction);
  if (colourAt(near) == colour) return reach(near, bit, count);
  if (!isOnBoard(x + columnStep(after), y + rowStep(after))) return count;
  const isFree = colourAt(near) == 0 && colourAt(from + step(after)) == 0;
  const far = near + step(after);
  if (isFree && !isRim(from + step(after)) && colourAt(far) == colour)
    count = reach(far, bit, count);
  return count;
}

// @ts-ignore: decorator
@inline
function isOnBoard(x: i32, y: i32): bool {
  return x > 0 && y > 0 && x <= size && y <= size;
}

// @ts-ignore: decorator
@inline
function reach(padded: i32, bit: u8, count: i32): i32 {
  const at = links + <usize>padded;
  const bits = load<u8>(at);
  if ((bits & bit) != 0) return count;
  store<u8>(at, bits | bit);
  store<u16>(links + ((<usize>count) << 1), <u16>padded, QUEUE_AT);
  return count + 1;
}
