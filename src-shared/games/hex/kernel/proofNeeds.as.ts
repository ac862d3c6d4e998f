/** What the winner of a position needs, from what it needs after the moves (proofSets.as.ts). */
import { cellOf } from './board.as';
import { isTurnedAfter, keyAfter } from './keys.as';
import { proof, recallNumbers } from './proofNumbers.as';
import { lostBaseOf, moveAt, wonBaseOf } from './proofPly.as';
import { recallSet } from './proofSets.as';
import { reserve } from '../../../kernel/scratch.as';
import { add, fillSet, has, intersectInto, MAX_SET_BYTES, remove, uniteInto } from './sets.as';

/** Moves that are not yet known to lose. */
let open: usize = 0;

export function reserveProofNeeds(): void {
  open = reserve(MAX_SET_BYTES);
}

/** The set after a move, 0 when it is not known. @param straight, turned the hashes before. */
export function setAfter(padded: i32, colour: i32, straight: u64, turned: u64): usize {
  const key = keyAfter(padded, colour, straight, turned);
  return recallSet(key, isTurnedAfter(padded, colour, straight, turned));
}

/** What the side to move needs to win by a move. */
export function needsOfWin(padded: i32, colour: i32, ply: i32, straight: u64, turned: u64): usize {
  const needs = wonBaseOf(ply);
  const after = setAfter(padded, colour, straight, turned);
  add(needs, cellOf(padded));
  if (after == 0) fillSet(needs);
  else uniteInto(needs, needs, after);
  return needs;
}

/** What the other side needs to win after every move: of refutations as few as exclude all moves, if they are known. */
export function needsOfLoss(colour: i32, ply: i32, moves: i32, straight: u64, turned: u64): usize {
  const needs = lostBaseOf(ply);
  fillSet(open);
  addRefutations(colour, ply, moves, straight, turned, true);
  if (isAnyOpen(ply, moves)) addRefutations(colour, ply, moves, straight, turned, false);
  if (isAnyOpen(ply, moves)) fillSet(needs);
  return needs;
}

function addRefutations(
  colour: i32,
  ply: i32,
  moves: i32,
  straight: u64,
  turned: u64,
  omitsNeedless: bool,
): void {
  const needs = lostBaseOf(ply);
  for (let i = 0; i < moves; i++) {
    const cell = moveAt(ply, i);
    if (omitsNeedless && !has(open, cellOf(cell))) continue;
    recallNumbers(keyAfter(cell, colour, straight, turned));
    if (proof != 0) continue;
    const set = setAfter(cell, colour, straight, turned);
    if (set == 0) continue;
    uniteInto(needs, needs, set);
    intersectInto(open, open, set);
    remove(open, cellOf(cell));
  }
}

function isAnyOpen(ply: i32, moves: i32): bool {
  for (let i = 0; i < moves; i++) if (has(open, cellOf(moveAt(ply, i)))) return true;
  return false;
}
