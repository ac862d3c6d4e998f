/** Judges a position without search: proved when what a side is sure of is enough, otherwise estimated. */
import { guarantee } from './areas.as';
import { and, count, down, isEmpty, or, up, without, wordOf, words } from './bits.as';
import { turned, winsByStrips } from './strips.as';
import { covered, hasByteRows, overlaps, packing, reach, rest, rooms, square, starts, stride } from './geometry.as';

/** Verdicts beyond this are proved wins or losses of the side to move. */
export const PROVED: i32 = 1 << 20;

/** Of the side whose areas were counted last: dominoes it is sure of, and the most that the enemy can put then. */
let sure: i32 = 0;
let enemyMost: i32 = 0;

/**
 * @param room where dominoes of the owner fit. @param enemyCells what the enemy can use.
 * @param enemyPacking where the enemy's dominoes begin when it puts as many as it can and is left alone.
 */
// @ts-ignore: decorator
@inline
function countAreas<T>(
  free: T,
  safe: T,
  enemyCells: T,
  enemyPacking: T,
  own: usize,
  enemy: usize,
  isOwnTurn: i32,
): void {
  const step = stride(own);
  const aside = stride(enemy);
  let open = without<T>(free, covered<T>(safe, own));
  // Squares: those of which one of the two dominoes has no free cells on its other side.
  let corners = rooms<T>(open, own);
  corners = and<T>(and<T>(corners, down<T>(corners, aside)), starts<T>(enemy));
  let squares = 0;
  let inSquares = without<T>(free, free);
  if (!isEmpty<T>(corners)) {
    const before = and<T>(up<T>(free, aside), rest<T>(enemy));
    const behind = down<T>(and<T>(down<T>(free, aside), starts<T>(enemy)), aside);
    const isOpenBefore = or<T>(before, down<T>(before, step));
    const isOpenBehind = or<T>(behind, down<T>(behind, step));
    corners = without<T>(corners, and<T>(isOpenBefore, isOpenBehind));
    for (let i = 0; i < words<T>(); i++) {
      let some = wordOf<T>(corners, i);
      while (some != 0) {
        const cell = (i << 6) + <i32>ctz(some);
        squares++;
        inSquares = or<T>(inSquares, square<T>(cell));
        corners = without<T>(corners, overlaps<T>(cell));
        some = wordOf<T>(corners, i);
      }
    }
    open = without<T>(open, inSquares);
  }
  const begins = packing<T>(open, own);
  const inSingles = covered<T>(begins, own);
  const all = or<T>(inSingles, inSquares);
  const beside = or<T>(
    and<T>(up<T>(all, aside), rest<T>(enemy)),
    and<T>(down<T>(all, aside), starts<T>(enemy)),
  );
  const lone = count<T>(without<T>(begins, or<T>(beside, down<T>(beside, step))));
  const singles = count<T>(begins);
  const whole = count<T>(and<T>(begins, and<T>(enemyCells, down<T>(enemyCells, step))));
  const more = guarantee(isOwnTurn, squares, singles - lone, lone);
  sure = count<T>(safe) + more;
  // Each of them takes two cells from the enemy, but those singles of which it could use one cell only.
  const taken = 2 * more - min(more, singles - whole);
  // The last cell of an odd run is of no use, unless some area may take another cell of that run.
  const idle = without<T>(enemyCells, covered<T>(enemyPacking, enemy));
  const wasted = isEmpty<T>(idle) ? 0 : count<T>(without<T>(idle, reach<T>(and<T>(all, enemyCells), free, enemy)));
  enemyMost = min(count<T>(enemyPacking), (count<T>(enemyCells) - taken - wasted) >> 1);
}

/** For the side to move, `own`. */
// @ts-ignore: decorator
@inline
export function judge<T>(free: T, own: usize, enemy: usize): i32 {
  const ownRooms = rooms<T>(free, own);
  if (isEmpty<T>(ownRooms)) return -PROVED;
  const enemyRooms = rooms<T>(free, enemy);
  const ownCells = covered<T>(ownRooms, own);
  const enemyCells = covered<T>(enemyRooms, enemy);
  const ownSafe = packing<T>(without<T>(free, enemyCells), own);
  const enemySafe = packing<T>(without<T>(free, ownCells), enemy);
  const ownPacking = packing<T>(free, own);
  const ownPacked = count<T>(ownPacking);
  const enemyPacking = packing<T>(free, enemy);
  const enemyPacked = count<T>(enemyPacking);
  if (count<T>(ownSafe) > enemyPacked) return PROVED;
  if (count<T>(enemySafe) >= ownPacked) return -PROVED;
  if (!isVector<T>() && hasByteRows()) {
    const isVertical = stride(own) != 1;
    const upright = <u64>free;
    const lying = turned(upright);
    if (winsByStrips(isVertical ? upright : lying, true)) return PROVED;
    if (winsByStrips(isVertical ? lying : upright, false)) return -PROVED;
  }
  countAreas<T>(free, ownSafe, enemyCells, enemyPacking, own, enemy, 1);
  const margin = sure - enemyMost;
  if (margin > 0) return PROVED;
  countAreas<T>(free, enemySafe, ownCells, ownPacking, enemy, own, 0);
  const enemyMargin = sure - enemyMost;
  if (enemyMargin >= 0) return -PROVED;
  return 2 * (ownPacked - enemyPacked) + count<T>(ownRooms) - count<T>(enemyRooms) + 3 * (count<T>(ownSafe) - count<T>(enemySafe));
}

/** The most dominoes that a side can put when left alone. */
// @ts-ignore: decorator
@inline
export function mostDominoes<T>(free: T, side: usize): i32 {
  return count<T>(packing<T>(free, side));
}
