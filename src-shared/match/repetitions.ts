import type { Position } from '../core/game.ts';

/** Made once for each position: a long game asks for those of all positions after every move. */
const keys = new WeakMap<Position, string>();

/** How many of the positions are the same as one of them. */
export function countSame(
  positions: readonly Position[],
  position: Position,
  repetitionKey: (position: Position) => string,
): number {
  const keyOf = (each: Position): string => {
    const key = keys.get(each) ?? repetitionKey(each);
    keys.set(each, key);
    return key;
  };
  const key = keyOf(position);
  return positions.filter((each) => keyOf(each) === key).length;
}
