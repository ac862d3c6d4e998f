
import { NO_MOVE, WIN_SCORE } from '../../../kernel/constants';
import { ageTable, clearTable, probe, foundMove, initTable } from '../../../kernel/table.as';
import {
  BOARD_BYTES, holdLine, isDrawnEarly, openLinesOf, playableCells, threatsOf, useBoard,
} from './board.as';
import { keptMove, keyOf, symmetryOfKey } from './keys.as';
import { addLine, LINES_BYTES, pointsAt, setCodes, useLines } from './lines.as';
import { clearOrdering, ORDERING_BYTES, useOrdering } from './ordering.as';
import {
  beginProof, clearProgress, endProof, estimateCount, initProgress, nodesVisited, resume,
} from './progress.as';
import { search, SEARCH_BYTES, useSearch } from './search.as';
import {
  deriveGains, setLinePoints, setOddPoints, setStandoffPoints, setThreatPoints, useWeights, WEIGHTS_BYTES,
} from './weights.as';

/** What the Score Four kernel is asked from outside: moves by peg, positions by the beads of both sides. */

/** Places in the scratch. */
const SEARCH_AT: usize = 8;
const ORDERING_AT: usize = (SEARCH_AT + SEARCH_BYTES + 63) & ~63;
const BOARD_AT: usize = (ORDERING_AT + ORDERING_BYTES + 63) & ~63;
const LINES_AT: usize = (BOARD_AT + BOARD_BYTES + 63) & ~63;
const WEIGHTS_AT: usize = (LINES_AT + LINES_BYTES + 63) & ~63;
const LINE_AT: usize = (WEIGHTS_AT + WEIGHTS_BYTES + 63) & ~63;
const END: usize = LINE_AT + 64;

/** As deep as any game. */
const WHOLE_GAME: i32 = 64;
/** What `proveMove` gives when the nodes are too few. */
const UNFINISHED: i32 = 2 * WIN_SCORE;

let scratch: usize = 0;
let table: usize = 0;
let rootOwn: u64 = 0;
let rootEnemy: u64 = 0;
/** The bead of the root move that was searched last. */
let rootBead: u64 = 0;

export {
  addLine, deriveGains, nodesVisited as nodes, resume, setLinePoints, setOddPoints, setStandoffPoints, setThreatPoints,
};

export function scratchBytes(): i32 {
  return <i32>END;
}

export function setUp(at: usize, tableAt: usize, tableLog2: i32): void {
  scratch = at;
  table = tableAt;
  initTable(tableAt, tableLog2);
  initProgress(at);
  useSearch(at + SEARCH_AT);
  useOrdering(at + ORDERING_AT);
  useBoard(at + BOARD_AT);
  useLines(at + LINES_AT);
  useWeights(at + WEIGHTS_AT);
}

/** The beads of the side to move and of the other, heights 1 and 2 (low) and 3 and 4 (high). */
export function setPosition(ownLow: u32, ownHigh: u32, enemyLow: u32, enemyHigh: u32): void {
  rootOwn = (<u64>ownHigh << 32) | <u64>ownLow;
  rootEnemy = (<u64>enemyHigh << 32) | <u64>enemyLow;
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable) clearTable();
  else ageTable();
  clearProgress(pollInterval);
  clearOrdering();
}

export function estimates(): i32 {
  return estimateCount;
}

export function scoreMove(peg: i32, depth: i32, alpha: i32, beta: i32): i32 {
  rootBead = playableCells(rootOwn | rootEnemy) & (<u64>0x0001000100010001 << peg);
  const own = rootOwn | rootBead;
  if (holdLine(own)) return WIN_SCORE - 1;
  const open = openLinesOf(own) | (openLinesOf(rootEnemy) << 8);
  const isLeader = (popcnt(rootEnemy | own) & 1) == 0;
  setCodes(1, isLeader ? rootEnemy : own, isLeader ? own : rootEnemy);
  const points = isLeader ? pointsAt(1) : -pointsAt(1);
  return -search(
    rootEnemy, own, threatsOf(rootEnemy, own), threatsOf(own, rootEnemy), points, open,
    depth - 1, -beta, -alpha, 1, <i32>ctz(rootBead),
  );
}

/**
 * The score of a root move to the end of the game, a bound when outside the window, or `UNFINISHED` after some nodes.
 * Asked again, it goes on with what the table remembers.
 */
export function proveMove(peg: i32, alpha: i32, beta: i32, maxNodes: f64): i32 {
  beginProof(maxNodes);
  const score = scoreMove(peg, WHOLE_GAME, alpha, beta);
  return endProof() ? score : UNFINISHED;
}

/** Writes the pegs that the table and the rules expect after the last root move, and returns their number. */
export function lineLength(): i32 {
  let own = rootEnemy;
  let enemy = rootOwn | rootBead;
  let length = 0;
  while (!holdLine(enemy)) {
    const occupied = own | enemy;
    const playable = playableCells(occupied);
    if (isDrawnEarly(own, enemy, 64 - <i32>popcnt(occupied))) break;
    const wins = threatsOf(own, enemy) & playable;
    const blocks = threatsOf(enemy, own) & playable;
    let bead = wins != 0 ? wins & -wins : blocks & -blocks;
    if (bead == 0) {
      if (!probe(keyOf(own, enemy)) || foundMove() == NO_MOVE) break;
      bead = (<u64>1 << keptMove(foundMove(), symmetryOfKey())) & playable;
      if (bead == 0) break;
    }
    store<u8>(scratch + LINE_AT + <usize>length, <u8>(ctz(bead) & 15));
    length++;
    const after = own | bead;
    own = enemy;
    enemy = after;
  }
  return length;
}

export function lineMove(index: i32): i32 {
  return load<u8>(scratch + LINE_AT + <usize>index);
}
