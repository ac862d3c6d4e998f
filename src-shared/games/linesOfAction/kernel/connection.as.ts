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
