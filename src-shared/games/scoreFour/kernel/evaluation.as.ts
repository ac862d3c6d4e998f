import { EVEN_HEIGHTS, ODD_HEIGHTS } from './board.as';
import {
  followerEvenPoints,
  leaderEvenPoints,
  oddPoints,
  standoffPoints,
  turnPoints,
} from './weights.as';

/** The cells anywhere above some cells on the same peg. */
// @ts-ignore: decorator
@inline
function above(cells: u64): u64 {
  return (cells << 16) | (cells << 32) | (cells << 48);
}

// @ts-ignore: decorator
@inline
function count(cells: u64, most: i32): i32 {
  return min<i32>(<i32>popcnt(cells), most);
}

/**
 * Which standoff the pegs come to, once nobody wants to play below the first threat on any of them: how many of these
 * first threats are White's, Black's and both's by the parity of the height, and whether the safe cells are odd.
 * @param leader, follower threats that are out of reach, of White and of Black.
 */
// @ts-ignore: decorator
@inline
function standoffOf(leader: u64, follower: u64, empty: u64): i32 {
  const threats = leader | follower;
  const first = threats & ~above(threats);
  const white = first & leader & ~follower;
  const black = first & follower & ~leader;
  const shared = first & leader & follower;
  const safe = empty & ~((first >> 16) | first | above(first));
  let index = 3 * count(white & ODD_HEIGHTS, 2) + count(white & EVEN_HEIGHTS, 2);
  index = 9 * index + 3 * count(black & ODD_HEIGHTS, 2) + count(black & EVEN_HEIGHTS, 2);
  index = 4 * index + 2 * count(shared & ODD_HEIGHTS, 1) + count(shared & EVEN_HEIGHTS, 1);
  return 2 * index + ((<i32>popcnt(safe)) & 1);
}

/**
 * What a quiet position is worth to the side to move. Once all safe cells are taken, somebody must play below a threat:
 * White, unless an odd number of threats at height 3 leaves an odd number of safe cells.
 * @param points of the open lines, own less enemy. @param isLeader it is the one that moves with an even number of
 * empty cells: White.
 */
// @ts-ignore: decorator
@inline
export function evaluate(
  ownThreats: u64,
  enemyThreats: u64,
  occupied: u64,
  playable: u64,
  points: i32,
  isLeader: bool,
): i32 {
  // A threat above an enemy threat on the same peg counts nothing: the game is over before it is reached.
  const own = ownThreats & ~playable & ~above(enemyThreats);
  const enemy = enemyThreats & ~playable & ~above(ownThreats);
  const leader = isLeader ? own : enemy;
  const follower = isLeader ? enemy : own;
  const leaderThreats = isLeader ? ownThreats : enemyThreats;
  const followerThreats = isLeader ? enemyThreats : ownThreats;
  const threatPoints =
    oddPoints(3 * count(leader & ODD_HEIGHTS, 2) + count(follower & ODD_HEIGHTS, 2)) +
    leaderEvenPoints * <i32>popcnt(leader & EVEN_HEIGHTS) +
    followerEvenPoints * <i32>popcnt(follower & EVEN_HEIGHTS) +
    standoffPoints(standoffOf(leaderThreats & ~playable, followerThreats & ~playable, ~occupied));
  return points + turnPoints + (isLeader ? threatPoints : -threatPoints);
}
