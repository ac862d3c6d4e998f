/**
 * Proof-number search, depth-first (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002):
 * every position is filled in, its connections are looked for, and only moves that are neither inferior nor losing by
 * connections are tried. *Proof* and *disproof* are the least numbers of positions that have yet to be won, or lost, by
 * the side to move.
 */
import {
  cellCount,
  colourAt,
  hash,
  hashOf,
  isJoined,
  otherColour,
  paddedOf,
  place,
  scratch,
  setHashes,
  turnedHash,
  turnedHashOf,
  width,
} from './board.as';
import { connectBorders, CONNECTED, isMust, SEMI_CONNECTED, THOROUGH, UNCONNECTED } from './connections.as';
import { fillIn, isInferior, markInferior } from './inferior.as';
import { BOARD_BYTES, BOARD_STACK, COLOURS, MOVE_STACK, NODES } from './memory.as';
import { BOUND_EXACT, probe, foundDepth, foundScore, storeEntry } from '../../../kernel/table.as';

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

const INFINITE: i32 = 0x7fff;
/** Bytes of a ply in the stack of moves: padded cells (u16). */
const PLY_BYTES: usize = 768;
/** The depth under which is kept what takes no search; others are the logarithm of the nodes. */
const SEEN: i32 = 255;
/** Nodes between two polls, less one. */
const POLL_MASK: i32 = 7;

let nodes: i32 = 0;
let maxNodes: i32 = 0;
let trials: i32 = 0;
let isStopped: bool = false;
let proof: i32 = 1;
let disproof: i32 = 1;

export function proofNodes(): i32 {
  return nodes;
}

/** 1 when the colour to move is proved to win, -1 when it is proved to lose, 0 when the nodes did not suffice. */
export function proveBoard(colour: i32, nodeLimit: i32, trialLimit: i32): i32 {
  nodes = 0;
  maxNodes = nodeLimit;
  trials = trialLimit;
  isStopped = false;
  searchProof(colour, INFINITE, INFINITE, 0);
  return proof == 0 ? 1 : disproof == 0 ? -1 : 0;
}

/**
 * Follows a proof from the board as it is: the colour that wins makes a move that was proved to win, the other one the
 * move whose refutation took most. Writes the padded cells (u16) and returns their number; where the winner needs no
 * more search, the line ends.
 */
export function followProof(colour: i32, line: usize): i32 {
  let length = 0;
  for (let mover = colour; ; mover = otherColour(mover)) {
    const count = lookAround(mover, 0);
    const move = count > 0 ? provedMove(mover, count) : 0;
    if (move == 0) break;
    store<u16>(line + (<usize>(length++) << 1), <u16>move);
    place(move, mover);
  }
  return length;
}

/** The first of the moves listed last that is proved to win, otherwise the one proved to lose that took most, or 0. */
function provedMove(colour: i32, count: i32): i32 {
  let hardest = 0;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const cell = moveAt(0, i);
    recall(keyOf(otherColour(colour), hash ^ hashOf(cell, colour), turnedHash ^ turnedHashOf(cell, colour)));
    if (disproof == 0) return cell;
    if (proof != 0) continue;
    // What was seen without a search has the greatest depth.
    const effort = foundDepth() == SEEN ? 0 : foundDepth();
    if (effort <= most) continue;
    most = effort;
    hardest = cell;
  }
  return hardest;
}

/** One for a position and the same turned by half a turn. */
function keyOf(colour: i32, straight: u64, turned: u64): u64 {
  return min(straight, turned) ^ (<u64>colour * 0x9e3779b97f4a7c15);
}

function remember(key: u64, depth: i32): void {
  storeEntry(key, 0, depth, BOUND_EXACT, (proof << 15) | disproof);
}

/** The numbers of a position, both 1 when it has not been met. */
function recall(key: u64): void {
  proof = 1;
  disproof = 1;
  if (!probe(key)) return;
  proof = foundScore() >> 15;
  disproof = foundScore() & INFINITE;
}

