/** The root of a search: moves are pegs, the position is the beads of both sides. */
import { NO_MOVE, UNFINISHED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { beginProof, endProof } from '../../../kernel/progress.as';
import { foundMove, probe } from '../../../kernel/table.as';
import { holdLine, openLinesOf, playableCells, threatsOf } from './board.as';
import { firstFrame, nextFrame, setFrame } from './frames.as';
import { keyOf, storedMove, symmetryOfKey } from './keys.as';
import { linePointsAt, setCodes } from './lines.as';
import { search } from './search.as';

/** As deep as any game. */
export const WHOLE_GAME: i32 = 64;

export let rootOwn: u64 = 0;
export let rootEnemy: u64 = 0;
/** The bead of the root move that was searched last. */
export let rootBead: u64 = 0;

/** The beads of the side to move and of the other, heights 1 and 2 (low) and 3 and 4 (high). */
export function setPosition(ownLow: u32, ownHigh: u32, enemyLow: u32, enemyHigh: u32): void {
  rootOwn = ((<u64>ownHigh) << 32) | (<u64>ownLow);
  rootEnemy = ((<u64>enemyHigh) << 32) | (<u64>enemyLow);
}

export function scoreMove(peg: i32, depth: i32, alpha: i32, beta: i32): i32 {
  rootBead = playableCells(rootOwn | rootEnemy) & ((<u64>0x0001000100010001) << peg);
  const own = rootOwn | rootBead;
  if (holdLine(own)) return WIN_SCORE - 1;
  setUpFrame(firstFrame(), 1, rootEnemy, own, <i32>ctz(rootBead));
  return -search(firstFrame(), depth - 1, -beta, -alpha, 1);
}

/** Makes the frame and the codes of a ply from nothing. */
function setUpFrame(frame: usize, ply: i32, own: u64, enemy: u64, lastCell: i32): void {
  const isLeader = isLeaderToMove(own, enemy);
  setCodesOf(ply, own, enemy, isLeader);
  const open = openLinesOf(enemy) | (openLinesOf(own) << 8);
  const points = isLeader ? linePointsAt(ply) : -linePointsAt(ply);
  setFrame(frame, own, enemy, threatsOf(own, enemy), threatsOf(enemy, own), points, open, lastCell);
}

/**
 * The score of a root move to the end of the game, a bound when outside the window, or `UNFINISHED_SCORE` after some nodes.
 * Asked again, it goes on with what the table remembers.
 */
export function proveMove(peg: i32, alpha: i32, beta: i32, maxNodes: f64): i32 {
  beginProof(maxNodes);
  const score = scoreMove(peg, WHOLE_GAME, alpha, beta);
  return endProof() ? score : UNFINISHED_SCORE;
}

/**
 * The peg of a root move that scores at least `beta`, `NO_MOVE` when there is none or it is not known which, or
 * `UNFINISHED_SCORE` after some nodes. It looks at all root moves by turns, where `proveMove` stays with one.
 */
export function decidingMove(alpha: i32, beta: i32, maxNodes: f64): i32 {
  if (rootEnemy == 0) return NO_MOVE;
  // Its ply is one at which the same side moves as at the root.
  const frame = nextFrame(firstFrame());
  const last = rootEnemy & -rootEnemy;
  setUpFrame(frame, 2, rootOwn, rootEnemy, <i32>ctz(last));
  setCodesOf(1, rootOwn, rootEnemy ^ last, isLeaderToMove(rootOwn, rootEnemy));
  beginProof(maxNodes);
  const score = search(frame, WHOLE_GAME, alpha, beta, 2);
  if (!endProof()) return UNFINISHED_SCORE;
  if (score < beta || !probe(keyOf(rootOwn, rootEnemy)) || foundMove() == NO_MOVE) return NO_MOVE;
  return storedMove(foundMove(), symmetryOfKey()) & 15;
}

function isLeaderToMove(own: u64, enemy: u64): bool {
  return (popcnt(own | enemy) & 1) == 0;
}

/** Makes the codes of a ply from the beads of the side to move and of the other. */
function setCodesOf(ply: i32, own: u64, enemy: u64, isLeader: bool): void {
  setCodes(ply, isLeader ? own : enemy, isLeader ? enemy : own);
}
