/** What is proved about the cells of the board as it is, for whoever looks at it. */
import { cellOf, colourAt, paddedOf } from './board.as';
import { isCarrier, isMustPlay, keyCell } from './borderConnections.as';
import { connectBorders } from './connections.as';
import { CONNECTED } from './constants';
import { whyFilled } from './inferior.as';
import { policyOf, runNetwork } from './network.as';
import { seenAs } from './networkInput.as';

export { fillIn } from './inferior.as';
export { findLinks as lookAtBoard } from './links.as';

/** Why a cell that was empty before `fillIn` is not any more; 0 when it still is. */
export function filledAs(cell: i32): i32 {
  const padded = paddedOf(cell);
  return colourAt(padded) == 0 ? 0 : whyFilled(padded);
}

/** How a side's borders are connected: one of the constants. @param trials see connections.as.ts. */
export function connect(side: i32, trials: i32): i32 {
  return connectBorders(side + 1, trials, CONNECTED);
}

/** Where the stone goes that connects borders which are semi-connected. */
export function connectingCell(): i32 {
  return cellOf(keyCell());
}

/** Whether the other side must play there, or lose, when borders are semi-connected. */
export function isNeeded(cell: i32): i32 {
  return isMustPlay(paddedOf(cell)) ? 1 : 0;
}

/** Whether borders that are connected need the cell. */
export function isInConnection(cell: i32): i32 {
  return isCarrier(paddedOf(cell)) ? 1 : 0;
}

/** What the network sees on a cell after `lookAtBoard`: 0, or one more than the class of a stone. */
export function seenByNetwork(cell: i32, mover: i32): i32 {
  return seenAs(paddedOf(cell), mover + 1);
}

/** The chance of a side that is to move, by the network. */
export function judgeBoard(side: i32): f32 {
  return runNetwork(side + 1);
}

/** What the network thinks of a move of that side, in log odds against others; after `judgeBoard`. */
export function policyAt(cell: i32, side: i32): f32 {
  return policyOf(paddedOf(cell), side + 1);
}
