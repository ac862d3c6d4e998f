/**
 * Wins in one move without making any: a move joins all groups only when it lands next to each group but the one
 * that it leaves for good.
 */
import { NO_MOVE } from '../../../kernel/constants';
import { isTournament } from './board.as';
import { groupOf, isConnected, widen } from './connection.as';
import { landings } from './moves.as';

const EVERYWHERE: u64 = 0xffffffffffffffff;

/**
 * A move of `mine` that wins at once, or `NO_MOVE`. Groups are taken one by one: `all` are the squares next to every
 * group so far, `firm` those next to every group of several pieces. A square has no more than four groups around it.
 */
export function findWin(mine: u64, theirs: u64): i32 {
  let all = EVERYWHERE;
  let firm = EVERYWHERE;
  let lone: u64 = 0;
  let loneCount = 0;
  let groups = 0;
  for (let rest = mine; rest != 0;) {
    const seed = rest & (0 - rest);
    const group = groupOf(seed, rest);
    const around = widen(group);
    all &= around;
    if (group == seed) {
      lone |= seed;
      if (++loneCount > 5) return NO_MOVE;
    } else {
      firm &= around;
      if (firm == 0) return NO_MOVE;
    }
    if (++groups > 5) return NO_MOVE;
    rest ^= group;
  }
  for (let rest = lone; rest != 0; rest &= rest - 1) {
    const piece = rest & (0 - rest);
    let targets = firm & ~mine;
    for (let others = lone ^ piece; others != 0; others &= others - 1) {
      targets &= widen(others & (0 - others));
    }
    if (targets == 0) continue;
    const move = winAmong(piece, targets, mine, theirs);
    if (move != NO_MOVE) return move;
  }
  const targets = all & ~mine;
  if (targets == 0) return NO_MOVE;
  for (let rest = mine ^ lone; rest != 0; rest &= rest - 1) {
    const move = winAmong(rest & (0 - rest), targets, mine, theirs);
    if (move != NO_MOVE) return move;
  }
  return NO_MOVE;
}

// @ts-ignore: decorator
@inline
function winAmong(piece: u64, targets: u64, mine: u64, theirs: u64): i32 {
  const from = <i32>ctz(piece);
  for (let ends = landings(from, mine, theirs) & targets; ends != 0; ends &= ends - 1) {
    const to = ends & (0 - ends);
    if (!isConnected((mine ^ piece) | to)) continue;
    const isDraw = (theirs & to) != 0 && !isTournament && isConnected(theirs ^ to);
    if (!isDraw) return (from << 6) | (<i32>ctz(to));
  }
  return NO_MOVE;
}
