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
import { at, GUARANTEES } from './layout.as';

const MOST_SQUARES: i32 = 15;
const MOST_SINGLES: i32 = 31;

// @ts-ignore: decorator
@inline
function place(isOwnTurn: i32, squares: i32, singles: i32, lone: i32): usize {
  return at(GUARANTEES) + <usize>((((isOwnTurn << 4) | squares) << 10) | (singles << 5) | lone);
}

/** The dominoes that a side can put into its areas at least. @param isOwnTurn 1 when it moves first, else 0. */
// @ts-ignore: decorator
@inline
export function guarantee(isOwnTurn: i32, squares: i32, singles: i32, lone: i32): i32 {
  // What is beyond the table is left out, which promises less.
  return <i32>(
    load<u8>(place(isOwnTurn, min(squares, MOST_SQUARES), min(singles, MOST_SINGLES), min(lone, MOST_SINGLES)))
  );
}

export function setGuarantees(): void {
  for (let squares = 0; squares <= MOST_SQUARES; squares++) {
    for (let singles = 0; singles <= MOST_SINGLES; singles++) {
      for (let lone = 0; lone <= MOST_SINGLES; lone++) {
        store<u8>(place(0, squares, singles, lone), <u8>afterEnemy(squares, singles, lone));
        store<u8>(place(1, squares, singles, lone), <u8>afterOwn(squares, singles, lone));
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
    if (squares > 1) least = min(least, guarantee(1, squares - 2, min(singles + 2, MOST_SINGLES), lone));
  }
  if (singles > 0) least = min(least, guarantee(1, squares, singles - 1, lone));
  if (singles > 1) least = min(least, guarantee(1, squares, singles - 2, lone));
  if (lone > 0) least = min(least, guarantee(1, squares, singles, lone - 1));
  return least;
}
