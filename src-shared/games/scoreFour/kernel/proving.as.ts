/** What pays where every line is followed to its end: what is known of the positions after each move, and their order. */
import { isFoundExhaustive } from '../../../kernel/alphaBeta.as';
import { NO_MOVE } from '../../../kernel/constants';
import { isProving } from '../../../kernel/progress.as';
import { BOUND_UPPER, foundBound, foundScore, fromTable, probe } from '../../../kernel/table.as';
import { isLostToAnswers } from './answers.as';
import { playableCells } from './board.as';
import { evaluate } from './evaluation.as';
import { enemyOf, enemyThreatsOf, movesOf, ownOf, ownThreatsOf } from './frames.as';
import { keyOf } from './keys.as';
import { gainIn, moveDelta, threatsMade } from './lines.as';
import { usefulCells } from './moves.as';
import { moveOrderScore } from './ordering.as';

/** With fewer empty cells it costs more than it saves. */
const RANKED_CELLS: i32 = 12;
const LOOKED_UP_CELLS: i32 = 14;
/** A rank is this times the estimate, and what was learned of the move elsewhere below that. */
const POINT: i64 = 4096;
const LEARNED_SHIFT: i32 = 8;
/** Points that each answer counts which the other side has: the fewer, the sooner all of them are refuted. */
const ANSWER_POINTS: i32 = 50;
const TABLE_POINTS: i32 = 30;
const WON_RANK: i64 = 1 << 40;
/** No move is known that decides. */
export const NOTHING_KNOWN: i32 = i32.MIN_VALUE;

// @ts-ignore: decorator
@inline
function isLarge(frame: usize, useful: u64, leastCells: i32): bool {
  if (!isProving || (useful & (useful - 1)) == 0) return false;
  return 64 - <i32>popcnt(ownOf(frame) | enemyOf(frame)) >= leastCells;
}

/** Whether moves are worth a rank of their own. */
// @ts-ignore: decorator
@inline
export function isRanked(frame: usize, useful: u64): bool {
  return isLarge(frame, useful, RANKED_CELLS);
}

/**
 * A score of at least `beta` that the table has for one of the moves (A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin,
 * “Exploiting graph properties of game trees”, 1996), or `NOTHING_KNOWN`.
 */
export function knownCutoff(frame: usize, useful: u64, beta: i32, ply: i32): i32 {
  if (!isLarge(frame, useful, LOOKED_UP_CELLS)) return NOTHING_KNOWN;
  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  for (let rest = useful; rest != 0; rest &= rest - 1) {
    if (!probe(keyOf(enemy, own | (rest & -rest)))) continue;
    if (!isFoundExhaustive() || (foundBound() & BOUND_UPPER) == 0) continue;
    const score = -fromTable(foundScore(), ply + 1);
    if (score >= beta) return score;
  }
  return NOTHING_KNOWN;
}

/** Lists moves by what they are worth without a search, as `listMoves` does. @returns where they end. */
export function rankMoves(
  frame: usize,
  cells: u64,
  tableMove: i32,
  ply: i32,
  isLeader: bool,
): usize {
  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  const playable = playableCells(own | enemy);
  let end = movesOf(frame);
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const bead = rest & -rest;
    const delta = moveDelta(cell, ply, isLeader);
    const threats = (ownThreatsOf(frame) | threatsMade(delta, own, enemy, cell)) & ~bead;
    const next = (playable ^ bead) | (bead << 16);
    const occupied = own | enemy | bead;
    let value =
      gainIn(delta) -
      ANSWER_POINTS * <i32>popcnt(usefulCells(threats, next)) -
      evaluate(enemyThreatsOf(frame) & ~bead, threats, occupied, next, 0, !isLeader);
    if (cell == tableMove) value += TABLE_POINTS;
    const learned = min<i64>(POINT - 1, moveOrderScore(cell, NO_MOVE, ply) >> LEARNED_SHIFT);
    const isWon = isLostToAnswers(enemy, own | bead, threats, next);
    const rank = isWon ? WON_RANK : POINT * <i64>value + learned;
    store<i64>(end, (rank << 6) | (63 - cell));
    end += 8;
  }
  return end;
}

/** Twice the logarithm of some nodes: the more, the longer the table keeps what they proved. */
// @ts-ignore: decorator
@inline
export function effortOf(searched: f64): i32 {
  const count = <u32>min(searched + 1, 4e9);
  const log2 = 31 - <i32>clz(count);
  return 2 * log2 + <i32>(log2 > 0 ? (count >> (log2 - 1)) & 1 : 0);
}
