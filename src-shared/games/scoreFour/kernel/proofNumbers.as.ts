/**
 * Proofs above their last plies: a depth-first proof-number search (A. Nagai, “Df-pn algorithm for searching AND/OR trees
 * and its applications”, 2002), with more patience with a move that was begun (J. Pawlewicz and Ł. Lew, “Improving
 * depth-first PN-search: 1 + ε trick”, 2006). It goes where least seems to be lacking, and leaves what turns out to take
 * longer; alpha-beta, which proves the last plies, would have to go through all that follows from a move.
 */
import { isFoundExhaustive, storeSearched } from '../../../kernel/alphaBeta.as';
import { NO_MOVE, WIN_SCORE } from '../../../kernel/constants';
import { estimateCount, isProving, isStopped, nodes } from '../../../kernel/progress.as';
import {
  BOUND_LOWER,
  BOUND_UPPER,
  foundBound,
  foundScore,
  fromTable,
  LEAST_EXHAUSTIVE_DEPTH,
  probe,
  storeEntry,
} from '../../../kernel/table.as';
import { isLostToAnswers } from './answers.as';
import { playableCells } from './board.as';
import { evaluate } from './evaluation.as';
import { enemyOf, enemyThreatsOf, nextFrame, ownOf, ownThreatsOf, pointsOf } from './frames.as';
import { keyOf, moveToStore, symmetryOfKey, withoutTwins } from './keys.as';
import { gainIn, moveDelta, threatsMade } from './lines.as';
import { makeMove, usefulCells } from './moves.as';
import {
  bestAt,
  cellOf,
  disproofLimit,
  leastDisproof,
  listOf,
  NEVER,
  NUMBERS_BYTES,
  packed,
  proofLimit,
  proofOfAll,
  setMove,
  setNumbers,
  setPacked,
  sumUp,
  withoutMove,
} from './proofMoves.as';
import { effortOf } from './proving.as';
import { WHOLE_GAME } from './root.as';
import { search } from './search.as';

/** Up to so many empty cells alpha-beta is faster. */
const LAST_CELLS: i32 = 17;

/** First numbers as powers of two: those of an even position, more for each empty cell, and points that double them. */
const EVEN_LOG2: f32 = 4;
const CELL_LOG2: f32 = 0.32;
const POINTS_LOG2: f32 = 1 / <f32>100;
const MOST_POINTS: i32 = 900;
/** A position with so many moves, of which all must be refuted, takes what its points say. */
const USUAL_MOVES: f32 = 4;

/** An entry of the table with numbers has no bound, and one of these for what was asked: whether White wins, or is safe. */
const WHITE_WINS: u32 = 0x80008000;
const WHITE_IS_SAFE: u32 = 0x8000;

/** The numbers with which the position that is searched next is left, and those with which the last one was. */
let mostProof: f32 = NEVER;
let mostDisproof: f32 = NEVER;
let proof: f32 = 0;
let disproof: f32 = 0;
/** The position searched last was left undecided. */
let isLeft: bool = false;

/** What `listMoves` knows at once of the best move of the position. */
let best: i32 = 0;
let bestCell: i32 = NO_MOVE;

/** Whether a proof that asks a question with a yes or no goes on here. @param free empty cells. */
// @ts-ignore: decorator
@inline
export function isByNumbers(free: i32, alpha: i32, beta: i32): bool {
  return isProving && free > LAST_CELLS && beta - alpha == 1 && (alpha == 0 || beta == 0);
}

/** The score of a position, worthless once stopped or when `isLeft`. @param least, most what is proved of the score. */
export function searchByNumbers(
  frame: usize,
  useful: u64,
  isLeader: bool,
  alpha: i32,
  beta: i32,
  least: i32,
  most: i32,
  ply: i32,
): i32 {
  const proofToLeave = mostProof;
  const disproofToLeave = mostDisproof;
  mostProof = mostDisproof = NEVER;
  const key = keyOf(ownOf(frame), enemyOf(frame));
  const symmetry = symmetryOfKey();
  const question = (isLeader ? alpha : -beta) == 0 ? WHITE_WINS : WHITE_IS_SAFE;
  const estimatesBefore = estimateCount;
  const nodesBefore = nodes();
  const list = listOf(ply);
  let end = listMoves(frame, withoutTwins(useful), isLeader, question, alpha, beta, ply);
  let score = best;
  let cell = bestCell;
  while (score < beta && end > list) {
    sumUp(list, end);
    if (leastDisproof >= proofToLeave || proofOfAll >= disproofToLeave) {
      leaveOpen(key, moveToStore(cellOf(bestAt), symmetry), question, nodes() - nodesBefore);
      return 0;
    }
    const at = bestAt;
    const tried = cellOf(at);
    mostProof = proofLimit(disproofToLeave);
    mostDisproof = disproofLimit(proofToLeave);
    const found = searchTried(frame, tried, isLeader, alpha, beta, ply);
    if (isStopped) return 0;
    if (isLeft) {
      setNumbers(at, proof, disproof);
      isLeft = false;
      continue;
    }
    end = withoutMove(at, end);
    if (found <= score) continue;
    score = found;
    cell = tried;
  }
  score = max(least, min(most, score));
  const effort = effortOf(nodes() - nodesBefore);
  const move = moveToStore(cell, symmetry);
  storeSearched(key, move, WHOLE_GAME, alpha, beta, score, ply, estimatesBefore, effort);
  return score;
}

