/** Moves are cells: which of them are worth a search, and the positions that they lead to. */
import {
  enemyOf,
  enemyThreatsOf,
  nextFrame,
  openOf,
  ownOf,
  ownThreatsOf,
  pointsOf,
  setFrame,
} from './frames.as';
import { gainIn, linesLostIn, makesThreat, moveDelta, threatsMade } from './lines.as';

/** The playable cells that do not lose at once: all other moves leave the enemy a line. */
// @ts-ignore: decorator
@inline
export function usefulCells(enemyThreats: u64, playable: u64): u64 {
  const blocks = enemyThreats & playable;
  if (blocks == 0) return playable & ~(enemyThreats >> 16);
  return (blocks & (blocks - 1)) != 0 || ((blocks << 16) & enemyThreats) != 0 ? 0 : blocks;
}

/** Makes the position of the next ply, whose codes are not made. @returns whether the move makes a threat. */
// @ts-ignore: decorator
@inline
export function makeMove(frame: usize, ply: i32, cell: i32, isLeader: bool): bool {
  const own = ownOf(frame);
  const enemy = enemyOf(frame);
  const open = openOf(frame);
  const delta = moveDelta(cell, ply, isLeader);
  const bead = (<u64>1) << cell;
  setFrame(
    nextFrame(frame),
    enemy,
    own | bead,
    enemyThreatsOf(frame) & ~bead,
    (ownThreatsOf(frame) | threatsMade(delta, own, enemy, cell)) & ~bead,
    -pointsOf(frame) - gainIn(delta),
    ((open >> 8) - linesLostIn(delta)) | ((open & 0xff) << 8),
    cell,
  );
  return makesThreat(delta);
}
