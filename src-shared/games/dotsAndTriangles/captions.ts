import type { Move } from '../../core/move.ts';
import { otherSide, type Side, SIDES } from '../../core/side.ts';
import { completedBy, type DotsPosition, drawLine, openLines, scoreOf } from './position.ts';
import { outcome } from './rules.ts';

/** Something that is true after a move. */
export type DotsCaption =
  | {
      readonly kind: 'closes';
      readonly side: Side;
      readonly triangles: number;
      readonly movesAgain: boolean;
    }
  /** The next to move can close a triangle. */
  | { readonly kind: 'offers'; readonly side: Side }
  /** Every line that is left closes a triangle or lets the next to move close one. */
  | { readonly kind: 'nothingSafe' }
  /** A side owns more than half of all triangles. */
  | { readonly kind: 'decided'; readonly side: Side };

/** Whether some line closes a triangle now. */
export const canClose = (position: DotsPosition): boolean =>
  openLines(position).some((line) => completedBy(position, line).length > 0);

/** Whether a line can be drawn that neither closes a triangle nor lets one be closed. */
export const hasSafeLine = (position: DotsPosition): boolean =>
  openLines(position).some(
    (line) => completedBy(position, line).length === 0 && !canClose(drawLine(position, line)),
  );

/** The side that owns more than half of all triangles. */
export const sureWinner = (position: DotsPosition): Side | undefined =>
  SIDES.find((side) => 2 * scoreOf(position, side) > position.owners.length);

/** What is worth saying of a move, the most telling last; nothing of one that ended the game. */
export function captionsOf(
  before: DotsPosition,
  move: Move,
  after: DotsPosition,
): readonly DotsCaption[] {
  if (outcome(after) !== undefined) return [];
  const side = before.sideToMove;
  const captions: DotsCaption[] = [];
  const triangles = completedBy(before, move).length;
  if (triangles > 0) {
    const movesAgain = after.sideToMove === side;
    captions.push({ kind: 'closes', side, triangles, movesAgain });
  }
  const winner = sureWinner(after);
  if (winner !== undefined && sureWinner(before) === undefined) {
    return [...captions, { kind: 'decided', side: winner }];
  }
  const isOther = after.sideToMove === otherSide(side);
  if (isOther && canClose(after)) captions.push({ kind: 'offers', side: after.sideToMove });
  else if (!hasSafeLine(after) && hasSafeLine(before)) captions.push({ kind: 'nothingSafe' });
  return captions;
}
