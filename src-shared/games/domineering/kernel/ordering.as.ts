/**
 * Which moves are tried first: those that leave most dominoes that fit, and most that are safe, to their side beyond
 * the enemy's (as N. Bullock's Obsequi does); of these, one beside a row at the edge, which becomes a reserve of safe
 * dominoes, an even number of cells from the edge before it, and nearest to the corner.
 */
import { reserve } from '../../../kernel/scratch.as';
import { boardColumns, boardRows, boardWidth, sideAt } from './board.as';
import { MAX_KERNEL_CELLS } from './constants';
import { copyEntry, ENTRY, rankOf } from './moves.as';
import { covered, packing, placements } from './runs.as';
import { sizeOf, without } from './sets.as';

const BESIDE_EDGE: i32 = 64;
const INSIDE: i32 = 32;
const EVEN: i32 = 8;
/** More than any place is worth. */
const DOMINO: i32 = 128;

/** By side and cell what a domino there is worth by its place, i32. */
let places: usize = 0;

export function reserveOrdering(): void {
  places = reserve(2 * <usize>MAX_KERNEL_CELLS * 4);
}

// @ts-ignore: decorator
@inline
function placeAt(side: usize, cell: i32): usize {
  return places + ((<usize>((side == sideAt(0) ? 0 : MAX_KERNEL_CELLS) + cell)) << 2);
}

/** For the board as it is. */
export function initOrdering(): void {
  const rows = boardRows();
  const columns = boardColumns();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * boardWidth() + column;
      store<i32>(
        placeAt(sideAt(0), cell),
        placeValue(min(column, columns - 1 - column), min(row, rows - 2 - row)),
      );
      store<i32>(
        placeAt(sideAt(1), cell),
        placeValue(min(row, rows - 1 - row), min(column, columns - 2 - column)),
      );
    }
  }
}

/** @param aside cells from the edge beside the domino. @param ahead cells from the edge before its end. */
function placeValue(aside: i32, ahead: i32): i32 {
  const beside = (aside & 1) != 0 ? BESIDE_EDGE : aside > 0 ? INSIDE : 0;
  return beside + ((ahead & 1) == 0 ? EVEN : 0) - 4 * aside - ahead;
}

/** The rank of a side's move before any search. @param after the free cells after it. */
export function moveOrderScore<T>(after: T, own: usize, enemy: usize, cell: i32): i32 {
  const enemyCells = covered<T>(placements<T>(after, enemy), enemy);
  const ownCells = covered<T>(placements<T>(after, own), own);
  const fitting = sizeOf<T>(packing<T>(after, own)) - sizeOf<T>(packing<T>(after, enemy));
  const ownSafe = sizeOf<T>(packing<T>(without<T>(after, enemyCells), own));
  const enemySafe = sizeOf<T>(packing<T>(without<T>(after, ownCells), enemy));
  return DOMINO * (fitting + ownSafe - enemySafe) + load<i32>(placeAt(own, cell));
}

/** Swaps the move of the highest rank to the front. */
export function takeBest(first: usize, end: usize): void {
  let best = first;
  let highest = rankOf(first);
  for (let entry = first + ENTRY; entry < end; entry += ENTRY) {
    const rank = rankOf(entry);
    if (rank > highest) {
      highest = rank;
      best = entry;
    }
  }
  if (best != first) swap(first, best);
}

function swap(a: usize, b: usize): void {
  const half = v128.load(a);
  const rest = v128.load(a, 16);
  copyEntry(b, a);
  v128.store(b, half);
  v128.store(b, rest, 16);
}
