/**
 * Thermographs of small games, sampled: what a side gets when the other one or itself moves first and each move costs
 * a tax τ, for eight values of τ (E. Berlekamp, J. Conway, R. Guy, "Winning Ways", chapter 6). Those of the sampled
 * values that lie beyond the temperature of a game are lower bounds. Values are in units of 1/128.
 */
export const ONE: i32 = 128;
/** What is known of a game at τ = 0. */
export const IS_EXACT: u8 = 1;
export const IS_NUMBER: u8 = 2;
/** It is at least its right stop, or at most its left stop. */
const IS_ABOVE: u8 = 4;
const IS_BELOW: u8 = 8;
/** Without its left stop, its owner wins when it moves first; without its right stop, the enemy does. */
const WINS_LEFT: u8 = 16;
const WINS_RIGHT: u8 = 32;
/** The kind of all numbers. */
export const NUMBER: u8 = IS_EXACT | IS_NUMBER | IS_ABOVE | IS_BELOW;
/** No number. */
export const NONE: i32 = 1 << 20;

/** Less than any wall, and what can be added up without overflow. */
// @ts-ignore: decorator
@inline
export function nothing(): v128 {
  return i16x8.splat(-16000);
}

// @ts-ignore: decorator
@inline
export function taxes(): v128 {
  return i16x8(0, 32, 64, 96, 128, 160, 192, 256);
}

/** The stop, which is the wall at τ = 0. */
// @ts-ignore: decorator
@inline
export function stopOf(walls: v128): i32 {
  return <i32>i16x8.extract_lane_s(walls, 0);
}

/**
 * Writes the walls, of who moves second and (16 bytes further) first, up to where the scaffolds cross; beyond that
 * they are one.
 * @param best the most of the walls that the own moves lead to. @param worst the least that those of the enemy do.
 */
export function writeWalls(place: usize, best: v128, worst: v128): void {
  v128.store(place, i16x8.add(worst, taxes()));
  v128.store(place, i16x8.sub(best, taxes()), 16);
  let before = -32000;
  for (let offset = place; offset < place + 16; offset += 2) {
    const first = <i32>load<i16>(offset, 16);
    const wall = max(before, min(<i32>load<i16>(offset), first));
    store<i16>(offset, <i16>wall);
    store<i16>(offset, <i16>max(first, wall), 16);
    before = wall;
  }
}

/** The simplest number strictly between two, `NONE` when it takes smaller steps than 1/64. */
export function simplest(low: i32, high: i32): i32 {
  if (low < 0 && high > 0) return 0;
  const isNegative = low < 0;
  const from = isNegative ? -high : low;
  const to = isNegative ? -low : high;
  for (let step = ONE; step > 1; step >>= 1) {
    const next = (from / step + 1) * step;
    if (next < to) return isNegative ? -next : next;
  }
  return NONE;
}

/** What is known of the best options together, with one more. @param order whether it is better, 1, or as good, 0. */
// @ts-ignore: decorator
@inline
export function bestKind(kinds: i32, order: i32, kind: i32): i32 {
  if (order < 0) return kinds;
  if (order > 0) return kind;
  return ((kinds | kind) & (IS_ABOVE | IS_BELOW)) | (kinds & kind & (WINS_LEFT | WINS_RIGHT));
}

/**
 * What is known of a game that is no number.
 * @param own of the moves of the owner to the best stop. @param enemy of those of the enemy to its best one.
 */
// @ts-ignore: decorator
@inline
export function kindOfHot(own: i32, enemy: i32): u8 {
  return <u8>(
    (IS_EXACT |
      ((own & IS_ABOVE) != 0 ? WINS_LEFT : 0) |
      ((own & WINS_RIGHT) != 0 ? IS_BELOW : 0) |
      ((enemy & IS_BELOW) != 0 ? WINS_RIGHT : 0) |
      ((enemy & WINS_LEFT) != 0 ? IS_ABOVE : 0))
  );
}

/**
 * The number that a game is whose own moves lead to a stop `low` at most and those of the enemy to `high` at least: the
 * simplest one between them. A stop counts as between unless some move to it is worth at least as much to its side.
 * `NONE` when it is none or takes too small steps.
 */
export function numberBetween(low: i32, high: i32, own: i32, enemy: i32): i32 {
  if (low > high) return NONE;
  const hasLow = (own & IS_ABOVE) == 0;
  const hasHigh = (enemy & IS_BELOW) == 0;
  if (low == high) return hasLow && hasHigh ? low : NONE;
  let best = simplest(low, high);
  if (hasLow && (best == NONE || isSimpler(low, best))) best = low;
  if (hasHigh && (best == NONE || isSimpler(high, best))) best = high;
  return best;
}

/** Whether `a` was born before `b`. */
function isSimpler(a: i32, b: i32): bool {
  if (b % ONE == 0) return a % ONE == 0 && abs(a) < abs(b);
  return a % ONE == 0 || ctz(a) > ctz(b);
}

/** The most dominoes that fit, laid greedily. @param begins where they can. @param step between their two cells. */
export function mostDominoesOf(begins: u64, step: i32): i32 {
  let count = 0;
  for (let rest = begins; rest != 0; count++) {
    const cell = rest & (0 - rest);
    rest &= ~(cell | (cell << step));
  }
  return count;
}
