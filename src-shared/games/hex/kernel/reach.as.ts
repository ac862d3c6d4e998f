/** How near cells are to the borders of a colour, by its connections: what moves are tried in the order of. */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, colourAt, MAX_PADDED, paddedOf } from './board.as';
import { carriersOf, countOf, FULLS, pairOf, SEMIS } from './connectionLists.as';
import { setBytes, sizeOfSet } from './sets.as';

/** What a semi is farther than a full, and no connection than a semi. */
const STEP: i32 = 24;

/** By padded cell (u16), the lower the nearer. */
let distances: usize = 0;

export function reserveReach(): void {
  distances = reserve(2 * MAX_PADDED);
}

export function clearReach(): void {
  memory.fill(distances, 0, 2 * MAX_PADDED);
}

/** Adds the distances of empty cells from both borders of the colour whose connections were found last. */
export function addReach(): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    const at = distances + ((<usize>padded) << 1);
    const far = distanceFrom(cell, cellCount) + distanceFrom(cell, cellCount + 1);
    store<u16>(at, load<u16>(at) + <u16>far);
  }
}

export function distanceOf(padded: i32): i32 {
  return <i32>load<u16>(distances + ((<usize>padded) << 1));
}

function distanceFrom(cell: i32, border: i32): i32 {
  const pair = pairOf(cell, border);
  if (countOf(pair, FULLS) > 0) return smallest(pair, FULLS);
  return countOf(pair, SEMIS) > 0 ? STEP + smallest(pair, SEMIS) : 2 * STEP;
}

function smallest(pair: usize, kind: usize): i32 {
  const first = carriersOf(pair, kind);
  let least = STEP - 1;
  for (let i = 0; i < countOf(pair, kind); i++)
    least = min(least, sizeOfSet(first + <usize>i * setBytes));
  return least;
}
