/**
 * What lines are worth, by the beads on them and by how many of their empty cells have an odd height (1 or 3): lines
 * that end there are worth more to both sides, since threats at height 3 decide who must give way at last.
 */

/** Codes of lines are below this. */
export const LINE_CODES: usize = 125;

/** @param odd empty cells of odd heights. */
// @ts-ignore: decorator
@inline
export function lineCode(own: i32, enemy: i32, odd: i32): i32 {
  return own + 5 * enemy + 25 * odd;
}

/** By the empty cells of odd heights, for an open line with one bead and with two; one with three is a threat. */
const ONE_BEAD = memory.data<i32>([8, 12, 44, 36]);
const TWO_BEADS = memory.data<i32>([35, 55, 74]);

function openLinePoints(beads: i32, odd: i32): i32 {
  if (beads == 1) return load<i32>(ONE_BEAD + (<usize>odd << 2));
  return beads == 2 ? load<i32>(TWO_BEADS + (<usize>odd << 2)) : 0;
}

/** What a line is worth to a side. */
export function linePoints(own: i32, enemy: i32, odd: i32): i32 {
  if (own != 0 && enemy != 0) return 0;
  return own != 0 ? openLinePoints(own, odd) : -openLinePoints(enemy, odd);
}
