/**
 * What a side can be sure of, from areas of the board that do not overlap (after the safe, vulnerable and protective
 * areas of N. Bullock, "Domineering: solving large combinatorial search spaces", ICGA Journal 25(2), 2002):
 *
 * - a *safe* domino lies on cells of no use to the enemy: its owner can put it at any time;
 * - a *square* of two dominoes of which one becomes safe when the other is put;
 * - a *single* domino is lost when the enemy covers one of its cells. A *lone* one touches no other area, so that
 *   such a move of the enemy hits nothing else.
 *
 * An enemy's move hits at most two areas. How many dominoes the areas give at least, when both sides do nothing but
 * play in them, is a small game that is solved once for all numbers of areas.
 */
import { reserve } from '../../../kernel/scratch.as';
import { overlaps, rest, square, starts, stride } from './board.as';
import { covered, packing, reach, placements } from './runs.as';
import { and, down, isEmpty, or, sizeOf, up, without, wordOf, words } from './sets.as';

const MOST_SQUARES: i32 = 15;
const MOST_SINGLES: i32 = 31;

/** By whose turn it is, squares, singles and lone ones (u8). */
let guarantees: usize = 0;

export function reserveAreas(): void {
  guarantees = reserve(2 * 16 * 32 * 32);
}

// @ts-ignore: decorator
@inline
function guaranteeAt(isOwnTurn: i32, squares: i32, singles: i32, lone: i32): usize {
  return guarantees + <usize>((((isOwnTurn << 4) | squares) << 10) | (singles << 5) | lone);
}

/** The dominoes that a side can put into its areas at least. @param isOwnTurn 1 when it moves first, else 0. */
// @ts-ignore: decorator
@inline
function guarantee(isOwnTurn: i32, squares: i32, singles: i32, lone: i32): i32 {
  // What is beyond the table is left out, which guarantees less.
  return <i32>(
    load<u8>(
      guaranteeAt(
        isOwnTurn,
        min(squares, MOST_SQUARES),
        min(singles, MOST_SINGLES),
        min(lone, MOST_SINGLES),
      ),
    )
  );
}

/** Of the side whose areas were counted last: dominoes it is sure of, and the most that the enemy can put then. */
export let sureDominoes: i32 = 0;
export let enemyMost: i32 = 0;

/**
 * @param safe where safe dominoes of the owner begin. @param enemyCells what the enemy can use.
 * @param enemyPacking where the enemy's dominoes begin when it puts as many as it can and is left alone.
 */
// @ts-ignore: decorator
@inline
export function countAreas<T>(
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
  let corners = placements<T>(open, own);
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
  const lone = sizeOf<T>(without<T>(begins, or<T>(beside, down<T>(beside, step))));
  const singles = sizeOf<T>(begins);
  const whole = sizeOf<T>(and<T>(begins, and<T>(enemyCells, down<T>(enemyCells, step))));
  const more = guarantee(isOwnTurn, squares, singles - lone, lone);
  sureDominoes = sizeOf<T>(safe) + more;
  // Each of them takes two cells from the enemy, but those singles of which it could use one cell only.
  const taken = 2 * more - min(more, singles - whole);
  // The last cell of an odd run is of no use, unless some area may take another cell of that run.
  const idle = without<T>(enemyCells, covered<T>(enemyPacking, enemy));
  const wasted = isEmpty<T>(idle)
    ? 0
    : sizeOf<T>(without<T>(idle, reach<T>(and<T>(all, enemyCells), free, enemy)));
  enemyMost = min(sizeOf<T>(enemyPacking), (sizeOf<T>(enemyCells) - taken - wasted) >> 1);
}

export function initAreas(): void {
  for (let squares = 0; squares <= MOST_SQUARES; squares++) {
    for (let singles = 0; singles <= MOST_SINGLES; singles++) {
      for (let lone = 0; lone <= MOST_SINGLES; lone++) {
        store<u8>(guaranteeAt(0, squares, singles, lone), <u8>afterEnemy(squares, singles, lone));
        store<u8>(guaranteeAt(1, squares, singles, lone), <u8>afterOwn(squares, singles, lone));
      }
    }
  }
}

function afterOwn(squares: i32, singles: i32, lone: i32): i32 {
  let best = 0;
  if (squares > 0) best = max(best, 2 + guarantee(0, squares - 1, singles, lone));
  if (singles > 0) best = max(best, 1 + guarantee(0, squares, singles - 1, lone));
  if (lone > 0) best = max(best, 1 + guarantee(0, squares, singles, lone - 1));
  return best;
}

function afterEnemy(squares: i32, singles: i32, lone: i32): i32 {
  if (squares + singles + lone == 0) return 0;
  let least = 255;
  if (squares > 0) {
    least = min(least, guarantee(1, squares - 1, singles, lone));
    // Hit from outside, a square keeps one domino.
    least = min(least, guarantee(1, squares - 1, min(singles + 1, MOST_SINGLES), lone));
    if (singles > 0) least = min(least, guarantee(1, squares - 1, singles, lone));
    if (squares > 1)
      least = min(least, guarantee(1, squares - 2, min(singles + 2, MOST_SINGLES), lone));
  }
  if (singles > 0) least = min(least, guarantee(1, squares, singles - 1, lone));
  if (singles > 1) least = min(least, guarantee(1, squares, singles - 2, lone));
  if (lone > 0) least = min(least, guarantee(1, squares, singles, lone - 1));
  return least;
}