/** The score of a move; worthless once stopped or when `isLeft`. */
// @ts-ignore: decorator
@inline
function searchTried(
  frame: usize,
  cell: i32,
  isLeader: bool,
  alpha: i32,
  beta: i32,
  ply: i32,
): i32 {
  makeMove(frame, ply, cell, isLeader);
  const score = -search(nextFrame(frame), WHOLE_GAME, -beta, -alpha, ply + 1);
  // A position that was decided at once has not taken them.
  mostProof = mostDisproof = NEVER;
  return score;
}

/** Leaves a position with the numbers that were summed up last. @param move as the table has it. */
function leaveOpen(key: u64, move: i32, question: u32, searched: f64): void {
  proof = leastDisproof;
  disproof = proofOfAll;
  isLeft = true;
  const depth = LEAST_EXHAUSTIVE_DEPTH + effortOf(searched);
  storeEntry(key, move, depth, 0, <i32>(packed(proof, disproof) | question));
}

/**
 * Lists the moves that are not decided yet with their numbers; of the others the best is kept in `best`, and one that
 * is enough ends the list. @returns where the list ends.
 */
function listMoves(
  frame: usize,
  cells: u64,
  isLeader: bool,
  question: u32,
  alpha: i32,
  beta: i32,
  ply: i32,
): usize {
  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  best = -WIN_SCORE - 1;
  bestCell = NO_MOVE;
  let end = listOf(ply);
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const isFound = probe(keyOf(enemy, own | (rest & -rest))) && isFoundExhaustive();
    const bound = isFound ? foundBound() : 0;
    if (bound != 0) {
      const score = -fromTable(foundScore(), ply + 1);
      const isEnough = (bound & BOUND_UPPER) != 0 && score >= beta;
      if (isEnough || ((bound & BOUND_LOWER) != 0 && score <= alpha)) {
        if (score > best) {
          best = score;
          bestCell = cell;
        }
        if (isEnough) return end;
        continue;
      }
    }
    setMove(end, cell);
    const numbers = <u32>foundScore();
    const isKnown = isFound && bound == 0 && (numbers & WHITE_WINS) == question;
    if (!setFirstNumbers(frame, end, cell, isLeader, ply)) return end;
    if (isKnown) setPacked(end, numbers);
    end += NUMBERS_BYTES;
  }
  return end;
}

/** What a move probably takes by the estimate after it; false when it wins, which is kept in `best`. */
// @ts-ignore: decorator
@inline
function setFirstNumbers(frame: usize, at: usize, cell: i32, isLeader: bool, ply: i32): bool {
  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  const bead = (<u64>1) << cell;
  const playable = playableCells(own | enemy | bead);
  const occupied = own | enemy | bead;
  const free = 63 - <i32>popcnt(own | enemy);
  const delta = moveDelta(cell, ply, isLeader);
  const threats = (ownThreatsOf(frame) | threatsMade(delta, own, enemy, cell)) & ~bead;
  if (isLostToAnswers(enemy, own | bead, threats, playable)) {
    best = WIN_SCORE - ply - 1 - free;
    bestCell = cell;
    return false;
  }
  const rests = enemyThreatsOf(frame) & ~bead;
  const value =
    pointsOf(frame) + gainIn(delta) - evaluate(rests, threats, occupied, playable, 0, !isLeader);
  const points = <f32>max(-MOST_POINTS, min(MOST_POINTS, value)) * POINTS_LOG2;
  const even = EVEN_LOG2 + CELL_LOG2 * <f32>(free - LAST_CELLS);
  const answers = <f32>popcnt(usefulCells(threats, playable)) + 0.5;
  setNumbers(at, powerOfTwo(even + points), (powerOfTwo(even - points) * answers) / USUAL_MOVES);
  return true;
}

/** Nearly: between whole powers, on a straight line. */
// @ts-ignore: decorator
@inline
function powerOfTwo(exponent: f32): f32 {
  return reinterpret<f32>(<i32>((exponent + 127) * 8388608));
}
