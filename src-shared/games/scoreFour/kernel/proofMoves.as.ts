/**
 * The moves of the positions on the way of a proof-number search, with their numbers. Of each move is kept what the
 * position after it takes, in about nodes: to prove that its side to move gets what is asked (`proof`), and that it does
 * not (`disproof`).
 */
import { reserve } from '../../../kernel/scratch.as';
import { MAX_PLIES } from './frames.as';

/** Bytes: the cell (i32) and both numbers (f32). */
const PROOF: usize = 4;
const DISPROOF: usize = 8;
export const NUMBERS_BYTES: usize = 12;
const LIST_BYTES: usize = 16 * NUMBERS_BYTES;

/** More than any search can take. */
export const NEVER: f32 = 1e12;
/** Positions are reached in several ways, so that the sum of their numbers is too much, and their highest too little. */
const SUM_SHARE: f32 = 0.6;
/** The other moves must be so many times as good before a move is left for one of them. */
const PATIENCE: f32 = 1.25;

let lists: usize = 0;
/** Of the list that `sumUp` looked at last: its best move, and what the position takes. */
export let bestAt: usize = 0;
export let leastDisproof: f32 = 0;
export let proofOfAll: f32 = 0;
let secondDisproof: f32 = 0;
let sum: f32 = 0;
let highest: f32 = 0;
let secondHighest: f32 = 0;

export function reserveNumbers(): void {
  lists = reserve(MAX_PLIES * LIST_BYTES);
}

/** Where the list of a ply begins. */
// @ts-ignore: decorator
@inline
export function listOf(ply: i32): usize {
  return lists + <usize>ply * LIST_BYTES;
}

// @ts-ignore: decorator
@inline
export function setMove(at: usize, cell: i32): void {
  store<i32>(at, cell);
}

// @ts-ignore: decorator
@inline
export function cellOf(at: usize): i32 {
  return load<i32>(at);
}

// @ts-ignore: decorator
@inline
export function setNumbers(at: usize, proof: f32, disproof: f32): void {
  store<f32>(at, proof, PROOF);
  store<f32>(at, disproof, DISPROOF);
}

/** Takes a move off a list. @returns where the list ends now. */
export function withoutMove(at: usize, end: usize): usize {
  memory.copy(at, end - NUMBERS_BYTES, NUMBERS_BYTES);
  return end - NUMBERS_BYTES;
}

/** Sums a list up that is not empty. */
export function sumUp(list: usize, end: usize): void {
  leastDisproof = secondDisproof = NEVER;
  sum = highest = secondHighest = 0;
  for (let at = list; at < end; at += NUMBERS_BYTES) {
    const proof = load<f32>(at, PROOF);
    const disproof = load<f32>(at, DISPROOF);
    sum += proof;
    secondHighest = max(secondHighest, min(highest, proof));
    highest = max(highest, proof);
    secondDisproof = min(secondDisproof, max(leastDisproof, disproof));
    if (disproof >= leastDisproof) continue;
    leastDisproof = disproof;
    bestAt = at;
  }
  proofOfAll = highest + (sum - highest) * SUM_SHARE;
}

/** How much the disproof of the best move may grow, where the position is left at `limit`. */
export function disproofLimit(limit: f32): f32 {
  return min(limit, secondDisproof * PATIENCE + 1);
}

/** How much its proof may grow until that of all moves reaches `limit`. */
export function proofLimit(limit: f32): f32 {
  const proof = load<f32>(bestAt, PROOF);
  const others = sum - proof;
  const highestOther = proof == highest ? secondHighest : highest;
  let most = limit - SUM_SHARE * others;
  if (most < highestOther) most = (limit - highestOther * (1 - SUM_SHARE)) / SUM_SHARE - others;
  return max(most, proof * 1.001);
}

/** Both numbers in 30 bits, for the table: the upper half of each as a float, without its sign. */
export function packed(proof: f32, disproof: f32): u32 {
  return (reinterpret<u32>(proof) & 0x7fff0000) | (reinterpret<u32>(disproof) >> 16);
}

/** The numbers of a move as the table has them. */
export function setPacked(at: usize, numbers: u32): void {
  setNumbers(
    at,
    reinterpret<f32>(numbers & 0x7fff0000),
    reinterpret<f32>((numbers & 0x7fff) << 16),
  );
}
