import type { Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { cellAt } from './geometry.ts';
import { beadsOn, placeBead, type ScoreFourPosition } from './position.ts';
import { openPegs, outcome } from './rules.ts';

/** Something that is true after a move. Cells are those where a bead would land at once. */
export type ScoreFourCaption =
  /** The side that moved could have completed a line instead. */
  | { readonly kind: 'missed'; readonly side: Side; readonly cell: number }
  /** The other side would have completed a line there. */
  | { readonly kind: 'blocks'; readonly side: Side; readonly cell: number }
  /** The side to move completes a line if it moves there. */
  | { readonly kind: 'canWin'; readonly side: Side; readonly cell: number }
  /** The side that moved completes a line there unless it is stopped. */
  | { readonly kind: 'threatens'; readonly side: Side; readonly cells: readonly number[] }
  /** Whatever the side to move does, the other can complete a line next. */
  | { readonly kind: 'unstoppable'; readonly side: Side };

/** The cells where a side completes a line with one bead, whoever is to move. */
const winsAtOnce = (position: ScoreFourPosition, side: Side): readonly number[] =>
  openPegs(position)
    .filter((peg) => placeBead(position, peg, side).completed.length > position.completed.length)
    .map((peg) => cellAt(peg, beadsOn(position, peg)));

/** What is worth saying of a move, the most telling last; nothing of one that ended the game. */
export function captionsOf(
  before: ScoreFourPosition,
  move: Move,
  after: ScoreFourPosition,
): readonly ScoreFourCaption[] {
  if (outcome(after) !== undefined) return [];
  const side = before.sideToMove;
  const other = otherSide(side);
  const landed = cellAt(move, beadsOn(before, move));
  const captions: ScoreFourCaption[] = [];
  const [missed] = winsAtOnce(before, side);
  if (missed !== undefined) captions.push({ kind: 'missed', side, cell: missed });
  if (winsAtOnce(before, other).includes(landed))
    captions.push({ kind: 'blocks', side, cell: landed });
  const [open] = winsAtOnce(after, other);
  if (open !== undefined) return [...captions, { kind: 'canWin', side: other, cell: open }];
  const cells = winsAtOnce(after, side);
  if (cells.length > 0) captions.push({ kind: 'threatens', side, cells });
  if (isUnstoppable(after)) captions.push({ kind: 'unstoppable', side });
  return captions;
}

/** Whether after each move of the side to move the game goes on and the other side can complete a line. */
function isUnstoppable(position: ScoreFourPosition): boolean {
  const { sideToMove } = position;
  return openPegs(position).every((peg) => {
    const next = placeBead(position, peg, sideToMove);
    return outcome(next) === undefined && winsAtOnce(next, otherSide(sideToMove)).length > 0;
  });
}
