/**
 * Proof-number search, depth-first (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002):
 * every position is filled in, its connections are looked for, and only moves that are neither inferior nor losing by
 * connections, or by what refuted another move, are tried, few at first. *Proof* and *disproof* are the least numbers of
 * positions that have yet to be won, or lost, by the side to move.
 */
import { foundDepth } from '../../../kernel/table.as';
import { cellOf, otherColour, restoreBoard, saveBoard, size } from './board.as';
import { hash, keyAfter, keyOf, putHashed, setHashes, turnedHash } from './keys.as';
import { pollHost } from './progress.as';
import { clearProofMoves, recallMoves, rememberMoves } from './proofMoves.as';
import { needsOfLoss, needsOfWin, setAfter } from './proofNeeds.as';
import {
  disproof,
  INFINITE,
  proof,
  recallNumbers,
  rememberNumbers,
  setNumbers,
} from './proofNumbers.as';
import { allowedOf, boardOf, lostBaseOf, moveAt, wonBaseOf } from './proofPly.as';
import { generateMoves } from './proofPosition.as';
import { clearProofSets, rememberSet } from './proofSets.as';
import { fillSet, has, intersectInto, remove } from './sets.as';
import { giveToProof } from './tableShares.as';

/** The depth of what takes no search; others are the logarithm of the nodes. */
const UNSEARCHED_DEPTH: i32 = 255;
/** Nodes between two polls, less one. */
const POLL_MASK: i32 = 7;
/** Unproved moves that are looked at: so many, and each of so many. */
const LEAST_LIVE: i32 = 2;
const LIVE_SHARE: i32 = 8;

let nodes: i32 = 0;
let maxNodes: i32 = 0;
let trials: i32 = 0;
let isStopped: bool = false;
/** The size of the board of the moves and sets that are kept. */
let keptSize: i32 = 0;

/** Makes ready for proofs. @param isAlone 1 gives them all the memory, 0 the half that a search leaves to them. */
export function startProof(isAlone: i32): void {
  giveToProof(isAlone != 0, size);
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
  if (keptSize != size) {
    clearProofMoves();
    clearProofSets();
    keptSize = size;
  }
  search(side + 1, INFINITE, INFINITE, 0);
  return proof == 0 ? 1 : disproof == 0 ? -1 : 0;
}

/**
 * The move of a proof on the board as it is, which is filled in: one that was proved to win, otherwise the one whose
 * refutation took most; 0 where the winner needs no more search.
 */
export function provedMove(colour: i32): i32 {
  const moves = generateMoves(colour, 0, trials);
  let hardest = 0;
  let most = -1;
  for (let i = 0; i < moves; i++) {
    const cell = moveAt(0, i);
    recallNumbers(keyAfter(cell, colour, hash, turnedHash));
    if (disproof == 0) return cell;
    if (proof != 0) continue;
    const effort = foundDepth() == UNSEARCHED_DEPTH ? 0 : foundDepth();
    if (effort <= most) continue;
    most = effort;
    hardest = cell;
  }
  return hardest;
}

/** The move to search next, which `selectMove` found, its proof number, and the second least disproof number. */
let bestMove: i32 = 0;
let bestProof: i32 = 0;
let second: i32 = 0;

/**
 * Adds up the numbers of the moves of a ply into `proof` and `disproof`: as disproof the largest and one for each other
 * move, because positions that are met by several moves would count too much in a sum.
 */
// @ts-ignore: decorator
@inline
function selectMove(colour: i32, ply: i32, moves: i32, straight: u64, turned: u64): void {
  const allowed = allowedOf(ply);
  let least = INFINITE;
  let most = 0;
  let live = 0;
  const mostLive = LEAST_LIVE + moves / LIVE_SHARE;
  bestMove = bestProof = 0;
  second = INFINITE;
  for (let i = 0; i < moves && live < mostLive; i++) {
    const cell = moveAt(ply, i);
    if (!has(allowed, cellOf(cell))) continue;
    recallNumbers(keyAfter(cell, colour, straight, turned));
    if (proof == 0) {
      learnFrom(cell, colour, allowed, straight, turned);
      continue;
    }
    live++;
    most = max(most, proof);
    if (disproof < least) {
      second = least;
      least = disproof;
      bestMove = cell;
      bestProof = proof;
    } else if (disproof < second) {
      second = disproof;
    }
  }
  setNumbers(least, least == 0 ? INFINITE : min(INFINITE, most + max(live - 1, 0)));
}

/** A move has been refuted: leaves only moves where that refutation would not do. */
function learnFrom(cell: i32, colour: i32, allowed: usize, straight: u64, turned: u64): void {
  const set = setAfter(cell, colour, straight, turned);
  if (set != 0) intersectInto(allowed, allowed, set);
  remove(allowed, cellOf(cell));
}

/** Moves of the board as it is, which is filled in, as `generateMoves` has them. */
function findMoves(colour: i32, ply: i32): i32 {
  // Not the key of the board turned by half a turn, where the moves lie elsewhere.
  const key = keyOf(colour, hash, hash);
  const known = recallMoves(key, ply);
  if (known != 0) return known;
  const moves = generateMoves(colour, ply, trials);
  if (moves > 0) rememberMoves(key, ply, moves);
  return moves;
}

/** Searches until the proof or the disproof number reaches its limit; leaves them in `proof` and `disproof`. */
function search(colour: i32, proofLimit: i32, disproofLimit: i32, ply: i32): void {
  nodes++;
  const key = keyOf(colour, hash, turnedHash);
  const isTurned = turnedHash < hash;
  if (nodes >= maxNodes || ((nodes & POLL_MASK) == 0 && pollHost(<f64>nodes))) isStopped = true;
  const moves = findMoves(colour, ply);
  if (moves <= 0) {
    setNumbers(moves < 0 ? 0 : INFINITE, moves < 0 ? INFINITE : 0);
    rememberSet(key, isTurned, moves < 0 ? wonBaseOf(ply) : lostBaseOf(ply));
    rememberNumbers(key, UNSEARCHED_DEPTH);
    return;
  }
  saveBoard(boardOf(ply));
  fillSet(allowedOf(ply));
  const straight = hash;
  const turned = turnedHash;
  const before = nodes;
  for (;;) {
    selectMove(colour, ply, moves, straight, turned);
    const isProved = proof == 0 || disproof == 0;
    if (isProved || proof >= proofLimit || disproof >= disproofLimit || isStopped) {
      rememberNumbers(key, min(254, 32 - <i32>clz(nodes - before + 1)));
      if (!isProved) return;
      const isWon = proof == 0;
      const needs = isWon
        ? needsOfWin(bestMove, colour, ply, straight, turned)
        : needsOfLoss(colour, ply, moves, straight, turned);
      rememberSet(key, isTurned, needs);
      setNumbers(isWon ? 0 : INFINITE, isWon ? INFINITE : 0);
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
