/**
 * The lines drawn, what each triangle lacks, and a key of both, kept up to date line by line. Who owns what and whose
 * turn it is does not matter here: a search asks by how many triangles the side to move gets more of those that are left.
 */
import { reserve } from '../../../kernel/scratch.as';
import { MAX_VIEWS } from './constants';

/**
 * Bytes: the lines not yet drawn, as a set of bits; by triangle its sides that are not yet drawn (u8; the last one
 * stands for the outside and is never completed); by line the two triangles beside it (u8 each).
 */
const MISSING_AT: usize = 4 * 8;
const TRIANGLES_AT: usize = MISSING_AT + 256;
/** By view and line: its Zobrist key (u64), where the view sees it (u8); by view and place the line (u8). */
const KEYS_AT: usize = TRIANGLES_AT + 2 * 256;
const SEEN_AT: usize = KEYS_AT + MAX_VIEWS * 256 * 8;
const UNSEEN_AT: usize = SEEN_AT + MAX_VIEWS * 256;
/** By view: the key of the lines drawn, u64. */
const VIEW_KEYS_AT: usize = UNSEEN_AT + MAX_VIEWS * 256;
/** By view and triangle: the sum of the keys of its sides, drawn or not, u64. */
const TRIANGLE_KEYS_AT: usize = VIEW_KEYS_AT + MAX_VIEWS * 8;
const BOARD_BYTES: usize = TRIANGLE_KEYS_AT + MAX_VIEWS * 256 * 8;

/** The triangle on the far side of a line of the outline. */
export const OUTSIDE: u8 = 255;
/** What the outside lacks: too much to be completed. */
const NEVER: u8 = 128;

let board: usize = 0;

export function reserveBoard(): void {
  board = reserve(BOARD_BYTES);
}

/** Lines not yet drawn. */
export let linesLeft: i32 = 0;
/** Triangles not yet completed. */
export let trianglesLeft: i32 = 0;
/** Triangles that lack one side. */
export let readyTriangles: i32 = 0;
/** The turn is the extra one, after which none follows. */
export let isExtra: bool = false;
/** Symmetries that leave the position as it was set the same; one is the identity. */
export let viewCount: usize = 1;

// @ts-ignore: decorator
@inline
export function missing(triangle: u8): u8 {
  return load<u8>(board + MISSING_AT + triangle);
}

// @ts-ignore: decorator
@inline
export function firstTriangle(line: i32): u8 {
  return load<u8>(board + TRIANGLES_AT + <usize>line * 2);
}

// @ts-ignore: decorator
@inline
export function secondTriangle(line: i32): u8 {
  return load<u8>(board + TRIANGLES_AT + <usize>line * 2, 1);
}

/** The lines left among 64 from 64 · `word` on, as bits. */
// @ts-ignore: decorator
@inline
export function openWord(word: i32): u64 {
  return load<u64>(board + <usize>word * 8);
}

export function clearBoard(): void {
  memory.fill(board, 0, KEYS_AT);
  memory.fill(board + VIEW_KEYS_AT, 0, BOARD_BYTES - VIEW_KEYS_AT);
  store<u8>(board + MISSING_AT + OUTSIDE, NEVER);
  linesLeft = trianglesLeft = readyTriangles = 0;
  isExtra = false;
  viewCount = 1;
}

/** An open line beside one or two triangles, after the views; for none give -1. */
export function putLine(line: i32, first: i32, second: i32): void {
  const at = board + TRIANGLES_AT + <usize>line * 2;
  store<u8>(at, first < 0 ? OUTSIDE : <u8>first);
  store<u8>(at, second < 0 ? OUTSIDE : <u8>second, 1);
  flipOpen(line);
  linesLeft++;
  addToTriangles(line, first, second);
}

/** A line that is drawn already: only the keys know it. */
export function putDrawn(line: i32, first: i32, second: i32): void {
  flipKeys(line);
  addToTriangles(line, first, second);
}

function addToTriangles(line: i32, first: i32, second: i32): void {
  for (let view: usize = 0; view < viewCount; view++) {
    if (first >= 0) addToTriangle(view, <u8>first, lineKey(view, line));
    if (second >= 0) addToTriangle(view, <u8>second, lineKey(view, line));
  }
}

