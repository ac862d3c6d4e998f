/**
 * Proof-number search, depth-first (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002):
 * every position is filled in, its connections are looked for, and only moves that are neither inferior nor losing by
 * connections are tried. *Proof* and *disproof* are the least numbers of positions that have yet to be won, or lost, by
 * the side to move.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  BOUND_EXACT,
  clearTable,
  foundDepth,
  foundScore,
  probe,
  storeEntry,
} from '../../../kernel/table.as';
import {
  BOARD_BYTES,
  cellCount,
  colourAt,
  isJoined,
  MAX_PLIES,
  otherColour,
  paddedOf,
  restoreBoard,
  saveBoard,
  width,
} from './board.as';
import { isMustPlay } from './borderConnections.as';
import { connectBorders } from './connections.as';
import { CONNECTED, SEMI_CONNECTED, UNCONNECTED } from './constants';
import { fillIn, isInferior, markInferior } from './inferior.as';
import { hash, keyAfter, keyOf, putHashed, setHashes, turnedHash } from './keys.as';
import { pollHost } from './progress.as';
import { giveToProof } from './tableShares.as';

const INFINITE: i32 = 0x7fff;
/** Bytes of a ply: the board, and its moves as padded cells (u16). */
const MOVES_AT: usize = BOARD_BYTES;
const PLY_BYTES: usize = MOVES_AT + 768;
/** The depth of what takes no search; others are the logarithm of the nodes. */
const UNSEARCHED_DEPTH: i32 = 255;
/** Nodes between two polls, less one. */
const POLL_MASK: i32 = 7;

let plies: usize = 0;
let nodes: i32 = 0;
let maxNodes: i32 = 0;
let trials: i32 = 0;
let isStopped: bool = false;
/** Of the position that was searched, or recalled, last. */
let proof: i32 = 1;
let disproof: i32 = 1;

export function reserveProofSearch(): void {
  plies = reserve(MAX_PLIES * PLY_BYTES);
}

/** Forgets former proofs. @param isAlone 1 gives proofs all the memory, 0 the half that a search leaves to them. */
export function startProof(isAlone: i32): void {
  giveToProof(isAlone != 0);
  clearTable();
}

/** Positions that the last proof visited. */
export function proofNodes(): i32 {
  return nodes;
}

/**
 * Tries to prove who wins the board as it is: 1 the side to move, -1 the other one, 0 when the nodes did not suffice.
 * What former calls found for a board of the same size is used. @param trialLimit see connections.as.ts.
 */
export function prove(side: i32, nodeLimit: i32, trialLimit: i32): i32 {
  nodes = 0;
  maxNodes = nodeLimit;
  trials = trialLimit;
  isStopped = false;
  search(side + 1, INFINITE, INFINITE, 0);
  return proof == 0 ? 1 : disproof == 0 ? -1 : 0;
}

/**
 * The move of a proof on the board as it is, which is filled in: one that was proved to win, otherwise the one whose
 * refutation took most; 0 where the winner needs no more search.
 */
