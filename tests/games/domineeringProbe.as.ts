/** Shows the parts of Domineering's kernel to its tests. */
import { domino, otherSide, sideAt } from '../../src-shared/games/domineering/kernel/board.as';
import { PROVED } from '../../src-shared/games/domineering/kernel/constants';
import { staticValue } from '../../src-shared/games/domineering/kernel/evaluation.as';
import { keyOf } from '../../src-shared/games/domineering/kernel/keys.as';
import { root } from '../../src-shared/games/domineering/kernel/root.as';
import { packing, placements } from '../../src-shared/games/domineering/kernel/runs.as';
import { sizeOf, without, wordOf } from '../../src-shared/games/domineering/kernel/sets.as';

export {
  scratchBytes,
  setUp,
  sharedBytes,
} from '../../src-shared/games/domineering/kernel/exports.as';
export { imageOf } from '../../src-shared/games/domineering/kernel/keys.as';
export { addFreeCell, setBoard } from '../../src-shared/games/domineering/kernel/root.as';

export function canPlace(side: i32, cell: i32, isWide: i32): bool {
  const word =
    isWide != 0
      ? wordOf<v128>(placements<v128>(load<v128>(root), sideAt(side)), cell >> 6)
      : placements<u64>(load<u64>(root), sideAt(side));
  return ((word >> (cell & 63)) & 1) != 0;
}

export function most(side: i32, isWide: i32): i32 {
  return isWide != 0
    ? sizeOf<v128>(packing<v128>(load<v128>(root), sideAt(side)))
    : sizeOf<u64>(packing<u64>(load<u64>(root), sideAt(side)));
}

/** 1 or -1 when the side to move is proved to win or lose without a search, else 0. */
export function staticResult(side: i32, isWide: i32): i32 {
  const own = sideAt(side);
  const value =
    isWide != 0
      ? staticValue<v128>(load<v128>(root), own, otherSide(own))
      : staticValue<u64>(load<u64>(root), own, otherSide(own));
  return value == PROVED ? 1 : value == -PROVED ? -1 : 0;
}

export function key(side: i32, isWide: i32): u64 {
  return isWide != 0
    ? keyOf<v128>(load<v128>(root), sideAt(side))
    : keyOf<u64>(load<u64>(root), sideAt(side));
}

/** Puts a domino. */
export function put(side: i32, cell: i32): void {
  store<v128>(root, without<v128>(load<v128>(root), domino<v128>(sideAt(side), cell)));
}
