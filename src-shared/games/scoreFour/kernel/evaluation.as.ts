import { EVEN_HEIGHTS, ODD_HEIGHTS } from './board.as';

/** Points, as in linePoints.as.ts, are fitted to the results of 4,600 games of the engine: 200 are a chance of 73 %. */
const TURN_POINTS: i32 = 59;
/** Each threat at height 2 or 4, of White (the leader) and of Black. */
const LEADER_EVEN_POINTS: i32 = 78;
const FOLLOWER_EVEN_POINTS: i32 = 113;
/** What threats at height 3 are worth to White: by White's (none, one, more) and then by Black's. */
const ODD_POINTS = memory.data<i32>([-93, -256, -495, 282, 114, -252, 537, 320, -77]);

/** The cells anywhere above some cells on the same peg. */
// @ts-ignore: decorator
@inline
function above(cells: u64): u64 {
  return (cells << 16) | (cells << 32) | (cells << 48);
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
  ownThreats: u64, enemyThreats: u64, playable: u64, points: i32, isLeader: bool,
): i32 {
  // A threat above an enemy threat on the same peg counts nothing: the game is over before it is reached.
  const own = ownThreats & ~playable & ~above(enemyThreats);
  const enemy = enemyThreats & ~playable & ~above(ownThreats);
  const leader = isLeader ? own : enemy;
  const follower = isLeader ? enemy : own;
  const odd = 3 * min<i32>(<i32>popcnt(leader & ODD_HEIGHTS), 2) + min<i32>(<i32>popcnt(follower & ODD_HEIGHTS), 2);
  const threatPoints =
    load<i32>(ODD_POINTS + (<usize>odd << 2)) +
    LEADER_EVEN_POINTS * <i32>popcnt(leader & EVEN_HEIGHTS) -
    FOLLOWER_EVEN_POINTS * <i32>popcnt(follower & EVEN_HEIGHTS);
  return points + TURN_POINTS + (isLeader ? threatPoints : -threatPoints);
}
