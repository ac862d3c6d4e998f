/**
 * What a position is worth without a search: its *static value*, for the side to move. It is ±`PROVED` when what a side
 * is sure of is enough, otherwise an estimate; a *static result* is ±`PROVED`, or 0 where nothing is proved.
 */
import { countAreas, enemyMost, sureDominoes } from './areas.as';
import { PROVED } from './constants';
import { covered, packing, placements } from './runs.as';
import { isEmpty, or, sizeOf, without } from './sets.as';
import { large, numberFor, small, split, splitAt } from './split.as';
import { winsByStrips } from './stripSums.as';
import { ONE } from './thermographs.as';

/**
 * The static result as far as it takes nothing but counting.
 * @param number what the numbers are worth to the side to move, in units of 1/128.
 */
export function staticResult<T>(free: T, number: i32, own: usize, enemy: usize): i32 {
  const ownPlacements = placements<T>(free, own);
  const enemyPlacements = placements<T>(free, enemy);
  const ownSafe = sizeOf<T>(packing<T>(without<T>(free, covered<T>(enemyPlacements, enemy)), own));
  if (ONE * (ownSafe - sizeOf<T>(packing<T>(free, enemy))) + number > 0) return PROVED;
  const enemySafe = sizeOf<T>(packing<T>(without<T>(free, covered<T>(ownPlacements, own)), enemy));
  return ONE * (enemySafe - sizeOf<T>(packing<T>(free, own))) >= number ? -PROVED : 0;
}

/** The static result of the position that was split last. */
export function staticResultOfSplit<T>(own: usize, enemy: usize): i32 {
  const number = numberFor(splitAt, own);
  const free = or<T>(large<T>(splitAt), small<T>(splitAt));
  if (isEmpty<T>(free)) return number > 0 ? PROVED : -PROVED;
  if (winsByStrips<T>(splitAt, own, true)) return PROVED;
  if (winsByStrips<T>(splitAt, enemy, false)) return -PROVED;
  const ownCells = covered<T>(placements<T>(free, own), own);
  const enemyCells = covered<T>(placements<T>(free, enemy), enemy);
  const ownSafe = packing<T>(without<T>(free, enemyCells), own);
  const enemySafe = packing<T>(without<T>(free, ownCells), enemy);
  countAreas<T>(free, ownSafe, enemyCells, packing<T>(free, enemy), own, enemy, 1);
  if (sureDominoes + whole(number) > enemyMost) return PROVED;
  countAreas<T>(free, enemySafe, ownCells, packing<T>(free, own), enemy, own, 0);
  return sureDominoes + whole(-number) >= enemyMost ? -PROVED : 0;
}

/** The moves that a number is at least. */
// @ts-ignore: decorator
@inline
function whole(number: i32): i32 {
  return number >> 7;
}

/** The static value for the side to move, `own`. */
export function staticValue<T>(free: T, own: usize, enemy: usize): i32 {
  const counted = staticResult<T>(free, 0, own, enemy);
  if (counted != 0) return counted;
  split<T>(free, 0);
  const proved = staticResultOfSplit<T>(own, enemy);
  if (proved != 0) return proved;
  const ownPlacements = placements<T>(free, own);
  const enemyPlacements = placements<T>(free, enemy);
  const ownSafe = sizeOf<T>(packing<T>(without<T>(free, covered<T>(enemyPlacements, enemy)), own));
  const enemySafe = sizeOf<T>(packing<T>(without<T>(free, covered<T>(ownPlacements, own)), enemy));
  const fitting = mostDominoes<T>(free, own) - mostDominoes<T>(free, enemy);
  return (
    2 * fitting + sizeOf<T>(ownPlacements) - sizeOf<T>(enemyPlacements) + 3 * (ownSafe - enemySafe)
  );
}

/** The most dominoes that a side can put when left alone. */
// @ts-ignore: decorator
@inline
export function mostDominoes<T>(free: T, side: usize): i32 {
  return sizeOf<T>(packing<T>(free, side));
}
