/** How near cells are to the borders of a colour, by its connections: what moves are tried in the order of. */
import { cellCount, colourAt, paddedOf } from './board.as';
import { carriersOf, countOf, FULLS, pairOf, SEMIS } from './connectionLists.as';
import { setBytes, sizeOfSet } from './sets.as';

/** What a semi is farther than a full, and no connection than a semi. */
const STEP: i32 = 24;

/** Notes by cell (u8) how far empty ones are from both borders of the colour whose connections were found last. */
export function noteReach(reach: usize): void {
  for (let cell = 0; cell < cellCount; cell++) {
    if (colourAt(paddedOf(cell)) != 0) continue;
    const far = distanceFrom(cell, cellCount) + distanceFrom(cell, cellCount + 1);
    store<u8>(reach + <usize>cell, <u8>far);
  }
}

// @ts-ignore: decorator
@inline
export function distanceIn(reach: usize, cell: i32): i32 {
  return <i32>load<u8>(reach + <usize>cell);
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
