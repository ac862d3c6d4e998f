/** The *ends* of connections of one colour: empty cells, its groups of stones (by one cell of them), its borders. */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, colourAt, isRim, MAX_PADDED, O, paddedOf, size, step, width } from './board.as';

export const NO_END: i32 = 0xffff;
/** Bytes: by padded cell the end that it belongs to (u16), and where groups go on growing (u16). */
const QUEUE_AT: usize = 2 * MAX_PADDED;

let ends: usize = 0;

export function reserveConnectionEnds(): void {
  ends = reserve(QUEUE_AT + 2 * MAX_PADDED);
}

// @ts-ignore: decorator
@inline
export function endAt(padded: i32): i32 {
  return <i32>load<u16>(ends + ((<usize>padded) << 1));
}

function setEnd(padded: i32, end: i32): void {
  store<u16>(ends + ((<usize>padded) << 1), <u16>end);
}

// @ts-ignore: decorator
@inline
function enqueue(index: i32, padded: i32): void {
  store<u16>(ends + ((<usize>index) << 1), <u16>padded, QUEUE_AT);
}

/** Gives each empty cell, group and border its end. Returns whether the borders are already joined. */
export function findEnds(colour: i32): bool {
  for (let i = 0; i < width * width; i++) setEnd(i, NO_END);
  let isJoined = false;
  for (let border = 0; border < 2; border++) {
    let queued = 0;
    for (let i = 1; i <= size; i++) {
      const along = border == 0 ? 0 : width - 1;
      const rim = colour == O ? width * i + along : i + width * along;
      setEnd(rim, cellCount + border);
      enqueue(queued++, rim);
    }
    if (growGroup(queued, cellCount + border, colour)) isJoined = true;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const owner = colourAt(padded);
    if (endAt(padded) != NO_END || (owner != 0 && owner != colour)) continue;
    setEnd(padded, cell);
    if (owner == 0) continue;
    enqueue(0, padded);
    growGroup(1, cell, colour);
  }
  return isJoined;
}

/** Gives the stones joined to those queued their end; returns whether another end was met. */
function growGroup(queued: i32, end: i32, colour: i32): bool {
  let isMeeting = false;
  for (let i = 0; i < queued; i++) {
    const from = <i32>load<u16>(ends + ((<usize>i) << 1), QUEUE_AT);
    for (let direction = 0; direction < 6; direction++) {
      const cell = from + step(direction);
      if (cell < 0 || isRim(cell) || colourAt(cell) != colour) continue;
      if (endAt(cell) != NO_END) {
        if (endAt(cell) != end) isMeeting = true;
        continue;
      }
      setEnd(cell, end);
      enqueue(queued++, cell);
    }
  }
  return isMeeting;
}

// @ts-ignore: decorator
@inline
export function isEmptyEnd(end: i32): bool {
  return end < cellCount && colourAt(paddedOf(end)) == 0;
}

export function isBorder(end: i32): bool {
  return end >= cellCount;
}
