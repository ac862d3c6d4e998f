import { makeRandom, pick } from '../../core/random.ts';
import { otherSide } from '../../core/side.ts';
import type { SearchResult } from '../../search/engine.ts';
import replies from './openings.json';
import { Orientation } from './orientation.ts';
import { type DomineeringPosition, freeCells } from './position.ts';

/**
 * The first two plies on 8×8, which take a search longer than a person wants to wait. By the cell of the starter's
 * domino (row · 8 + column of its upper half, where the starter is vertical, and of mirror images the one in the upper
 * left quarter): the cell of a reply that wins, or `null` where none does. `npm run make -- domineeringOpenings` finds
 * them.
 */
const REPLIES: Readonly<Record<string, number | null>> = replies;
const LENGTH = 8;
const LAST = LENGTH - 1;
const HALF = LENGTH / 2;

/** What is known of a position that is its game's first or second on 8×8. @param seed chooses among what is as good. */
export function lookUp(position: DomineeringPosition, seed: number): SearchResult | undefined {
  const { rows, columns, sideToMove } = position;
  const free = freeCells(position);
  if (rows !== LENGTH || columns !== LENGTH || position.ply > 1) return undefined;
  const orientation = new Orientation(position);
  const [cell, winner] =
    position.ply === 0
      ? [pick(makeRandom(seed), WINNING_STARTS), sideToMove]
      : [replyTo(position, orientation), sideToMove];
  if (cell === undefined) return undefined;
  const move = orientation.outside(cell);
  return {
    move,
    depth: 1,
    nodes: 0,
    // The longest that the rest can be; the proof did not count.
    score: { kind: 'exact', winner, plies: free.length / 2 },
    principalVariation: [move],
  };
}

/** The starts that no reply beats, with their mirror images. */
const WINNING_STARTS: readonly number[] = Object.entries(REPLIES).flatMap(([start, reply]) => {
  if (reply !== null) return [];
  const [row, column] = [Math.floor(Number(start) / LENGTH), Number(start) % LENGTH];
  const [rows, columns] = [
    [row, LAST - 1 - row],
    [column, LAST - column],
  ];
  return [...new Set(rows.flatMap((r) => columns.map((c) => r * LENGTH + c)))];
});

function replyTo(position: DomineeringPosition, orientation: Orientation): number | undefined {
  const starter = otherSide(position.sideToMove);
  const covered = position.cells.flatMap((owner, cell) =>
    owner === starter ? [orientation.inside(cell)] : [],
  );
  const start = Math.min(...covered);
  const [row, column] = [Math.floor(start / LENGTH), start % LENGTH];
  const [isLow, isRight] = [row >= HALF, column >= HALF];
  const upper = isLow ? LAST - 1 - row : row;
  const left = isRight ? LAST - column : column;
  const reply = REPLIES[upper * LENGTH + left];
  if (reply === undefined || reply === null) return undefined;
  const [replyRow, replyColumn] = [Math.floor(reply / LENGTH), reply % LENGTH];
  return (
    (isLow ? LAST - replyRow : replyRow) * LENGTH + (isRight ? LAST - 1 - replyColumn : replyColumn)
  );
}
