import type { Side } from '../../../src-shared/core/side.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';

export interface Claim {
  readonly position: HexPosition;
  readonly side: Side;
  /** Cells, or after all cells the left or top border, then the other one. */
  readonly ends: readonly [number, number];
  readonly carrier: readonly number[];
  /** Whether the side moves first there. */
  readonly isFirst: boolean;
}

/** Neighbours of a cell, its side's borders included. */
function neighboursOf(size: number, side: Side, cell: number): number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const near = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
    [x + 1, y - 1],
    [x - 1, y + 1],
  ] as const;
  const cells = near
    .filter(([column, row]) => column >= 0 && row >= 0 && column < size && row < size)
    .map(([column, row]) => column + size * row);
  const along = side === 0 ? x : y;
  if (along === 0) cells.push(size * size);
  if (along === size - 1) cells.push(size * size + 1);
  return cells;
}

/** Whether a side can join two ends by its stones and cells of a carrier alone, by trying everything. */
export function joinsByBruteForce({ position, side, ends, carrier, isFirst }: Claim): boolean {
  const { size, cells } = position;
  const near = cells.map((_, cell) => neighboursOf(size, side, cell));
  const known = new Map<string, boolean>();
  const isJoined = (taken: string): boolean => {
    const isOwn = (cell: number): boolean =>
      cells[cell] === side || ends.includes(cell) || taken.charAt(carrier.indexOf(cell)) === '1';
    const [from, to] = ends;
    const reached = new Set([from]);
    for (const at of reached) {
      const next =
        at < size * size ? near[at]! : [...cells.keys()].filter((cell) => near[cell]!.includes(at));
      for (const cell of next)
        if (cell === to || (cell < size * size && isOwn(cell))) reached.add(cell);
    }
    return reached.has(to);
  };
  const wins = (taken: string, isOwnTurn: boolean): boolean => {
    const key = taken + String(isOwnTurn);
    let result = known.get(key);
    if (result !== undefined) return result;
    const free = [...taken].flatMap((stone, index) => (stone === '.' ? [index] : []));
    const after = (index: number): string =>
      taken.slice(0, index) + (isOwnTurn ? '1' : '0') + taken.slice(index + 1);
    if (free.length === 0) result = isJoined(taken);
    else if (isOwnTurn) result = free.some((index) => wins(after(index), false));
    // Who moves elsewhere leaves the other side to move here.
    else result = free.every((index) => wins(after(index), true));
    known.set(key, result);
    return result;
  };
  return isJoined('.'.repeat(carrier.length)) || wins('.'.repeat(carrier.length), isFirst);
}
