/** The last ply of a search, where most nodes are. */
import { WIN_SCORE } from '../../../kernel/constants';
import { countEstimate, countNode, isStopped } from '../../../kernel/progress.as';
import { evaluate } from './evaluation.as';
import {
  enemyOf,
  enemyThreatsOf,
  openOf,
  ownOf,
  ownThreatsOf,
  pointsOf,
  nextFrame,
} from './frames.as';
import { gainIn, linesLostIn, makesThreat, moveDelta } from './lines.as';
import { killerOf, recordCutoff } from './ordering.as';
import { makeMove } from './moves.as';
import { search } from './search.as';

const UNKNOWN: i32 = 2 * WIN_SCORE;
/** With more beads a quiet move may be the last but few, after which rules of their own count. */
const MOST_QUIET_BEADS: u64 = 54;

/** The moves that `searchQuiet` left over. */
let rest: u64 = 0;

/** The best estimate after one more move, that is not followed by a forced one. */
export function searchLastPly(
  frame: usize,
  playable: u64,
  useful: u64,
  alpha: i32,
  beta: i32,
  ply: i32,
): i32 {
  const beads = popcnt(ownOf(frame) | enemyOf(frame));
  const isLeader = (beads & 1) == 0;
  const isQuiet = (enemyThreatsOf(frame) & playable) == 0 && beads <= MOST_QUIET_BEADS;
  let best = -WIN_SCORE - 1;
  let left = useful;
  const next = nextFrame(frame);
  if (isQuiet) {
    best = searchQuiet(frame, playable, useful, isLeader, beta, ply);
    if (best >= beta) return best;
    left = rest;
  }
  for (; left != 0; left &= left - 1) {
    const cell = <i32>ctz(left);
    makeMove(frame, ply, cell, isLeader);
    const score = -search(next, 0, -beta, -max(alpha, best), ply + 1);
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score < beta) continue;
    recordCutoff(cell, 1, ply);
    break;
  }
  return best;
}

/**
 * The best estimate after a quiet move, and the other moves in `rest`. Most moves are quiet: they make no threat and
 * bring none within reach, so that all of them leave the threats and one safe cell less, and differ by their lines.
 */
// @ts-ignore: decorator
@inline
function searchQuiet(
  frame: usize,
  playable: u64,
  useful: u64,
  isLeader: bool,
  beta: i32,
  ply: i32,
): i32 {
  const ownThreats = ownThreatsOf(frame);
  const points = pointsOf(frame);
  const open = openOf(frame) >> 8;
  let best = -WIN_SCORE - 1;
  let quietValue = UNKNOWN;
  let quiet = useful & ~(ownThreats >> 16);
  let next = quiet & killerOf(ply);
  let left = useful;
  while (quiet != 0) {
    const bead = next != 0 ? next : quiet & -quiet;
    const cell = <i32>ctz(bead);
    quiet ^= bead;
    next = 0;
    const delta = moveDelta(cell, ply, isLeader);
    const newPlayable = (playable ^ bead) | (bead << 16);
    const answers = newPlayable & ~(ownThreats >> 16);
    if (makesThreat(delta) || (answers & (answers - 1)) == 0 || open == linesLostIn(delta))
      continue;
    left ^= bead;
    countNode();
    if (quietValue == UNKNOWN) {
      const occupied = ownOf(frame) | enemyOf(frame) | bead;
      quietValue = -evaluate(
        enemyThreatsOf(frame),
        ownThreats,
        occupied,
        newPlayable,
        0,
        !isLeader,
      );
    }
    const score = points + gainIn(delta) + quietValue;
    if (score <= best) continue;
    best = score;
    if (score < beta) continue;
    countEstimate();
    recordCutoff(cell, 1, ply);
    return best;
  }
  if (quietValue != UNKNOWN) countEstimate();
  rest = left;
  return best;
}
