/**
 * What is proved of a position without a search, because the side that is not to move can answer every bead on the same
 * peg (“claimeven” of V. Allis, “A knowledge-based approach of Connect-Four”, 1988). Of a peg on which an even number of
 * cells is left, the side to move then gets the first and the third of them. Of a peg with an odd number, the lowest cell
 * is a *single*: a single is answered by another, so that their number must be even, and what is above is as on the
 * other pegs.
 *
 * Below a threat of the side that answers, the side to move had better not put a bead, and it is never answered there.
 * So the peg is as good as full from there on, and once all others are full, somebody must give way: the side to move.
 */
import { EVEN_HEIGHTS, holdLine, ODD_HEIGHTS } from './board.as';

const HEIGHT_3: u64 = 0x0000ffff00000000;
const LOWEST: u64 = 0xffff;
const ALL_HEIGHTS: u64 = 0x0001000100010001;

/** With more singles it takes longer than a search. */
const MOST_SINGLES: i32 = 6;

/** Whether White can complete a line, asked fast, whoever is to move. @param leader its beads. */
// @ts-ignore: decorator
@inline
export function canLeaderWin(leader: u64, empty: u64, playable: u64): bool {
  return holdLine(leader | (empty & ODD_HEIGHTS) | (playable & EVEN_HEIGHTS));
}

/** Whether White, to move, is kept from every line by the answers of Black. @param leader its beads. */
export function isLeaderKeptOff(leader: u64, empty: u64, playable: u64): bool {
  return isKeptOff(leader, empty, 0, playable);
}

/**
 * Whether the side to move loses because the cells that are not below a threat run out.
 * @param enemyThreats of the side that answers.
 */
export function isLostToAnswers(own: u64, enemy: u64, enemyThreats: u64, playable: u64): bool {
  const threats = enemyThreats & ~playable;
  if (threats == 0) return false;
  const empty = ~(own | enemy);
  // The answers reach even heights anyway, and so many cells less leave the turn as it is.
  const even = threats & EVEN_HEIGHTS;
  const odd = threats & HEIGHT_3 & ~(even << 16);
  const isTurnRight = (popcnt(empty & ~fromBelow(even)) & 1) == 0;
  if (isTurnRight && even != 0 && runsOut(own, empty, even, playable)) return true;
  for (let rest = odd; rest != 0; rest &= rest - 1) {
    const one = even | (rest & -rest);
    if (!isTurnRight && runsOut(own, empty, one, playable)) return true;
    if (!isTurnRight) continue;
    for (let others = rest & (rest - 1); others != 0; others &= others - 1) {
      if (runsOut(own, empty, one | (others & -others), playable)) return true;
    }
  }
  return false;
}

/** Whether the side to move gets no line before it must put a bead below one of some threats. */
// @ts-ignore: decorator
@inline
function runsOut(own: u64, empty: u64, threats: u64, playable: u64): bool {
  return isKeptOff(own, empty & ~fromBelow(threats), threats >> 16, playable);
}

/** Cells, those right below them and all above. */
// @ts-ignore: decorator
@inline
function fromBelow(cells: u64): u64 {
  return (cells >> 16) | cells | (cells << 16) | (cells << 32) | (cells << 48);
}

/**
 * Whether the side to move gets no line. @param safe the cells that both play on, an even number. @param below threats,
 * where it may put its last bead.
 */
function isKeptOff(own: u64, safe: u64, below: u64, playable: u64): bool {
  const oddPegs = (safe ^ (safe >> 16) ^ (safe >> 32) ^ (safe >> 48)) & LOWEST;
  const singles = safe & playable & (oddPegs * ALL_HEIGHTS);
  const fixed = own | (safe & ODD_HEIGHTS & ~singles) | below;
  if (!holdLine(fixed | singles)) return true;
  return popcnt(singles) >= 2 && isAnySplitSafe(fixed, singles);
}

/** The same when each single that is taken is answered by one of the others. @param fixed cells that it gets anyway. */
function isAnySplitSafe(fixed: u64, singles: u64): bool {
  for (let rest = singles; rest != 0; rest &= rest - 1) {
    if (holdLine(fixed | (rest & -rest))) return false;
  }
  if (!holdLine(fixed | singles)) return true;
  if (<i32>popcnt(singles) > MOST_SINGLES) return false;
  for (let rest = singles; rest != 0; rest &= rest - 1) {
    if (!isAnswered(fixed | (rest & -rest), singles & ~(rest & -rest))) return false;
  }
  return true;
}

/** Whether one of some singles, taken as the answer, keeps the other side from every line. */
function isAnswered(fixed: u64, singles: u64): bool {
  for (let rest = singles; rest != 0; rest &= rest - 1) {
    if (isAnySplitSafe(fixed, singles & (~rest | (rest - 1)))) return true;
  }
  return false;
}
