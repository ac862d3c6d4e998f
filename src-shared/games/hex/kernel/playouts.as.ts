/** Random games to the end, in which bridges are saved, and who has won them. */
import { cellCount, colourAt, mixed, O, otherColour, paddedOf, scratch, step, width, X } from './board.as';
import { COLOURS, EMPTIES, PLACES, SAVES } from './memory.as';

let state: u64 = 1;

export function seedPlayouts(seed: u64): void {
  state = mixed(seed + 0x9e3779b97f4a7c15) | 1;
}

/** The upper half of xorshift64* (G. Marsaglia, 2003; S. Vigna, 2014). */
// @ts-ignore: decorator
@inline
function random(): u32 {
  let x = state;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  state = x;
  return <u32>((x * 0x2545f4914f6cdd1d) >> 32);
}

// @ts-ignore: decorator
@inline
function below(bound: i32): i32 {
  return <i32>((<u64>random() * <u64>bound) >> 32);
}

/**
 * By colour and ring of the cell that the other colour just took: a bit for each direction where an empty cell between
 * two stones of the colour is left of a bridge.
 */
export function fillSaves(): void {
  for (let colour = 1; colour <= 2; colour++) {
    for (let ring = 0; ring < 4096; ring++) {
      let bits = 0;
      for (let direction = 0; direction < 6; direction++) {
        const before = (ring >> (((direction + 5) % 6) << 1)) & 3;
        const after = (ring >> (((direction + 1) % 6) << 1)) & 3;
        const middle = (ring >> (direction << 1)) & 3;
        if (before == colour && after == colour && middle == 0) bits |= 1 << direction;
      }
      store<u8>(scratch + <usize>((colour << 12) | ring), <u8>bits, SAVES);
    }
  }
}

/** The ring of a cell, from the colours: playouts keep no rings. */
// @ts-ignore: decorator
@inline
function surroundings(padded: i32): i32 {
  const at = scratch + <usize>padded;
  const under = at + <usize>width;
  const over = at - <usize>width;
  return (
    <i32>load<u8>(at, COLOURS + 1) |
    (<i32>load<u8>(under, COLOURS) << 2) |
    (<i32>load<u8>(under, COLOURS - 1) << 4) |
    (<i32>load<u8>(at, COLOURS - 1) << 6) |
    (<i32>load<u8>(over, COLOURS) << 8) |
    (<i32>load<u8>(over, COLOURS + 1) << 10)
  );
}

// @ts-ignore: decorator
@inline
function emptyAt(index: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>index << 1), EMPTIES);
}

/**
 * Fills the board at random, the colour first, without its rings; `last` is the cell taken before, or 0. Returns the
 * winner.
 */
export function playOut(first: i32, last: i32): i32 {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    store<u16>(scratch + (<usize>count << 1), <u16>padded, EMPTIES);
    store<u16>(scratch + (<usize>padded << 1), <u16>count, PLACES);
    count++;
  }
  let colour = first;
  while (count > 0) {
    const saves = last == 0 ? 0 : <i32>load<u8>(scratch + <usize>((colour << 12) | surroundings(last)), SAVES);
    let cell = 0;
    let place = 0;
    if (saves != 0) {
      cell = last + step(someBit(saves));
      place = <i32>load<u16>(scratch + (<usize>cell << 1), PLACES);
    } else {
      place = below(count);
      cell = emptyAt(place);
    }
    count--;
    const moved = emptyAt(count);
    store<u16>(scratch + (<usize>place << 1), <u16>moved, EMPTIES);
    store<u16>(scratch + (<usize>moved << 1), <u16>place, PLACES);
    store<u8>(scratch + <usize>cell, <u8>colour, COLOURS);
    last = cell;
    colour = otherColour(colour);
  }
  return winnerOfFull();
}

// @ts-ignore: decorator
@inline
function someBit(bits: i32): i32 {
  if ((bits & (bits - 1)) == 0) return ctz(bits);
  let skip = below(popcnt(bits));
  while (skip-- > 0) bits &= bits - 1;
  return ctz(bits);
}

/**
 * Who has won a full board: walks along the line between the colours from the top left corner, O on its one hand and
 * X on the other. It ends at the border of the winner.
 */
export function winnerOfFull(): i32 {
  let o = width;
  let direction = 5;
  const right = width - 1;
  const bottom = width * (width - 1);
  let winner = 0;
  while (winner == 0) {
    const ahead = direction == 5 ? 0 : direction + 1;
    const cell = o + step(ahead);
    if (colourAt(cell) == O) {
      if (cell % width == right) winner = O;
      o = cell;
      direction = direction == 0 ? 5 : direction - 1;
    } else {
      if (cell >= bottom) winner = X;
      direction = ahead;
    }
  }
  return winner;
}
