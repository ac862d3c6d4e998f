import type { Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { borders, neighboursOf } from './geometry.ts';
import { groupOf, type HexPosition } from './position.ts';
import { outcome, swapMove } from './rules.ts';

/** Something that is true after a move. */
export type HexCaption =
  | { readonly kind: 'swaps'; readonly side: Side }
  /** The stone joins groups that were apart. */
  | { readonly kind: 'links'; readonly side: Side; readonly groups: number }
  /** The stone has made a side's shortest way longer, which takes so many more stones now. */
  | { readonly kind: 'detour'; readonly side: Side; readonly before: number; readonly now: number }
  /** A side that is left alone joins its edges with so many more stones, and not with fewer. */
  | { readonly kind: 'needs'; readonly side: Side; readonly stones: number }
  /** The side that moved joins its edges with one more stone, on any of these cells. */
  | { readonly kind: 'threatens'; readonly side: Side; readonly cells: readonly number[] }
  /** The side to move can't stop that, nor win first. */
  | { readonly kind: 'unstoppable'; readonly side: Side };

/**
 * The fewest stones that a side must add to join its borders, if the other side added none.
 * @returns `undefined` when it can't any more.
 */
export function stonesNeeded(position: HexPosition, side: Side): number | undefined {
  const { size, cells } = position;
  const [starts, ends] = borders(size, side);
  const needed = cells.map(() => Infinity);
  /** By the number of stones, so that cells come up in the order of what they need. */
  const waiting: number[][] = [[]];
  const reach = (cell: number, through: number): void => {
    if (cells[cell] === otherSide(side)) return;
    const stones = through + (cells[cell] === undefined ? 1 : 0);
    if (stones >= needed[cell]!) return;
    needed[cell] = stones;
    (waiting[stones] ??= []).push(cell);
  };
  for (const cell of starts) reach(cell, 0);
  for (let stones = 0; stones < waiting.length; stones++) {
    for (const cell of waiting[stones] ?? []) {
      if (needed[cell] !== stones) continue;
      for (const neighbour of neighboursOf(size, cell)) reach(neighbour, stones);
    }
  }
  const fewest = Math.min(...ends.map((cell) => needed[cell]!));
  return fewest === Infinity ? undefined : fewest;
}

/** What is worth saying of a move, the most telling last; nothing of one that ended the game. */
export function captionsOf(
  before: HexPosition,
  move: Move,
  after: HexPosition,
): readonly HexCaption[] {
  const side = before.sideToMove;
  const other = otherSide(side);
  if (move === swapMove(before.size)) return [{ kind: 'swaps', side }];
  const stones = stonesNeeded(after, side);
  const [otherBefore, otherNow] = [stonesNeeded(before, other), stonesNeeded(after, other)];
  // A game goes on exactly as long as both can still join.
  if (outcome(after) !== undefined || stones === undefined) return [];
  if (otherBefore === undefined || otherNow === undefined) return [];
  const captions: HexCaption[] = [];
  const groups = groupsBeside(before, move, side);
  if (groups > 1) captions.push({ kind: 'links', side, groups });
  if (otherNow > otherBefore)
    captions.push({ kind: 'detour', side: other, before: otherBefore, now: otherNow });
  if (stones > 1) return [...captions, { kind: 'needs', side, stones }];
  const cells = finishingCells(after, side);
  captions.push({ kind: 'threatens', side, cells });
  if (cells.length > 1 && otherNow > 1) captions.push({ kind: 'unstoppable', side });
  return captions;
}

/** The cells where one stone joins a side's borders. */
export const finishingCells = (position: HexPosition, side: Side): readonly number[] =>
  position.cells.flatMap((owner, cell) =>
    owner === undefined &&
    stonesNeeded({ ...position, cells: position.cells.with(cell, side) }, side) === 0
      ? [cell]
      : [],
  );

/** How many groups of a side touch an empty cell. */
export function groupsBeside(position: HexPosition, cell: number, side: Side): number {
  const met = new Set<number>();
  let groups = 0;
  for (const neighbour of neighboursOf(position.size, cell)) {
    if (position.cells[neighbour] !== side || met.has(neighbour)) continue;
    for (const stone of groupOf(position, neighbour)) met.add(stone);
    groups++;
  }
  return groups;
}
