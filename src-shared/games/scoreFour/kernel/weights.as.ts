/**
 * The numbers of the estimate, which the caller gives (weights.json): what each line is worth by its class and its
 * beads, and what threats are worth.
 */
import { reserve } from '../../../kernel/scratch.as';
import { LINE_CLASS_COUNT, STANDOFF_COUNT } from './constants';

const LINE_CLASSES: usize = LINE_CLASS_COUNT;
/** What can stand on a line, as in lines.as.ts. */
export const CODES: usize = 81;
const CLASS_BYTES: usize = 2 * CODES;
/** Of each class: by the place of a cell on the line, and by the code, what a bead there would do. */
export const CLASS_GAIN_BYTES: usize = 4 * 4 * CODES;
const VIEW_GAIN_BYTES: usize = LINE_CLASSES * CLASS_GAIN_BYTES;
/** Bytes: gains for White, then for Black, threats, values of lines for White. */
const ODD_AT: usize = 2 * VIEW_GAIN_BYTES;
const STANDOFFS_AT: usize = ODD_AT + 4 * 9;
const LINES_AT: usize = STANDOFFS_AT + 4 * <usize>STANDOFF_COUNT;
const WEIGHTS_BYTES: usize = LINES_AT + LINE_CLASSES * CLASS_BYTES;

let weights: usize = 0;
export let turnPoints: i32 = 0;
/** Each threat at height 2 or 4, of White (the leader) and of Black. */
export let leaderEvenPoints: i32 = 0;
export let followerEvenPoints: i32 = 0;

export function reserveWeights(): void {
  weights = reserve(WEIGHTS_BYTES);
}

/** The digits of a code that are 1, as four bits, the lowest first; with 2 the others. */
function digitsOf(code: i32, digit: i32): i32 {
  let found = 0;
  for (let place = 0; place < 4; place++) {
    if (code % 3 == digit) found |= 1 << place;
    code /= 3;
  }
  return found;
}

/** The code of a line. @param white, black four bits each, never the same one. */
export function codeOf(white: i32, black: i32): i32 {
  let code = 0;
  for (let place = 3; place >= 0; place--)
    code = 3 * code + ((white >> place) & 1) + 2 * ((black >> place) & 1);
  return code;
}

/** @param white, black as for `codeOf`. */
export function setLinePoints(lineClass: i32, white: i32, black: i32, points: i32): void {
  store<i16>(
    weights + LINES_AT + CLASS_BYTES * <usize>lineClass + ((<usize>codeOf(white, black)) << 1),
    <i16>points,
  );
}

/** The worth of a line to White. */
export function linePoints(lineClass: i32, code: i32): i32 {
  return load<i16>(weights + LINES_AT + CLASS_BYTES * <usize>lineClass + ((<usize>code) << 1));
}

/** To be called once all lines have their points: makes what `moveDelta` of lines.as.ts adds up. */
export function deriveGains(): void {
  for (let lineClass = 0; lineClass < <i32>LINE_CLASSES; lineClass++) {
    let digit = 1;
    for (let place = 0; place < 4; place++) {
      for (let code = 0; code < <i32>CODES; code++) {
        if ((code / digit) % 3 != 0) continue;
        const at = <usize>lineClass * CLASS_GAIN_BYTES + 4 * (<usize>place * CODES + <usize>code);
        store<i32>(weights + at, gainOf(lineClass, code, code + digit, 1));
        store<i32>(weights + VIEW_GAIN_BYTES + at, gainOf(lineClass, code, code + 2 * digit, 2));
      }
      digit *= 3;
    }
  }
}

function gainOf(lineClass: i32, before: i32, after: i32, digit: i32): i32 {
  const gain = linePoints(lineClass, after) - linePoints(lineClass, before);
  const isThreat = digitsOf(after, 3 - digit) == 0 && popcnt(digitsOf(after, digit)) == 3;
  const isFirst = digitsOf(before, digit) == 0;
  return ((digit == 1 ? gain : -gain) << 16) + ((<i32>isThreat) << 8) + <i32>isFirst;
}

/** Where the gains are of a side that is White (the leader), or not. */
// @ts-ignore: decorator
@inline
export function gainsOf(isLeader: bool): usize {
  return select<usize>(weights, weights + VIEW_GAIN_BYTES, isLeader);
}

export function setThreatPoints(turn: i32, leaderEven: i32, followerEven: i32): void {
  turnPoints = turn;
  leaderEvenPoints = leaderEven;
  followerEvenPoints = followerEven;
}

/** @param index 3 · White's threats at height 3 (none, one, more) + Black's. */
export function setOddPoints(index: i32, points: i32): void {
  store<i32>(weights + ODD_AT + ((<usize>index) << 2), points);
}

/** @param index as evaluation.as.ts counts. */
export function setStandoffPoints(index: i32, points: i32): void {
  store<i32>(weights + STANDOFFS_AT + ((<usize>index) << 2), points);
}

// @ts-ignore: decorator
@inline
export function oddPoints(index: i32): i32 {
  return load<i32>(weights + ODD_AT + ((<usize>index) << 2));
}

// @ts-ignore: decorator
@inline
export function standoffPoints(index: i32): i32 {
  return load<i32>(weights + STANDOFFS_AT + ((<usize>index) << 2));
}
