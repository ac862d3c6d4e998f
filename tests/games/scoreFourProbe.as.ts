/** Shows the bitboards of the Score Four kernel to their tests. */
import {
  isLeaderKeptOff,
  isLostToAnswers,
} from '../../src-shared/games/scoreFour/kernel/answers.as';
import {
  holdLine,
  isDrawnEarly,
  openLinesOf,
  playableCells,
  threatsOf,
} from '../../src-shared/games/scoreFour/kernel/board.as';
import { evaluate } from '../../src-shared/games/scoreFour/kernel/evaluation.as';
import {
  storedMove,
  keyOf,
  moveToStore,
  symmetryOfKey,
} from '../../src-shared/games/scoreFour/kernel/keys.as';
import {
  addLine,
  gainIn,
  linesLostIn,
  makeCodes,
  moveDelta,
  linePointsAt,
  setCodes,
  threatsMade,
} from '../../src-shared/games/scoreFour/kernel/lines.as';
import {
  deriveGains,
  setLinePoints,
  setOddPoints,
  setStandoffPoints,
  setThreatPoints,
} from '../../src-shared/games/scoreFour/kernel/weights.as';

let own: u64 = 0;
let enemy: u64 = 0;
let ownThreats: u64 = 0;
let enemyThreats: u64 = 0;
let points: i32 = 0;
let ownOpen: i32 = 76;
let enemyOpen: i32 = 76;

/** Where whatever is made from nothing goes. */
const SPARE_PLY = 65;

export { scratchBytes, setUp } from '../../src-shared/games/scoreFour/kernel/exports.as';
export { addLine, deriveGains, setLinePoints, setOddPoints, setStandoffPoints, setThreatPoints };

export function restart(): void {
  own = enemy = ownThreats = enemyThreats = 0;
  setCodes(0, 0, 0);
  points = linePointsAt(0);
  ownOpen = enemyOpen = 76;
}

function beads(): i32 {
  return <i32>popcnt(own | enemy);
}

function isLeader(): bool {
  return (beads() & 1) == 0;
}

/** Puts a bead of the side to move on a cell, as the search does; the other side moves next. */
export function place(cell: i32): void {
  const bead = (<u64>1) << cell;
  const delta = moveDelta(cell, beads(), isLeader());
  const threats = (ownThreats | threatsMade(delta, own, enemy, cell)) & ~bead;
  const rests = enemyThreats & ~bead;
  const open = enemyOpen - linesLostIn(delta);
  points = -points - gainIn(delta);
  makeCodes(beads() + 1, beads() & 1, cell);
  const after = own | bead;
  own = enemy;
  enemy = after;
  ownThreats = rests;
  enemyThreats = threats;
  enemyOpen = ownOpen;
  ownOpen = open;
}

export function estimate(): i32 {
  const occupied = own | enemy;
  return evaluate(ownThreats, enemyThreats, occupied, playableCells(occupied), points, isLeader());
}

export function isDrawn(): bool {
  return (ownOpen | enemyOpen) == 0 || isDrawnEarly(own, enemy, 64 - beads());
}

/** What was kept up to date bead by bead is what the board alone tells. */
export function isConsistent(): bool {
  setCodes(SPARE_PLY, isLeader() ? own : enemy, isLeader() ? enemy : own);
  const sparePoints = linePointsAt(SPARE_PLY);
  return (
    ownThreats == threatsOf(own, enemy) &&
    enemyThreats == threatsOf(enemy, own) &&
    points == (isLeader() ? sparePoints : -sparePoints) &&
    ownOpen == openLinesOf(enemy) &&
    enemyOpen == openLinesOf(own)
  );
}

export function canPlay(cell: i32): bool {
  return ((playableCells(own | enemy) >> cell) & 1) != 0;
}

/** Whether the side to move completes a line there. */
export function winsAt(cell: i32): bool {
  return ((ownThreats >> cell) & 1) != 0;
}

/** Whether answers on the same peg win against the side to move. */
export function losesToAnswers(): bool {
  return isLostToAnswers(own, enemy, enemyThreats, playableCells(own | enemy));
}

/** Whether they keep White, to move, from every line. */
export function keepWhiteOff(): bool {
  return isLeader() && isLeaderKeptOff(own, ~(own | enemy), playableCells(own | enemy));
}

/** Whether some cells hold a line. */
export function hold(low: u32, high: u32): bool {
  return holdLine(((<u64>high) << 32) | low);
}

/** The key of the position, one half of it. */
export function keyHalf(isHigh: bool): u32 {
  const key = keyOf(own, enemy);
  return <u32>(isHigh ? key >> 32 : key);
}

/** A cell as the table keeps it for the position. */
export function keptCell(cell: i32): i32 {
  keyOf(own, enemy);
  return moveToStore(cell, symmetryOfKey());
}

/** That cell taken out of the table. */
export function cellOfKept(cell: i32): i32 {
  keyOf(own, enemy);
  return storedMove(cell, symmetryOfKey());
}

/** One half of the key of any beads of the side to move and of the other. */
export function keyHalfOf(
  ownLow: u32,
  ownHigh: u32,
  enemyLow: u32,
  enemyHigh: u32,
  isHigh: bool,
): u32 {
  const key = keyOf(((<u64>ownHigh) << 32) | ownLow, ((<u64>enemyHigh) << 32) | enemyLow);
  return <u32>(isHigh ? key >> 32 : key);
}