// @ts-ignore: decorator
@inline
function moveAt(ply: i32, index: i32): i32 {
  return <i32>load<u16>(scratch + MOVE_STACK + <usize>ply * PLY_BYTES + (<usize>index << 1));
}

/** Searches until the proof or the disproof number reaches its limit; leaves them in `proof` and `disproof`. */
function searchProof(colour: i32, proofLimit: i32, disproofLimit: i32, ply: i32): void {
  nodes++;
  store<f64>(scratch, <f64>nodes, NODES);
  const key = keyOf(colour, hash, turnedHash);
  if (nodes >= maxNodes || ((nodes & POLL_MASK) == 0 && poll(<f64>nodes) != 0)) isStopped = true;
  const count = lookAround(colour, ply);
  if (count <= 0) {
    proof = count < 0 ? 0 : INFINITE;
    disproof = count < 0 ? INFINITE : 0;
    remember(key, SEEN);
    return;
  }
  const board = scratch + BOARD_STACK + <usize>ply * BOARD_BYTES;
  memory.copy(board, scratch + COLOURS, BOARD_BYTES);
  const straight = hash;
  const turned = turnedHash;
  const before = nodes;
  for (;;) {
    let least = INFINITE;
    let second = INFINITE;
    let sum = 0;
    let best = 0;
    let bestProof = 0;
    for (let i = 0; i < count; i++) {
      const cell = moveAt(ply, i);
      recall(keyOf(otherColour(colour), straight ^ hashOf(cell, colour), turned ^ turnedHashOf(cell, colour)));
      sum = min(INFINITE, sum + proof);
      if (disproof < least) {
        second = least;
        least = disproof;
        best = cell;
        bestProof = proof;
      } else if (disproof < second) {
        second = disproof;
      }
    }
    proof = least;
    disproof = least == 0 ? INFINITE : sum;
    if (least == INFINITE) disproof = 0;
    if (proof >= proofLimit || disproof >= disproofLimit || proof == 0 || disproof == 0 || isStopped) {
      remember(key, min(254, 32 - <i32>clz(nodes - before + 1)));
      return;
    }
    place(best, colour);
    const childProof = disproofLimit == INFINITE ? INFINITE : disproofLimit - disproof + bestProof;
    // A quarter more than needed, so that the search returns to a position less often.
    const childDisproof = min(proofLimit, second + (second >> 2) + 1);
    searchProof(otherColour(colour), childProof, min(INFINITE, childDisproof), ply + 1);
    memory.copy(scratch + COLOURS, board, BOARD_BYTES);
    setHashes(straight, turned);
  }
}

/**
 * Fills the board in and lists the moves worth trying, those near the middle first. Returns their number, 0 when the
 * position is lost and -1 when it is won.
 */
function lookAround(colour: i32, ply: i32): i32 {
  const other = otherColour(colour);
  if (isJoined(other)) return 0;
  fillIn();
  if (isJoined(other)) return 0;
  if (isJoined(colour)) return -1;
  if (connectBorders(colour, trials, THOROUGH) != UNCONNECTED) return -1;
  const threat = connectBorders(other, trials, THOROUGH);
  if (threat == CONNECTED) return 0;
  markInferior(colour);
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0 || isInferior(padded)) continue;
    if (threat == SEMI_CONNECTED && !isMust(padded)) continue;
    let i = count++;
    const at = scratch + MOVE_STACK + <usize>ply * PLY_BYTES;
    for (; i > 0 && farness(moveAt(ply, i - 1)) > farness(padded); i--) {
      store<u16>(at + (<usize>i << 1), <u16>moveAt(ply, i - 1));
    }
    store<u16>(at + (<usize>i << 1), <u16>padded);
  }
  return count;
}

/** The square of the distance from the middle, in quarters of a step. */
function farness(padded: i32): i32 {
  const x = 2 * (padded % width) + 1 - width;
  const y = 2 * (padded / width) + 1 - width;
  return x * x + x * y + y * y;
}
