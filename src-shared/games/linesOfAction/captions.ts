import type { Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { areConnected } from './connection.ts';
import { fromOf, PASS, pieceMoves, toOf } from './moves.ts';
import { groupOf, type LinesOfActionPosition, makePosition, piecesOf } from './position.ts';
import { outcome } from './rules.ts';

/** Something that is true after a move. */
export type LinesOfActionCaption =
  | { readonly kind: 'passes'; readonly side: Side }
  | {
      readonly kind: 'captures';
      readonly side: Side;
      readonly square: number;
      readonly left: number;
    }
  /** The pieces of a side form so many groups, fewer or more than before. */
  | {
      readonly kind: 'groups';
      readonly side: Side;
      readonly groups: number;
      readonly change: 'fewer' | 'more';
    }
  /** The side to move wins with its next move if it sees how. */
  | { readonly kind: 'canWin'; readonly side: Side }
  /** The side that moved would win with its next move if it were left to it. */
  | { readonly kind: 'threatens'; readonly side: Side };

/** How many groups the pieces of a side form. */
export function groupCount(position: LinesOfActionPosition, side: Side): number {
  const met = new Set<number>();
  let groups = 0;
  for (const square of piecesOf(position, side)) {
    if (met.has(square)) continue;
    for (const member of groupOf(position, square)) met.add(member);
    groups++;
  }
  return groups;
}

/** Whether a move of a side’s piece wins for it, if it is to move. */
export function winsAtOnce(position: LinesOfActionPosition, side: Side, move: Move): boolean {
  const cells = position.cells.with(fromOf(move), undefined).with(toOf(move), side);
  // Nearly always it does not even join its own.
  if (!areConnected(cells, side)) return false;
  const next = makePosition({ ...position, cells, sideToMove: otherSide(side) });
  return outcome(next)?.winner === side;
}

/** Whether a side wins with one move, if it is to move. */
const canWinAtOnce = (position: LinesOfActionPosition, side: Side): boolean =>
  pieceMoves(position, side).some((move) => winsAtOnce(position, side, move));

/** What is worth saying of a move, the most telling last; nothing of one that ended the game. */
export function captionsOf(
  before: LinesOfActionPosition,
  move: Move,
  after: LinesOfActionPosition,
): readonly LinesOfActionCaption[] {
  if (outcome(after) !== undefined) return [];
  const side = before.sideToMove;
  const other = otherSide(side);
  if (move === PASS) return [{ kind: 'passes', side }];
  const captions: LinesOfActionCaption[] = [];
  if (before.cells[toOf(move)] === other) {
    captions.push({
      kind: 'captures',
      side,
      square: toOf(move),
      left: piecesOf(after, other).length,
    });
  }
  for (const each of [other, side]) {
    const [was, groups] = [groupCount(before, each), groupCount(after, each)];
    if (groups < was) captions.push({ kind: 'groups', side: each, groups, change: 'fewer' });
    if (groups > was) captions.push({ kind: 'groups', side: each, groups, change: 'more' });
  }
  if (canWinAtOnce(after, other)) captions.push({ kind: 'canWin', side: other });
  else if (canWinAtOnce(after, side)) captions.push({ kind: 'threatens', side });
  return captions;
}
