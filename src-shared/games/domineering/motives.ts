import type { Motive } from '../../core/motive.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { mostDominoes, sureDominoes, sureWinner } from './captions.ts';
import { cellAcross } from './lines.ts';
import {
  type DomineeringPosition,
  dominoAt,
  freeCells,
  isPlacement,
  placeDomino,
  placementsOf,
} from './position.ts';
import { splitIntoRegions } from './regions.ts';
import { legalMoves, outcome } from './rules.ts';

export type DomineeringMotive = Motive<DomineeringPosition> &
  (
    | { readonly kind: 'wins' }
    /** The side is sure of so many dominoes more, and the other can lay no more than so many: that is enough to win. */
    | { readonly kind: 'decides'; readonly sure: number; readonly most: number }
    /** Of all moves this one alone wins. */
    | { readonly kind: 'onlyWin' }
    /** Every move that wins lies in the region of these cells. */
    | { readonly kind: 'region'; readonly cells: readonly number[] }
    /** So many dominoes more that nobody can keep the side from laying. */
    | { readonly kind: 'makesSafe'; readonly gained: number }
    /** The other side could have made so many dominoes safe for itself there. */
    | { readonly kind: 'prevents'; readonly move: Move; readonly gained: number }
  );

/** With more free cells there are too many ways to play on. */
const MOST_FREE = 16;

/** What is certain about a legal move, the most telling first. */
export function motivesOf(before: DomineeringPosition, move: Move): readonly DomineeringMotive[] {
  const side = before.sideToMove;
  const after = placeDomino(before, move);
  if (outcome(after) !== undefined) return [{ kind: 'wins', side }];
  // A move that loses for certain is good for nothing.
  if (sureWinner(after) === otherSide(side)) return [];
  return [...decisions(before, move, after), ...rooms(before, after)];
}

/** Who wins, as far as counting or trying everything shows it. */
function decisions(
  before: DomineeringPosition,
  move: Move,
  after: DomineeringPosition,
): readonly DomineeringMotive[] {
  const side = before.sideToMove;
  if (sureWinner(after) === side) {
    const [sure, most] = [sureDominoes(after, side), mostDominoes(after, otherSide(side))];
    return [{ kind: 'decides', side, sure, most, good: safeCells(after, side) }];
  }
  const free = freeCells(before);
  if (free.length > MOST_FREE) return [];
  const doesWin = winner();
  const winning = legalMoves(before).filter((each) => !doesWin(placeDomino(before, each)));
  if (!winning.includes(move)) return [];
  if (winning.length === 1) return [{ kind: 'onlyWin', side }];
  const regions = splitIntoRegions(before, free).filter((cells) =>
    cells.some((cell) => isPlacement(before, cell, side)),
  );
  const cells = regions.find((region) => winning.every((each) => region.includes(each)));
  return cells === undefined || regions.length < 2
    ? []
    : [{ kind: 'region', side, cells, good: cells }];
}

/** Tells whether the side to move wins, by trying everything. */
function winner(): (position: DomineeringPosition) => boolean {
  const known = new Map<string, boolean>();
  return function doesWin(position: DomineeringPosition): boolean {
    const key = `${position.sideToMove}${position.cells.map((owner) => (owner === undefined ? '.' : '#')).join('')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const wins = legalMoves(position).some((move) => !doesWin(placeDomino(position, move)));
    known.set(key, wins);
    return wins;
  };
}

/** Free cells that no domino of the other side can cover and that lie beside each other. */
const safeCells = (position: DomineeringPosition, side: Side): readonly number[] => {
  const isSafe = (cell: number): boolean =>
    position.cells[cell] === undefined &&
    cellAcross(position, cell, side).every((beside) => position.cells[beside] !== undefined);
  return placementsOf(position, side).flatMap((cell) => {
    const { partner } = dominoAt(position, cell, side);
    return isSafe(cell) && isSafe(partner) ? [cell, partner] : [];
  });
};

/** The room that the move makes or takes away. */
function rooms(
  before: DomineeringPosition,
  after: DomineeringPosition,
): readonly DomineeringMotive[] {
  const side = before.sideToMove;
  const other = otherSide(side);
  const motives: DomineeringMotive[] = [];
  const gained = sureDominoes(after, side) - sureDominoes(before, side);
  if (gained > 0) {
    const known = new Set(safeCells(before, side));
    const good = safeCells(after, side).filter((cell) => !known.has(cell));
    motives.push({ kind: 'makesSafe', side, gained, good: [...new Set(good)] });
  }
  const asked = { ...before, sideToMove: other };
  const sure = sureDominoes(before, other);
  const lost = placementsOf(before, other)
    .filter((cell) => !isPlacement(after, cell, other))
    .map((cell) => ({ cell, gain: sureDominoes(placeDomino(asked, cell), other) - sure }))
    .reduce((best, each) => (each.gain > best.gain ? each : best), { cell: -1, gain: 0 });
  if (lost.gain > 0) {
    const follows = { start: asked, moves: [asMove(lost.cell)] };
    motives.push({ kind: 'prevents', side, move: asMove(lost.cell), gained: lost.gain, follows });
  }
  return motives;
}
