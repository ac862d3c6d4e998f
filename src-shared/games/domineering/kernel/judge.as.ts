/** Judges a position without search: proved when what a side is sure of is enough, otherwise estimated. */
import { guarantee } from './areas.as';
import { and, count, down, isEmpty, or, up, without, wordOf, words } from './bits.as';
import { at, SPLIT } from './layout.as';
import { winsByStrips } from './lines.as';
import { large, numberFor, small, split } from './split.as';
import { ONE } from './thermographs.as';
import { covered, overlaps, packing, reach, rest, rooms, square, starts, stride } from './geometry.as';

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

/**
 * The verdict when it takes nothing but counting; 0 when that does not decide.
 * @param number what the side to move has besides, in units of 1/128.
 */
export function glance<T>(free: T, number: i32, own: usize, enemy: usize): i32 {
  const ownRooms = rooms<T>(free, own);
  const enemyRooms = rooms<T>(free, enemy);
  const ownSafe = count<T>(packing<T>(without<T>(free, covered<T>(enemyRooms, enemy)), own));
  if (ONE * (ownSafe - count<T>(packing<T>(free, enemy))) + number > 0) return PROVED;
  const enemySafe = count<T>(packing<T>(without<T>(free, covered<T>(ownRooms, own)), enemy));
  return ONE * (enemySafe - count<T>(packing<T>(free, own))) >= number ? -PROVED : 0;
}

/** The verdict on a position that was split, as far as it is proved; 0 when it is not. */
export function judgeSplit<T>(own: usize, enemy: usize): i32 {
  const place = at(SPLIT);
  const number = numberFor(place, own);
  const free = or<T>(large<T>(place), small<T>(place));
  if (isEmpty<T>(free)) return number > 0 ? PROVED : -PROVED;
  if (winsByStrips<T>(place, own, true)) return PROVED;
  if (winsByStrips<T>(place, enemy, false)) return -PROVED;
  const ownCells = covered<T>(rooms<T>(free, own), own);
  const enemyCells = covered<T>(rooms<T>(free, enemy), enemy);
  const ownSafe = packing<T>(without<T>(free, enemyCells), own);
  const enemySafe = packing<T>(without<T>(free, ownCells), enemy);
  countAreas<T>(free, ownSafe, enemyCells, packing<T>(free, enemy), own, enemy, 1);
  if (sure + whole(number) > enemyMost) return PROVED;
  countAreas<T>(free, enemySafe, ownCells, packing<T>(free, own), enemy, own, 0);
  return sure + whole(-number) >= enemyMost ? -PROVED : 0;
}

/** The moves that a number is at least. */
// @ts-ignore: decorator
@inline
function whole(number: i32): i32 {
  return number >> 7;
}

/** The verdict for the side to move, `own`: proved or an estimate. */
export function judge<T>(free: T, own: usize, enemy: usize): i32 {
  const seen = glance<T>(free, 0, own, enemy);
  if (seen != 0) return seen;
  split<T>(free, 0);
  const proved = judgeSplit<T>(own, enemy);
  if (proved != 0) return proved;
  const ownRooms = rooms<T>(free, own);
  const enemyRooms = rooms<T>(free, enemy);
  const ownSafe = count<T>(packing<T>(without<T>(free, covered<T>(enemyRooms, enemy)), own));
  const enemySafe = count<T>(packing<T>(without<T>(free, covered<T>(ownRooms, own)), enemy));
  const fitting = mostDominoes<T>(free, own) - mostDominoes<T>(free, enemy);
  return 2 * fitting + count<T>(ownRooms) - count<T>(enemyRooms) + 3 * (ownSafe - enemySafe);
}

/** The most dominoes that a side can put when left alone. */
// @ts-ignore: decorator
@inline
export function mostDominoes<T>(free: T, side: usize): i32 {
  return count<T>(packing<T>(free, side));
}
