import { reserve } from '../../../kernel/scratch.as';
import { lineAt, setLine } from './board.as';
import { LINE_COUNT } from './constants';
import { MAX_PLIES } from './frames.as';
import { CLASS_GAIN_BYTES, CODES, gainsOf, linePoints } from './weights.as';

/**
 * The lines of Score Four, move by move. What stands on a line is a *code*: a number of four digits to base 3, the cell
 * with the lowest number first, 1 for White and 2 for Black. The codes of all lines are kept by ply, so that nothing
 * has to be taken back, and what a bead would change is looked up by line.
 */

/** A byte for each line, in whole vectors. */
const CODES_BYTES: usize = 80;
/** Of each cell and line through it: the number of the line, and where the gains of the cell are in a view. */
const LINE_BYTES: usize = 8;
const CELL_BYTES: usize = 8 * LINE_BYTES;
/** Bytes: by cell its lines, by side and cell what a bead adds to all codes, the codes, how many lines, classes. */
const ADDED_AT: usize = 64 * CELL_BYTES;
const CODES_AT: usize = ADDED_AT + 2 * 64 * CODES_BYTES;
const COUNTS_AT: usize = CODES_AT + MAX_PLIES * CODES_BYTES;
const CLASSES_AT: usize = COUNTS_AT + 64;
const LINES_BYTES: usize = CLASSES_AT + <usize>LINE_COUNT;

let lines: usize = 0;
let lineCount: i32 = 0;

export function reserveLines(): void {
  lines = reserve(LINES_BYTES);
}

/** Starts without any line. */
export function clearLines(): void {
  lineCount = 0;
  memory.fill(lines, 0, LINES_BYTES);
}

/** Tells of one of the lines of geometry.ts. @param low, high its cells. @param lineClass as in lineClasses.ts. */
export function addLine(low: u32, high: u32, lineClass: i32): void {
  const line = ((<u64>high) << 32) | (<u64>low);
  setLine(lineCount, line);
  store<u8>(lines + CLASSES_AT + <usize>lineCount, <u8>lineClass);
  let digit: u8 = 1;
  let gains = <usize>lineClass * CLASS_GAIN_BYTES;
  for (let rest = line; rest != 0; rest &= rest - 1) {
    const cell = <usize>ctz(rest);
    const count = <usize>load<u8>(lines + COUNTS_AT + cell);
    const at = lines + cell * CELL_BYTES + count * LINE_BYTES;
    store<u32>(at, lineCount);
    store<u32>(at, <u32>gains, 4);
    store<u8>(lines + COUNTS_AT + cell, <u8>(count + 1));
    store<u8>(addedBy(0, cell) + <usize>lineCount, digit);
    store<u8>(addedBy(1, cell) + <usize>lineCount, 2 * digit);
    digit *= 3;
    gains += 4 * CODES;
  }
  lineCount++;
}

/** @param side 0 White, 1 Black. */
// @ts-ignore: decorator
@inline
function addedBy(side: i32, cell: usize): usize {
  return lines + ADDED_AT + (((<usize>side) << 6) + cell) * CODES_BYTES;
}

/** Where the codes of a ply are. */
// @ts-ignore: decorator
@inline
function codesAt(ply: i32): usize {
  return lines + CODES_AT + <usize>ply * CODES_BYTES;
}

/** Makes the codes of a ply from nothing. */
export function setCodes(ply: i32, white: u64, black: u64): void {
  memory.fill(codesAt(ply), 0, CODES_BYTES);
  for (let rest = white; rest != 0; rest &= rest - 1)
    addTo(codesAt(ply), codesAt(ply), addedBy(0, <usize>ctz(rest)));
  for (let rest = black; rest != 0; rest &= rest - 1)
    addTo(codesAt(ply), codesAt(ply), addedBy(1, <usize>ctz(rest)));
}

/** The points of the lines by the codes of a ply, for White. */
export function linePointsAt(ply: i32): i32 {
  let points = 0;
  for (let index: usize = 0; index < <usize>LINE_COUNT; index++) {
    points += linePoints(load<u8>(lines + CLASSES_AT + index), load<u8>(codesAt(ply) + index));
  }
  return points;
}

/** Makes the codes of a ply from those of the one before. @param side that put a bead on the cell. */
// @ts-ignore: decorator
@inline
export function makeCodes(ply: i32, side: i32, cell: i32): void {
  addTo(codesAt(ply), codesAt(ply - 1), addedBy(side, <usize>cell));
}

// @ts-ignore: decorator
@inline
function addTo(sum: usize, codes: usize, added: usize): void {
  v128.store(sum, i8x16.add(v128.load(codes), v128.load(added)));
  v128.store(sum, i8x16.add(v128.load(codes, 16), v128.load(added, 16)), 16);
  v128.store(sum, i8x16.add(v128.load(codes, 32), v128.load(added, 32)), 32);
  v128.store(sum, i8x16.add(v128.load(codes, 48), v128.load(added, 48)), 48);
  v128.store(sum, i8x16.add(v128.load(codes, 64), v128.load(added, 64)), 64);
}

// @ts-ignore: decorator
@inline
function gainAt(line: usize, codes: usize, view: usize): i32 {
  return load<i32>(
    view + <usize>load<u32>(line, 4) + ((<usize>load<u8>(codes + <usize>load<u32>(line))) << 2),
  );
}

/**
 * What a bead of the side to move on an empty cell would do, if it completes no line: the points that the lines of
 * both sides gain times 2^16, plus 256 for each new threat, plus the number of lines that the enemy loses.
 */
// @ts-ignore: decorator
@inline
export function moveDelta(cell: i32, ply: i32, isLeader: bool): i32 {
  const view = gainsOf(isLeader);
  const codes = codesAt(ply);
  const at = lines + <usize>cell * CELL_BYTES;
  let delta =
    gainAt(at, codes, view) +
    gainAt(at + LINE_BYTES, codes, view) +
    gainAt(at + 2 * LINE_BYTES, codes, view) +
    gainAt(at + 3 * LINE_BYTES, codes, view);
  if (load<u8>(lines + COUNTS_AT + <usize>cell) > 4) {
    delta +=
      gainAt(at + 4 * LINE_BYTES, codes, view) +
      gainAt(at + 5 * LINE_BYTES, codes, view) +
      gainAt(at + 6 * LINE_BYTES, codes, view);
  }
  return delta;
}

// @ts-ignore: decorator
@inline
export function gainIn(delta: i32): i32 {
  return delta >> 16;
}

// @ts-ignore: decorator
@inline
export function linesLostIn(delta: i32): i32 {
  return delta & 0xff;
}

// @ts-ignore: decorator
@inline
export function makesThreat(delta: i32): bool {
  return (delta & 0xff00) != 0;
}

/** The threats that a bead of `own` on a cell makes, given what `moveDelta` tells of it. */
// @ts-ignore: decorator
@inline
export function threatsMade(delta: i32, own: u64, enemy: u64, cell: i32): u64 {
  return makesThreat(delta) ? threatsMadeAt(own | ((<u64>1) << cell), enemy, cell) : 0;
}

function threatsMadeAt(after: u64, enemy: u64, cell: i32): u64 {
  let threats: u64 = 0;
  const count = <usize>load<u8>(lines + COUNTS_AT + <usize>cell);
  for (let i: usize = 0; i < count; i++) {
    const line = lineAt(load<i32>(lines + <usize>cell * CELL_BYTES + i * LINE_BYTES));
    if ((line & enemy) == 0 && popcnt(line & after) == 3) threats |= line & ~after;
  }
  return threats;
}
