import type { Move } from '../../core/move.ts';
import { otherSide, type Side, SIDES } from '../../core/side.ts';
import { cellAcross, linesAlong } from './lines.ts';
import { type DomineeringPosition, placementsOf } from './position.ts';
import { outcome } from './rules.ts';

/** Something that is true after a move. */
export type DomineeringCaption =
  /** So many of the places where a domino of the other side could lie are gone. */
  | { readonly kind: 'takes'; readonly side: Side; readonly places: number }
  /** Dominoes that nobody can keep a side from laying have become more or fewer. */
  | { readonly kind: 'sure'; readonly side: Side; readonly gained: number; readonly sure: number }
  /** A side wins, whatever the other does, by laying where it is sure to have room. */
  | { readonly kind: 'decided'; readonly side: Side };

/**
 * Dominoes that a side can lay whatever the other does: in cells where no domino of the other fits.
 * It may be able to lay more.
 */
export const sureDominoes = (position: DomineeringPosition, side: Side): number =>
  countFitting(
    position,
    side,
    (cell) =>
      position.cells[cell] === undefined &&
      cellAcross(position, cell, side).every((beside) => position.cells[beside] !== undefined),
  );

/** Dominoes that a side could lay if the other laid no more: it can never lay more than these. */
export const mostDominoes = (position: DomineeringPosition, side: Side): number =>
  countFitting(position, side, (cell) => position.cells[cell] === undefined);

/** How many dominoes of a side fit into some cells without overlapping. */
function countFitting(
  position: DomineeringPosition,
  side: Side,
  isUsed: (cell: number) => boolean,
): number {
  let dominoes = 0;
  for (const line of linesAlong(position, side)) {
    let run = 0;
    for (const cell of line) {
      run = isUsed(cell) ? run + 1 : 0;
      if (run === 2) {
        dominoes++;
        run = 0;
      }
    }
  }
  return dominoes;
}

/** Who wins for certain, as far as counting shows it; `undefined` where it shows nothing. */
export function sureWinner(position: DomineeringPosition): Side | undefined {
  const { sideToMove } = position;
  return SIDES.find((side) => {
    const lead = sureDominoes(position, side) - mostDominoes(position, otherSide(side));
    // Who is to move needs one domino more than the other can lay.
    return side === sideToMove ? lead > 0 : lead >= 0;
  });
}

/** What is worth saying of a move, the most telling last; nothing of one that ended the game. */
export function captionsOf(
  before: DomineeringPosition,
  _move: Move,
  after: DomineeringPosition,
): readonly DomineeringCaption[] {
  if (outcome(after) !== undefined) return [];
  const side = before.sideToMove;
  const other = otherSide(side);
  const captions: DomineeringCaption[] = [];
  const places = placementsOf(before, other).length - placementsOf(after, other).length;
  if (places > 0) captions.push({ kind: 'takes', side, places });
  const sure = sureDominoes(after, side);
  const gained = sure - sureDominoes(before, side);
  if (gained > 0) captions.push({ kind: 'sure', side, gained, sure });
  const winner = sureWinner(after);
  if (winner !== undefined && sureWinner(before) !== winner) {
    captions.push({ kind: 'decided', side: winner });
  }
  return captions;
}
