/**
 * Sets of cells as bits, written once for two widths: T is u64 for boards of up to 64 cells and v128 for boards of up
 * to 128. Cell `column + width * row` is bit number `cell`; board.as.ts has the width.
 */

/** @param by 1–63. */
// @ts-ignore: decorator
@inline
export function up<T>(x: T, by: i32): T {
  if (isVector<T>()) {
    const carried = i64x2.shuffle(i64x2.splat(0), i64x2.shr_u(x, 64 - by), 0, 2);
    // @ts-ignore: T is v128
    return v128.or(i64x2.shl(x, by), carried);
  } else {
    return <T>((<u64>x) << by);
  }
}

/** @param by 1–63. */
// @ts-ignore: decorator
@inline
export function down<T>(x: T, by: i32): T {
  if (isVector<T>()) {
    const carried = i64x2.shuffle(i64x2.shl(x, 64 - by), i64x2.splat(0), 1, 2);
    // @ts-ignore: T is v128
    return v128.or(i64x2.shr_u(x, by), carried);
  } else {
    return <T>((<u64>x) >> by);
  }
}

// @ts-ignore: decorator
@inline
export function and<T>(a: T, b: T): T {
  // @ts-ignore: T is v128
  return isVector<T>() ? v128.and(a, b) : <T>((<u64>a) & (<u64>b));
}

// @ts-ignore: decorator
@inline
export function or<T>(a: T, b: T): T {
  // @ts-ignore: T is v128
  return isVector<T>() ? v128.or(a, b) : <T>((<u64>a) | (<u64>b));
}

/** What is in `a` and not in `b`. */
// @ts-ignore: decorator
@inline
export function without<T>(a: T, b: T): T {
  // @ts-ignore: T is v128
  return isVector<T>() ? v128.andnot(a, b) : <T>((<u64>a) & ~(<u64>b));
}

// @ts-ignore: decorator
@inline
export function sizeOf<T>(x: T): i32 {
  if (isVector<T>()) {
    return <i32>(popcnt(i64x2.extract_lane(x, 0)) + popcnt(i64x2.extract_lane(x, 1)));
  } else {
    return <i32>popcnt(<u64>x);
  }
}

// @ts-ignore: decorator
@inline
export function isEmpty<T>(x: T): bool {
  return isVector<T>() ? !v128.any_true(x) : <u64>x == 0;
}

/** The 64 cells from `64 * word` on. */
// @ts-ignore: decorator
@inline
export function wordOf<T>(x: T, word: i32): u64 {
  if (isVector<T>()) {
    return word == 0 ? i64x2.extract_lane(x, 0) : i64x2.extract_lane(x, 1);
  } else {
    return <u64>x;
  }
}

/** The first 64 cells; the others are not in it. */
// @ts-ignore: decorator
@inline
export function ofWord<T>(word: u64): T {
  // @ts-ignore: T is v128
  return isVector<T>() ? i64x2(word, 0) : <T>word;
}

/** 64-bit words of a set. */
// @ts-ignore: decorator
@inline
export function words<T>(): i32 {
  return isVector<T>() ? 2 : 1;
}