export function provedMove(colour: i32): i32 {
  const moves = generateMoves(colour, 0);
  let hardest = 0;
  let most = -1;
  for (let i = 0; i < moves; i++) {
    const cell = moveAt(0, i);
    recall(keyAfter(cell, colour, hash, turnedHash));
    if (disproof == 0) return cell;
    if (proof != 0) continue;
    const effort = foundDepth() == UNSEARCHED_DEPTH ? 0 : foundDepth();
    if (effort <= most) continue;
    most = effort;
    hardest = cell;
  }
  return hardest;
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
function boardOf(ply: i32): usize {
  return plies + <usize>ply * PLY_BYTES;
}

// @ts-ignore: decorator
@inline
function moveAt(ply: i32, index: i32): i32 {
  return <i32>load<u16>(plies + <usize>ply * PLY_BYTES + ((<usize>index) << 1), MOVES_AT);
}

// @ts-ignore: decorator
@inline
function setMove(ply: i32, index: i32, padded: i32): void {
  store<u16>(plies + <usize>ply * PLY_BYTES + ((<usize>index) << 1), <u16>padded, MOVES_AT);
}

/** The move to search next, which `selectMove` found, its proof number, and the second least disproof number. */
let bestMove: i32 = 0;
let bestProof: i32 = 0;
let second: i32 = 0;

/** Adds up the numbers of the moves of a ply into `proof` and `disproof`. @param straight, turned the hashes. */
// @ts-ignore: decorator
@inline
function selectMove(colour: i32, ply: i32, moves: i32, straight: u64, turned: u64): void {
  let least = INFINITE;
  let sum = 0;
  bestMove = bestProof = 0;
  second = INFINITE;
  for (let i = 0; i < moves; i++) {
    const cell = moveAt(ply, i);
    recall(keyAfter(cell, colour, straight, turned));
    sum = min(INFINITE, sum + proof);
    if (disproof < least) {
      second = least;
      least = disproof;
      bestMove = cell;
      bestProof = proof;
    } else if (disproof < second) {
      second = disproof;
    }
  }
  proof = least;
  disproof = least == 0 ? INFINITE : sum;
  if (least == INFINITE) disproof = 0;
}

/** Searches until the proof or the disproof number reaches its limit; leaves them in `proof` and `disproof`. */
function search(colour: i32, proofLimit: i32, disproofLimit: i32, ply: i32): void {
  nodes++;
  const key = keyOf(colour, hash, turnedHash);
  if (nodes >= maxNodes || ((nodes & POLL_MASK) == 0 && pollHost(<f64>nodes))) isStopped = true;
  const moves = generateMoves(colour, ply);
  if (moves <= 0) {
    proof = moves < 0 ? 0 : INFINITE;
    disproof = moves < 0 ? INFINITE : 0;
    remember(key, UNSEARCHED_DEPTH);
    return;
  }
  saveBoard(boardOf(ply));
  const straight = hash;
  const turned = turnedHash;
  const before = nodes;
  for (;;) {
    selectMove(colour, ply, moves, straight, turned);
    if (
      proof >= proofLimit ||
      disproof >= disproofLimit ||
      proof == 0 ||
      disproof == 0 ||
      isStopped
    ) {
      remember(key, min(254, 32 - <i32>clz(nodes - before + 1)));
      return;
    }
    putHashed(bestMove, colour);
    const childProof = disproofLimit == INFINITE ? INFINITE : disproofLimit - disproof + bestProof;
    // A quarter more than needed, so that the search returns to a position less often.
    const childDisproof = min(proofLimit, second + (second >> 2) + 1);
    search(otherColour(colour), childProof, min(INFINITE, childDisproof), ply + 1);
    restoreBoard(boardOf(ply));
    setHashes(straight, turned);
  }
}

/**
 * Fills the board in and lists the moves worth trying, those near the centre first. Returns their number, 0 when the
 * position is lost and -1 when it is won.
 */
function generateMoves(colour: i32, ply: i32): i32 {
  const other = otherColour(colour);
  if (isJoined(other)) return 0;
  fillIn();
  if (isJoined(other)) return 0;
  if (isJoined(colour)) return -1;
  if (connectBorders(colour, trials, SEMI_CONNECTED) != UNCONNECTED) return -1;
  const threat = connectBorders(other, trials, CONNECTED);
  if (threat == CONNECTED) return 0;
  markInferior(colour);
  let moves = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0 || isInferior(padded)) continue;
    if (threat == SEMI_CONNECTED && !isMustPlay(padded)) continue;
    let i = moves++;
    for (; i > 0 && centreDistance(moveAt(ply, i - 1)) > centreDistance(padded); i--) {
      setMove(ply, i, moveAt(ply, i - 1));
    }
    setMove(ply, i, padded);
  }
  return moves;
}

/** The square of the distance from the centre, in quarters of a step. */
function centreDistance(padded: i32): i32 {
  const x = 2 * (padded % width) + 1 - width;
  const y = 2 * (padded / width) + 1 - width;
  return x * x + x * y + y * y;
}
