/** Shows the connections that the Hex kernel has found to its tests. */
import { cellCount, colourAt, paddedOf } from '../../src-shared/games/hex/kernel/board.as';
import { endAt, isBorder } from '../../src-shared/games/hex/kernel/connectionEnds.as';
import { carriersOf, countOf, pairOf } from '../../src-shared/games/hex/kernel/connectionLists.as';
import { has, setBytes } from '../../src-shared/games/hex/kernel/sets.as';

export { connectBorders } from '../../src-shared/games/hex/kernel/connections.as';
export { scratchBytes, setUp } from '../../src-shared/games/hex/kernel/exports.as';
export { putStone, setSize } from '../../src-shared/games/hex/kernel/root.as';

/** Connections between two ends; the borders follow the cells. @param kind 0 for fulls, 1 for semis. */
export function count(one: i32, other: i32, kind: i32): i32 {
  return countOf(pairOf(one, other), <usize>kind);
}

export function isInCarrier(one: i32, other: i32, kind: i32, index: i32, cell: i32): bool {
  return has(carriersOf(pairOf(one, other), <usize>kind) + <usize>index * setBytes, cell);
}

/** Whether something stands for itself as an end: an empty cell, a group by one of its cells, a border. */
export function isEnd(end: i32, side: i32): bool {
  if (isBorder(end)) return true;
  const owner = colourAt(paddedOf(end));
  return (owner == 0 || owner == side + 1) && endAt(paddedOf(end)) == end;
}

export function endCount(): i32 {
  return cellCount + 2;
}
