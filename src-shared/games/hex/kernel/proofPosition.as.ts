/** What a proof search sees of a position before it tries moves, and in what order it tries them. */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, cellOf, colourAt, isJoined, otherColour, paddedOf, width } from './board.as';
import { fewSemis, bestCarrier, isMustPlay } from './borderConnections.as';
import { connectBorders } from './connections.as';
import { CONNECTED, SEMI_CONNECTED, UNCONNECTED } from './constants';
import { fillIn, isInferior, isMarked, markInferior } from './inferior.as';
import { lostBaseOf, moveAt, reachOf, setMove, wonBaseOf } from './proofPly.as';
import { distanceIn, noteReach } from './reach.as';
import { add, clearSet, has, MAX_SET_BYTES, uniteInto } from './sets.as';

/** Cells that were empty before the board was filled in. */
let empties: usize = 0;

export function reserveProofPosition(): void {
  empties = reserve(MAX_SET_BYTES);
}

/**
 * Fills the board in and lists the moves worth trying, the most promising first. Returns their number, 0 when the
 * position is lost and -1 when it is won; what the winner needs is then all of its set of the ply.
 */
export function generateMoves(colour: i32, ply: i32, trials: i32): i32 {
  const other = otherColour(colour);
  const won = wonBaseOf(ply);
  const lost = lostBaseOf(ply);
  clearSet(won);
  clearSet(lost);
  if (isJoined(other)) return 0;
  noteEmpties();
  fillIn();
  addFilled(won, colour);
  addFilled(lost, other);
  if (isJoined(other)) return 0;
  if (isJoined(colour)) return -1;
  // After a move that the other side's connections left, it has none that would win: they were found before that move.
  if (ply == 0) {
    if (connectBorders(colour, trials, SEMI_CONNECTED) != UNCONNECTED) {
      uniteInto(won, won, bestCarrier());
      return -1;
    }
    noteReach(reachOf(0));
  }
  const threat = connectBorders(other, trials, CONNECTED);
  if (threat == CONNECTED) {
    uniteInto(lost, lost, bestCarrier());
    return 0;
  }
  noteReach(reachOf(ply + 1));
  if (threat == SEMI_CONNECTED) uniteInto(lost, lost, fewSemis());
  return listMoves(colour, ply, threat == SEMI_CONNECTED);
}

function listMoves(colour: i32, ply: i32, isThreatened: bool): i32 {
  markInferior(colour);
  let moves = 0;
  let isOneOmitted = false;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    if (isThreatened && !isMustPlay(padded)) continue;
    if (isInferior(padded)) {
      isOneOmitted = true;
      continue;
    }
    let i = moves++;
    for (; i > 0 && worth(moveAt(ply, i - 1), ply) > worth(padded, ply); i--) {
      setMove(ply, i, moveAt(ply, i - 1));
    }
    setMove(ply, i, padded);
  }
  if (isOneOmitted) addMarked(lostBaseOf(ply));
  return moves;
}

/** That one move is as good as another rests on both cells. */
function addMarked(set: usize): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) == 0 && isMarked(padded)) add(set, cell);
  }
}

function noteEmpties(): void {
  clearSet(empties);
  for (let cell = 0; cell < cellCount; cell++)
    if (colourAt(paddedOf(cell)) == 0) add(empties, cell);
}

/** Adds the cells that were filled in for a colour. */
function addFilled(set: usize, colour: i32): void {
  for (let cell = 0; cell < cellCount; cell++)
    if (colourAt(paddedOf(cell)) == colour && has(empties, cell)) add(set, cell);
}

/** By which moves are ordered, the least first: how far from all borders, then how far from the centre. */
function worth(padded: i32, ply: i32): i32 {
  const cell = cellOf(padded);
  const distance = distanceIn(reachOf(ply), cell) + distanceIn(reachOf(ply + 1), cell);
  return (distance << 10) + centreDistance(padded);
}

/** The square of the distance from the centre, in quarters of a step. */
function centreDistance(padded: i32): i32 {
  const x = 2 * (padded % width) + 1 - width;
  const y = 2 * (padded / width) + 1 - width;
  return x * x + x * y + y * y;
}
