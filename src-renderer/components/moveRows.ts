import type { Side } from '../../src-shared/core/side.ts';

/** One numbered line of the move list: the ply of each side's move, where there is one. */
export interface MoveRow {
  readonly number: number;
  /** Indices of moves, by side. */
  readonly plies: readonly [number | undefined, number | undefined];
}

/**
 * Lays moves out in two columns, one for each side. Whoever moves twice in a row, or first of all though being the
 * second side, leaves a gap.
 * @param movers who made each move
 */
export function moveRows(movers: readonly Side[]): readonly MoveRow[] {
  const rows: MoveRow[] = [];
  for (const [ply, side] of movers.entries()) {
    const last = rows.at(-1);
    if (side === 1 && last !== undefined && last.plies[1] === undefined) {
      rows[rows.length - 1] = { ...last, plies: [last.plies[0], ply] };
    } else {
      const plies = side === 0 ? ([ply, undefined] as const) : ([undefined, ply] as const);
      rows.push({ number: rows.length + 1, plies });
    }
  }
  return rows;
}
