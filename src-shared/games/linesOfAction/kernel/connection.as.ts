/** Groups of pieces, by growing sets of squares. Bit `column + 8 · row` is a square. */
const ALL_BUT_LEFT: u64 = 0xfefefefefefefefe;
const ALL_BUT_RIGHT: u64 = 0x7f7f7f7f7f7f7f7f;

/** Some squares and all their neighbours. */
// @ts-ignore: decorator
@inline
export function widen(squares: u64): u64 {
  const wide = squares | ((squares << 1) & ALL_BUT_LEFT) | ((squares >> 1) & ALL_BUT_RIGHT);
  return wide | (wide << 8) | (wide >> 8);
}

/** The pieces that touch no other of theirs. */
// @ts-ignore: decorator
@inline
export function loners(pieces: u64): u64 {
  const beside = ((pieces << 1) & ALL_BUT_LEFT) | ((pieces >> 1) & ALL_BUT_RIGHT);
  const wide = pieces | beside;
  return pieces & ~(beside | (wide << 8) | (wide >> 8));
}

/** The group of the pieces that some of them belong to. */
// @ts-ignore: decorator
@inline
export function groupOf(seed: u64, pieces: u64): u64 {
  let group = seed;
  let next = widen(group) & pieces;
  while (next != group) {
    group = next;
    next = widen(group) & pieces;
  }
  return group;
}

export function isConnected(pieces: u64): bool {
  return groupOf(pieces & (0 - pieces), pieces) == pieces;
}

/** Pairs of neighbours among the pieces. */
// @ts-ignore: decorator
@inline
export function countPairs(pieces: u64): i32 {
  const right = (pieces >> 1) & ALL_BUT_RIGHT;
  const below = pieces >> 8;
  return <i32>(
    (popcnt(pieces & right) +
      popcnt(pieces & below) +
      popcnt(pieces & (right >> 8)) +
      popcnt(right & below))
  );
}

/** Squares whose two-by-two block to the right and below is full. */
// @ts-ignore: decorator
@inline
export function fullQuads(pieces: u64): u64 {
  const pairs = pieces & (pieces >> 1) & ALL_BUT_RIGHT;
  return pairs & (pairs >> 8);
}

/** Squares whose two-by-two block to the right and below has three of the pieces. */
// @ts-ignore: decorator
@inline
export function threeQuads(pieces: u64): u64 {
  const right = (pieces >> 1) & ALL_BUT_RIGHT;
  const both = pieces & right;
  // The right column has no block of its own; `one` must not see it.
  const one = (pieces & ALL_BUT_RIGHT) ^ right;
  return (both & (one >> 8)) | (one & (both >> 8));
}
