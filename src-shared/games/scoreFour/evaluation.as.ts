import { EVEN_HEIGHTS, ODD_HEIGHTS } from './board.as';

/** See evaluation.ts, which this equals. */
const THREAT_POINTS: i32 = 18;
const PARITY_POINTS: i32 = 30;
const NO_PARITY_POINTS: i32 = -12;

/** The cells anywhere above some cells on the same peg. */
// @ts-ignore: decorator
@inline
function above(cells: u64): u64 {
  return (cells << 16) | (cells << 32) | (cells << 48);
}

/**
 * What a quiet position is worth to the side to move.
 * @param points of the open lines, own less enemy. @param isLeader it is the one that moves with an even number of
 * empty cells: White.
 */
// @ts-ignore: decorator
@inline
export function evaluate(
  ownThreats: u64, enemyThreats: u64, playable: u64, points: i32, isLeader: bool,
): i32 {
  if ((ownThreats | enemyThreats) == 0) return isLeader ? points + NO_PARITY_POINTS : points - NO_PARITY_POINTS;
  const own = ownThreats & ~playable & ~above(enemyThreats);
  const enemy = enemyThreats & ~playable & ~above(ownThreats);
  const ownHeights = isLeader ? ODD_HEIGHTS : EVEN_HEIGHTS;
  const ownParity = <i32>popcnt(own & ownHeights);
  const enemyParity = <i32>popcnt(enemy & ~ownHeights);
  const score =
    points +
    THREAT_POINTS * (<i32>popcnt(own) - <i32>popcnt(enemy)) +
    PARITY_POINTS * (ownParity - enemyParity);
  if ((ownParity | enemyParity) != 0) return score;
  return isLeader ? score + NO_PARITY_POINTS : score - NO_PARITY_POINTS;
}
