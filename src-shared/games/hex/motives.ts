import type { Motive } from '../../core/motive.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { finishingCells, groupsBeside } from './captions.ts';
import { type Bridge, bridgesAt, type Pair, pairsThatJoin } from './connection.ts';
import { borders } from './geometry.ts';
import { groupOf, type HexPosition, placeStone } from './position.ts';
import { outcome, swapMove } from './rules.ts';

export type HexMotive = Motive<HexPosition> &
  (
    | { readonly kind: 'wins' }
    /** The edges are joined by these pairs: of each the side gets a cell, whatever the other does. */
    | { readonly kind: 'connects'; readonly pairs: readonly Pair[] }
    /** After a stone anywhere else than on these cells the other side joins its edges for certain. */
    | { readonly kind: 'mustPlay'; readonly cells: readonly number[] }
    /** The side joins its edges there unless it is stopped. */
    | { readonly kind: 'threatens'; readonly cell: number }
    /** The other side has taken one cell of a bridge, and this is the other. */
    | { readonly kind: 'savesBridge'; readonly taken: number; readonly isToEdge: boolean }
    /** The stone is two cells from another or from the edge, either of which joins them. */
    | { readonly kind: 'bridge'; readonly cells: Pair; readonly isToEdge: boolean }
    /** The stone joins groups that were apart. */
    | { readonly kind: 'joins'; readonly groups: number }
  );

/** What is certain about a legal move, the most telling first. */
export function motivesOf(before: HexPosition, move: Move): readonly HexMotive[] {
  if (move === swapMove(before.size)) return [];
  const side = before.sideToMove;
  const other = otherSide(side);
  const after = placeStone(before, move);
  if (outcome(after) !== undefined) return [{ kind: 'wins', side }];
  if (finishingCells(before, side).length > 0) return [];
  const must = mustPlay(before, move);
  // A stone that loses at once is good for nothing.
  if (finishingCells(after, other).length > 0) return [];
  return [...connects(after, side), ...must, ...nearby(before, move, after)];
}

function connects(after: HexPosition, side: Side): readonly HexMotive[] {
  const pairs = pairsThatJoin(after, side);
  if (pairs !== undefined) return [{ kind: 'connects', side, pairs, good: pairs.flat() }];
  const [cell] = finishingCells(after, side);
  if (cell === undefined) return [];
  const follows = { start: { ...after, sideToMove: side }, moves: [asMove(cell)] };
  return [{ kind: 'threatens', side, cell, good: [cell], follows }];
}

/** On larger boards looking at a stone on every cell takes too long. */
const MOST_CELLS = 200;

/** The cells outside which every stone lets the other side make a connection that can't be cut. */
function mustPlay(before: HexPosition, move: Move): readonly HexMotive[] {
  const side = before.sideToMove;
  const other = otherSide(side);
  if (before.cells.length > MOST_CELLS || pairsThatJoin(before, other) !== undefined) return [];
  const asked = { ...before, sideToMove: other };
  let region: readonly number[] | undefined;
  let threat: number | undefined;
  for (const [cell, owner] of before.cells.entries()) {
    if (owner !== undefined) continue;
    const pairs = pairsThatJoin(placeStone(asked, cell), other);
    if (pairs === undefined) continue;
    const needed = new Set([cell, ...pairs.flat()]);
    region = region?.filter((each) => needed.has(each)) ?? [...needed];
    threat ??= cell;
  }
  if (region === undefined || threat === undefined || !region.includes(move)) return [];
  const cells = region.toSorted((a, b) => a - b);
  const follows = { start: asked, moves: [asMove(threat)] };
  return [{ kind: 'mustPlay', side, cells, bad: cells, follows }];
}

/** What the stone does to the stones around it. */
function nearby(before: HexPosition, move: Move, after: HexPosition): readonly HexMotive[] {
  const side = before.sideToMove;
  const motives: HexMotive[] = [];
  const saved = savedBridge(before, move);
  if (saved !== undefined) motives.push(saved);
  const own = groupOf(after, move);
  const bridge = bridgesAt(after, move, side).find(
    (each) =>
      each.cells.every((cell) => after.cells[cell] === undefined) && !isJoined(after, own, each),
  );
  if (bridge !== undefined) {
    const { cells } = bridge;
    motives.push({
      kind: 'bridge',
      side,
      cells,
      isToEdge: bridge.other === undefined,
      good: cells,
    });
  }
  const groups = groupsBeside(before, move, side);
  if (groups > 1 && saved === undefined) motives.push({ kind: 'joins', side, groups });
  return motives;
}

/** Whether a group already touches what a bridge leads to. */
function isJoined(
  { size, cells }: HexPosition,
  group: readonly number[],
  { stone, other, cells: [between] }: Bridge,
): boolean {
  if (other !== undefined) return group.includes(other);
  const side = cells[stone]!;
  return borders(size, side).some(
    (border) => border.includes(between) && group.some((cell) => border.includes(cell)),
  );
}

/** The bridge whose one cell the other side has taken, and whose other one a move fills. */
function savedBridge(before: HexPosition, move: Move): HexMotive | undefined {
  const side = before.sideToMove;
  for (const [stone, owner] of before.cells.entries()) {
    if (owner !== side) continue;
    for (const bridge of bridgesAt(before, stone, side)) {
      const taken = bridge.cells.find((cell) => cell !== move);
      if (!bridge.cells.includes(asMove(move)) || taken === undefined) continue;
      if (before.cells[taken] !== otherSide(side)) continue;
      if (isJoined(before, groupOf(before, stone), bridge)) continue;
      const isToEdge = bridge.other === undefined;
      return { kind: 'savesBridge', side, taken, isToEdge, bad: [taken], good: [stone] };
    }
  }
  return undefined;
}
