/**
 * What the network sees: for each cell whose stone stands there and what it is linked to. The side to move is always
 * seen as joining left and right; for X the board is mirrored on the long diagonal. The rim is seen as stones that are
 * linked to their own border, except for its corners.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, colourAt, O, paddedCount, paddedOf, size, width } from './board.as';
import { NETWORK_CHANNELS, STONE_CLASSES, WIDE_TAPS } from './constants';
import { findLinks, LINKED_FIRST, LINKED_SECOND, linksAt } from './links.as';
import { firstBias, stoneWeights } from './networkWeights.as';

/** Cells of the padded board, and what is read beyond it. */
export const MAP_CELLS: usize = 21 * 21 + 32;
export const CELL_BYTES: usize = <usize>NETWORK_CHANNELS * 2;

/** Columns and rows from a cell to those within two steps, by tap. */
const TAPS: StaticArray<i32> = [
  0, -2, 1, -2, 2, -2, -1, -1, 0, -1, 1, -1, 2, -1, -2, 0, -1, 0, 0, 0, 1, 0, 2, 0, -2, 1, -1, 1, 0,
  1, 1, 1, -2, 2, -1, 2, 0, 2,
];

/** The map of an empty board, which differs by size. */
let empty: usize = 0;
let emptySize: i32 = 0;

export function reserveNetworkInput(): void {
  empty = reserve(MAP_CELLS * CELL_BYTES);
}

/** Takes the colour of a stone for one of the `STONE_CLASSES`. */
// @ts-ignore: decorator
@inline
function stoneClass(colour: i32, mover: i32, links: u8): i32 {
  return (colour == mover ? 0 : STONE_CLASSES / 2) + <i32>links;
}

/** What the side to move sees on a cell after `findLinks`: 0 when it is empty, or one more than the class of its stone. */
export function seenAs(padded: i32, mover: i32): i32 {
  const colour = colourAt(padded);
  return colour == 0 ? 0 : 1 + stoneClass(colour, mover, linksAt(padded));
}

/** Where a cell lies on the board that the side to move sees. */
// @ts-ignore: decorator
@inline
export function placeFor(mover: i32, padded: i32): i32 {
  return mover == O ? padded : (padded % width) * width + padded / width;
}

/** The values of the first layer on the board as it is. */
export function fillFirstMap(map: usize, mover: i32): void {
  if (emptySize != size) makeEmptyMap();
  memory.copy(map, empty, <usize>paddedCount * CELL_BYTES);
  findLinks();
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const colour = colourAt(padded);
    if (colour == 0) continue;
    const at = placeFor(mover, padded);
    addStone(map, at % width, at / width, stoneClass(colour, mover, linksAt(padded)));
  }
}

function makeEmptyMap(): void {
  emptySize = size;
  memory.fill(empty, 0, MAP_CELLS * CELL_BYTES);
  for (let cell = 0; cell < cellCount; cell++) {
    const at = empty + <usize>paddedOf(cell) * CELL_BYTES;
    for (let channel = 0; channel < NETWORK_CHANNELS; channel++) {
      store<i16>(at + ((<usize>channel) << 1), <i16>Math.round(<f64>firstBias(channel)));
    }
  }
  const other = STONE_CLASSES / 2;
  for (let along = 1; along <= size; along++) {
    addStone(empty, 0, along, <i32>LINKED_FIRST);
    addStone(empty, size + 1, along, <i32>LINKED_SECOND);
    addStone(empty, along, 0, other + <i32>LINKED_FIRST);
    addStone(empty, along, size + 1, other + <i32>LINKED_SECOND);
  }
}

/** Adds what a stone gives to the cells that have it within two steps. */
function addStone(map: usize, x: i32, y: i32, stone: i32): void {
  for (let tap = 0; tap < WIDE_TAPS; tap++) {
    const column = x - unchecked(TAPS[2 * tap]);
    const row = y - unchecked(TAPS[2 * tap + 1]);
    if (column < 1 || row < 1 || column > size || row > size) continue;
    const at = map + <usize>(column + width * row) * CELL_BYTES;
    const from = stoneWeights(stone, tap);
    for (let i: usize = 0; i < CELL_BYTES; i += 16) {
      v128.store(at + i, i16x8.add_sat_s(v128.load(at + i), v128.load(from + i)));
    }
  }
}