function addToTriangle(view: usize, triangle: u8, key: u64): void {
  store<u64>(triangleKeyAt(view, triangle), triangleKey(view, triangle) + key);
}

export function putTriangle(triangle: i32, missing: i32): void {
  store<u8>(board + MISSING_AT + <usize>triangle, <u8>missing);
  trianglesLeft++;
  if (missing == 1) readyTriangles++;
}

/** Where a view sees a line, and the key of that place. */
export function putView(view: i32, line: i32, place: i32, low: i32, high: i32): void {
  viewCount = max(viewCount, <usize>view + 1);
  store<u8>(board + SEEN_AT + ((<usize>view) << 8) + <usize>line, <u8>place);
  store<u8>(board + UNSEEN_AT + ((<usize>view) << 8) + <usize>place, <u8>line);
  store<u64>(
    board + KEYS_AT + ((((<usize>view) << 8) + <usize>line) << 3),
    ((<u64>(<u32>high)) << 32) | (<u64>(<u32>low)),
  );
}

export function setExtra(extra: bool): void {
  isExtra = extra;
}

// @ts-ignore: decorator
@inline
function flipOpen(line: i32): void {
  const at = board + <usize>(line >> 6) * 8;
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (line & 63)));
}

// @ts-ignore: decorator
@inline
function flipKeys(line: i32): void {
  let keyAt = board + KEYS_AT + ((<usize>line) << 3);
  for (let at = board + VIEW_KEYS_AT, end = at + (viewCount << 3); at < end; at += 8) {
    store<u64>(at, load<u64>(at) ^ load<u64>(keyAt));
    keyAt += 256 * 8;
  }
}

/** Takes one from what a triangle lacks. @returns 1 when that completes it. */
// @ts-ignore: decorator
@inline
function take(triangle: u8): i32 {
  const at = board + MISSING_AT + triangle;
  const left = load<u8>(at) - 1;
  store<u8>(at, left);
  if (left == 1) readyTriangles++;
  if (left != 0) return 0;
  readyTriangles--;
  trianglesLeft--;
  return 1;
}

// @ts-ignore: decorator
@inline
function giveBack(triangle: u8): void {
  const at = board + MISSING_AT + triangle;
  const before = load<u8>(at);
  store<u8>(at, before + 1);
  if (before == 1) readyTriangles--;
  if (before != 0) return;
  readyTriangles++;
  trianglesLeft++;
}

/** Draws a line. When `isExtra` is set afterwards the same side goes on. @returns triangles completed. */
// @ts-ignore: decorator
@inline
export function draw(line: i32): i32 {
  flipOpen(line);
  flipKeys(line);
  linesLeft--;
  const completed = take(firstTriangle(line)) + take(secondTriangle(line));
  isExtra = completed > 0 && !isExtra;
  return completed;
}

// @ts-ignore: decorator
@inline
export function undraw(line: i32, wasExtra: bool): void {
  flipOpen(line);
  flipKeys(line);
  linesLeft++;
  giveBack(firstTriangle(line));
  giveBack(secondTriangle(line));
  isExtra = wasExtra;
}

/** The key of the lines drawn, as a view sees them. */
// @ts-ignore: decorator
@inline
export function linesKey(view: usize): u64 {
  return load<u64>(board + VIEW_KEYS_AT + (view << 3));
}

/** The key of the place where a view sees a line. */
// @ts-ignore: decorator
@inline
export function lineKey(view: usize, line: i32): u64 {
  return load<u64>(board + KEYS_AT + (((view << 8) + <usize>line) << 3));
}

// @ts-ignore: decorator
@inline
function triangleKeyAt(view: usize, triangle: u8): usize {
  return board + TRIANGLE_KEYS_AT + (((view << 8) + triangle) << 3);
}

/** The key of the place where a view sees a triangle. */
// @ts-ignore: decorator
@inline
export function triangleKey(view: usize, triangle: u8): u64 {
  return load<u64>(triangleKeyAt(view, triangle));
}

// @ts-ignore: decorator
@inline
export function seenIn(view: usize, line: i32): i32 {
  return <i32>load<u8>(board + SEEN_AT + (view << 8) + <usize>line);
}

// @ts-ignore: decorator
@inline
export function lineSeenAt(view: usize, place: i32): i32 {
  return <i32>load<u8>(board + UNSEEN_AT + (view << 8) + <usize>place);
}
