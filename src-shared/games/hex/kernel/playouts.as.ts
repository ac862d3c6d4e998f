/** Random games to the end, in which bridges are saved, and who has won them. */
import { reserve } from '../../../kernel/scratch.as';
import { GOLDEN_RATIO, mix } from '../../../kernel/splitMix.as';
import {
  board,
  cellCount,
  colourAt,
  COLOURS_AT,
  MAX_PADDED,
  O,
  otherColour,
  paddedOf,
  setColour,
  step,
  width,
  X,
} from './board.as';
import { RING_CODES } from './constants';

/** Bytes: by colour and ring the bridges to save (u8); empty padded cells, and by padded cell its place there (u16). */
const EMPTIES_AT: usize = 3 * <usize>RING_CODES;
const PLACES_AT: usize = EMPTIES_AT + 2 * MAX_PADDED;

let playouts: usize = 0;
let state: u64 = 1;

export function reservePlayouts(): void {
  playouts = reserve(PLACES_AT + 2 * MAX_PADDED);
}

export function seedPlayouts(seed: u64): void {
  state = mix(seed + GOLDEN_RATIO) | 1;
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
export function initPlayouts(): void {
  for (let colour = 1; colour <= 2; colour++) {
    for (let ring = 0; ring < RING_CODES; ring++) {
      let bits = 0;
      for (let direction = 0; direction < 6; direction++) {
        const before = (ring >> (((direction + 5) % 6) << 1)) & 3;
        const after = (ring >> (((direction + 1) % 6) << 1)) & 3;
        const middle = (ring >> (direction << 1)) & 3;
        if (before == colour && after == colour && middle == 0) bits |= 1 << direction;
      }
      store<u8>(playouts + <usize>((colour << 12) | ring), <u8>bits);
    }
  }
}

/** The ring of a cell, from the colours: playouts keep no rings. */
// @ts-ignore: decorator
@inline
function ringOfColours(padded: i32): i32 {
  const at = board + <usize>padded;
  const under = at + <usize>width;
  const over = at - <usize>width;
  return (
    (<i32>load<u8>(at, COLOURS_AT + 1)) |
    ((<i32>load<u8>(under, COLOURS_AT)) << 2) |
    ((<i32>load<u8>(under, COLOURS_AT - 1)) << 4) |
    ((<i32>load<u8>(at, COLOURS_AT - 1)) << 6) |
    ((<i32>load<u8>(over, COLOURS_AT)) << 8) |
    ((<i32>load<u8>(over, COLOURS_AT + 1)) << 10)
  );
}

// @ts-ignore: decorator
@inline
function emptyAt(index: i32): i32 {
  return <i32>load<u16>(playouts + ((<usize>index) << 1), EMPTIES_AT);
}

// @ts-ignore: decorator
@inline
function setEmpty(index: i32, padded: i32): void {
  store<u16>(playouts + ((<usize>index) << 1), <u16>padded, EMPTIES_AT);
  store<u16>(playouts + ((<usize>padded) << 1), <u16>index, PLACES_AT);
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
    setEmpty(count, padded);
    count++;
  }
  let colour = first;
  while (count > 0) {
    const saves =
      last == 0 ? 0 : <i32>load<u8>(playouts + <usize>((colour << 12) | ringOfColours(last)));
    let cell = 0;
    let place = 0;
    if (saves != 0) {
      cell = last + step(randomBit(saves));
      place = <i32>load<u16>(playouts + ((<usize>cell) << 1), PLACES_AT);
    } else {
      place = below(count);
      cell = emptyAt(place);
    }
    count--;
    setEmpty(place, emptyAt(count));
    setColour(cell, colour);
    last = cell;
    colour = otherColour(colour);
  }
  return winnerOfFull();
}

// @ts-ignore: decorator
@inline
function randomBit(bits: i32): i32 {
  if ((bits & (bits - 1)) == 0) return ctz(bits);
  let skip = below(popcnt(bits));
  while (skip-- > 0) bits &= bits - 1;
  return ctz(bits);
}

/**
 * Who has won a full board: walks along the line between the colours from the top left corner, O on its one hand and
 * X on the other. It ends at the border of the winner.
 */
function winnerOfFull(): i32 {
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
