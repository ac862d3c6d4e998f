/** The *ends* of connections of one colour: its empty cells, its groups of stones (by one cell of them) and its borders. */
import { cellCount, colourAt, isRim, O, paddedOf, scratch, size, step, width } from './board.as';
import { ENDS, QUEUE } from './memory.as';

export const NO_END: i32 = 0xffff;

// @ts-ignore: decorator
@inline
export function endAt(padded: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>padded << 1), ENDS);
}

function setEnd(padded: i32, end: i32): void {
  store<u16>(scratch + (<usize>padded << 1), <u16>end, ENDS);
}

/** Gives each empty cell, group and border its end. Returns whether the borders are already joined. */
export function findEnds(colour: i32): bool {
  for (let i = 0; i < width * width; i++) setEnd(i, NO_END);
  let isJoined = false;
  for (let border = 0; border < 2; border++) {
    let count = 0;
    for (let i = 1; i <= size; i++) {
      const along = border == 0 ? 0 : width - 1;
      const rim = colour == O ? width * i + along : i + width * along;
      setEnd(rim, cellCount + border);
      store<u16>(scratch + (<usize>(count++) << 1), <u16>rim, QUEUE);
    }
    if (growGroup(count, cellCount + border, colour)) isJoined = true;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const owner = colourAt(padded);
    if (endAt(padded) != NO_END || (owner != 0 && owner != colour)) continue;
    setEnd(padded, cell);
    if (owner == 0) continue;
    store<u16>(scratch, <u16>padded, QUEUE);
    growGroup(1, cell, colour);
  }
  return isJoined;
}

/** Gives the stones joined to those queued their end; returns whether another end was met. */
function growGroup(count: i32, end: i32, colour: i32): bool {
  let meets = false;
  for (let i = 0; i < count; i++) {
    const from = <i32>load<u16>(scratch + (<usize>i << 1), QUEUE);
    for (let direction = 0; direction < 6; direction++) {
      const cell = from + step(direction);
      if (cell < 0 || isRim(cell) || colourAt(cell) != colour) continue;
      if (endAt(cell) != NO_END) {
        if (endAt(cell) != end) meets = true;
        continue;
      }
      setEnd(cell, end);
      store<u16>(scratch + (<usize>(count++) << 1), <u16>cell, QUEUE);
    }
  }
  return meets;
}

// @ts-ignore: decorator
@inline
export function isEmptyEnd(end: i32): bool {
  return end < cellCount && colourAt(paddedOf(end)) == 0;
}

export function isBorder(end: i32): bool {
  return end >= cellCount;
}
