import type { Position } from '../../core/game.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { borders, mirrorOf, neighboursOf } from './geometry.ts';

export interface HexPosition extends Position {
  readonly size: number;
  /** The second player may take over the first stone. */
  readonly hasSwapRule: boolean;
  /** By cell: whose stone is there. */
  readonly cells: readonly (Side | undefined)[];
}

export const emptyPosition = (size: number, hasSwapRule: boolean): HexPosition => ({
  sideToMove: 0,
  ply: 0,
  size,
  hasSwapRule,
  cells: Array.from({ length: size * size }, () => undefined),
});

/** Whether the side to move may take over the first stone instead of putting one. */
export const canSwap = (position: HexPosition): boolean =>
  position.hasSwapRule && position.ply === 1;

/** The position after the side to move put a stone on an empty cell. */
export const placeStone = (position: HexPosition, cell: number): HexPosition => ({
  ...position,
  sideToMove: otherSide(position.sideToMove),
  ply: position.ply + 1,
  cells: position.cells.with(cell, position.sideToMove),
});

/**
 * The position after the second player took over the first stone: it moves to its mirror image on the main diagonal
 * and changes colour, which makes it worth to X exactly what it was to O. On the diagonal it stays where it is.
 */
export function swapStone(position: HexPosition): HexPosition {
  const cell = position.cells.indexOf(0);
  return {
    ...position,
    sideToMove: otherSide(position.sideToMove),
    ply: position.ply + 1,
    cells: position.cells.with(cell, undefined).with(mirrorOf(position.size, cell), 1),
  };
}

/** The stones joined to the one on `cell`, itself included, grown from it; empty for an empty cell. */
export function groupOf(position: HexPosition, cell: number): readonly number[] {
  const owner = position.cells[cell];
  const group = new Set(owner === undefined ? [] : [cell]);
  for (const member of group) {
    for (const neighbour of neighboursOf(position.size, member)) {
      if (position.cells[neighbour] === owner) group.add(neighbour);
    }
  }
  return [...group];
}

/** A shortest chain of a side's stones from its one border to the other; `undefined` when there is none. */
export function shortestChain(position: HexPosition, side: Side): readonly number[] | undefined {
  const { size, cells } = position;
  const [starts, ends] = borders(size, side);
  const cameFrom = new Map<number, number | undefined>();
  const queue: number[] = [];
  const reach = (cell: number, from: number | undefined): void => {
    if (cells[cell] !== side || cameFrom.has(cell)) return;
    cameFrom.set(cell, from);
    queue.push(cell);
  };
  for (const cell of starts) reach(cell, undefined);
  for (const cell of queue) {
    if (ends.includes(cell)) {
      const chain: number[] = [];
      for (let at: number | undefined = cell; at !== undefined; at = cameFrom.get(at))
        chain.push(at);
      return chain.reverse();
    }
    for (const neighbour of neighboursOf(size, cell)) reach(neighbour, cell);
  }
  return undefined;
}
