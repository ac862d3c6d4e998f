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

/** The static result of the position that was split last. */
// @ts-ignore: decorator
@inline
export function staticResultOfSplit<T>(own: usize, enemy: usize): i32 {
  const result = staticWinOfSplit<T>(own, enemy);
  return result == 0 && isStaticLoss<T>(own, enemy) ? -PROVED : result;
}

/** The same, but that losses are not seen as long as there are cells. */
export function staticWinOfSplit<T>(own: usize, enemy: usize): i32 {
  const number = numberFor(splitAt, own);
  const free = or<T>(large<T>(splitAt), small<T>(splitAt));
  if (isEmpty<T>(free)) return number > 0 ? PROVED : -PROVED;
  if (winsByStrips<T>(splitAt, own, true)) return PROVED;
  const enemyCells = covered<T>(placements<T>(free, enemy), enemy);
  const safe = packing<T>(without<T>(free, enemyCells), own);
  countAreas<T>(free, safe, enemyCells, packing<T>(free, enemy), own, enemy, 1);
  return sureDominoes + whole(number) > enemyMost ? PROVED : 0;
}

function isStaticLoss<T>(own: usize, enemy: usize): bool {
  if (winsByStrips<T>(splitAt, enemy, false)) return true;
  const free = or<T>(large<T>(splitAt), small<T>(splitAt));
  const ownCells = covered<T>(placements<T>(free, own), own);
  const safe = packing<T>(without<T>(free, ownCells), enemy);
  countAreas<T>(free, safe, ownCells, packing<T>(free, own), enemy, own, 0);
  return sureDominoes + whole(numberFor(splitAt, enemy)) >= enemyMost;
}

/** The moves that a number is at least. */
// @ts-ignore: decorator
@inline
function whole(number: i32): i32 {
  return number >> 7;
}

/** The static value for the side to move, `own`. */
export function staticValue<T>(free: T, own: usize, enemy: usize): i32 {
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
