import type { Motive } from '../../core/motive.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { cellAt, HEIGHT_COUNT, heightOf, LINES, pegOf } from './geometry.ts';
import { beadsOn, placeBead, type ScoreFourPosition, withSideToMove } from './position.ts';
import { openPegs, outcome } from './rules.ts';
import { deadlyPegs } from './threats.ts';

export type ScoreFourMotive = Motive<ScoreFourPosition> &
  (
    | { readonly kind: 'wins' }
    /** The other side would complete a line there. */
    | { readonly kind: 'blocks'; readonly cell: number }
    /** The side completes a line on one of these next, whatever the other does. */
    | { readonly kind: 'doubleThreat'; readonly cells: readonly number[] }
    /** The same on two cells one above the other. */
    | { readonly kind: 'stackedThreat'; readonly cell: number; readonly above: number }
    /** The side completes a line there unless it is stopped. */
    | { readonly kind: 'threatens'; readonly cell: number }
    /** A bead of the other side below the cell would let this side complete a line on it. */
    | { readonly kind: 'denies'; readonly cell: number }
    /** A bead of this side on one of these pegs would let the other complete a line on top of it. */
    | { readonly kind: 'leaves'; readonly pegs: readonly number[] }
  );

interface OpenWin {
  readonly cell: number;
  /** The cells of the lines that a bead there completes, without that one. */
  readonly beads: readonly number[];
}

/** Where a side completes a line with a bead that can land at once, whoever is to move. */
function openWins(position: ScoreFourPosition, side: Side): readonly OpenWin[] {
  return openPegs(position).flatMap((peg) => {
    const cell = cellAt(peg, beadsOn(position, peg));
    const lines = placeBead(position, peg, side).completed.filter(
      (line) => !position.completed.includes(line),
    );
    const beads = [...new Set(lines.flatMap((line) => LINES[line]!))].filter(
      (each) => each !== cell,
    );
    return lines.length === 0 ? [] : [{ cell, beads }];
  });
}

const beadsOf = (wins: readonly OpenWin[]): readonly number[] => [
  ...new Set(wins.flatMap(({ beads }) => beads)),
];

const follow = (start: ScoreFourPosition, side: Side, cell: number) => ({
  start: withSideToMove(start, side),
  moves: [asMove(pegOf(cell))],
});

/** What is certain about a legal move, the most telling first. */
export function motivesOf(before: ScoreFourPosition, move: Move): readonly ScoreFourMotive[] {
  const side = before.sideToMove;
  const other = otherSide(side);
  const after = placeBead(before, move, side);
  const own = openWins(before, side);
  const won = own.find(({ cell }) => pegOf(cell) === move);
  if (won !== undefined) return [{ kind: 'wins', side, good: won.beads }];
  if (own.length > 0 || outcome(after) !== undefined) return [];
  const block = openWins(before, other).find(({ cell }) => pegOf(cell) === move);
  const blocks: readonly ScoreFourMotive[] =
    block === undefined
      ? []
      : [
          {
            kind: 'blocks',
            side,
            cell: block.cell,
            bad: block.beads,
            follows: follow(before, other, block.cell),
          },
        ];
  // Whoever can win at once has nothing to fear from threats.
  if (openWins(after, other).length > 0) return blocks;
  return [...blocks, ...threats(after, side), ...pegsToAvoid(before, after, side)];
}

/** What a side that has just moved can complete next. */
function threats(after: ScoreFourPosition, side: Side): readonly ScoreFourMotive[] {
  const wins = openWins(after, side);
  const [first] = wins;
  if (first === undefined) return [];
  const good = beadsOf(wins);
  if (wins.length > 1) {
    return [{ kind: 'doubleThreat', side, good, cells: wins.map(({ cell }) => cell) }];
  }
  const peg = pegOf(first.cell);
  const blocked = placeBead(after, peg, otherSide(side));
  const above = cellAt(peg, heightOf(first.cell) + 1);
  const isStacked = openWins(blocked, side).some(({ cell }) => cell === above);
  if (heightOf(first.cell) + 1 < HEIGHT_COUNT && isStacked) {
    return [{ kind: 'stackedThreat', side, good, cell: first.cell, above }];
  }
  const follows = follow(after, side, first.cell);
  return [{ kind: 'threatens', side, good, cell: first.cell, follows }];
}

/** Pegs that one side can't use any more, or that the one that moves had better leave alone. */
function pegsToAvoid(
  before: ScoreFourPosition,
  after: ScoreFourPosition,
  side: Side,
): readonly ScoreFourMotive[] {
  const other = otherSide(side);
  const known = deadlyPegs(withSideToMove(before, other)).map(({ cell }) => cell);
  const denied = deadlyPegs(after).find(({ cell }) => !known.includes(cell));
  const left = deadlyPegs(before);
  const motives: ScoreFourMotive[] = [];
  if (denied !== undefined) {
    const moves = [asMove(denied.peg), asMove(denied.peg)];
    const follows = { start: after, moves };
    motives.push({ kind: 'denies', side, cell: denied.cell, good: [denied.cell], follows });
  }
  if (left.length > 0 && left.every(({ peg }) => peg !== pegOf(moveCell(before, after)))) {
    const bad = left.map(({ cell }) => cell);
    motives.push({ kind: 'leaves', side, pegs: left.map(({ peg }) => peg), bad });
  }
  return motives;
}

/** The cell that was filled. */
const moveCell = (before: ScoreFourPosition, after: ScoreFourPosition): number =>
  after.cells.findIndex((owner, cell) => owner !== before.cells[cell]);
