/** The root of a search: moves are pegs, the position is the beads of both sides. */
import { UNFINISHED_SCORE, WIN_SCORE } from '../../../kernel/constants';
import { beginProof, endProof } from '../../../kernel/progress.as';
import { holdLine, openLinesOf, playableCells, threatsOf } from './board.as';
import { firstFrame, setFrame } from './frames.as';
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
  const open = openLinesOf(own) | (openLinesOf(rootEnemy) << 8);
  const isLeader = (popcnt(rootEnemy | own) & 1) == 0;
  setCodes(1, isLeader ? rootEnemy : own, isLeader ? own : rootEnemy);
  const points = isLeader ? linePointsAt(1) : -linePointsAt(1);
  setFrame(
    firstFrame(),
    rootEnemy,
    own,
    threatsOf(rootEnemy, own),
    threatsOf(own, rootEnemy),
    points,
    open,
    <i32>ctz(rootBead),
  );
  return -search(firstFrame(), depth - 1, -beta, -alpha, 1);
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
