import type { Side } from '../../src-shared/core/side.ts';

/** One numbered line of the move list: the plies of each column, several of them where a side moved more than once. */
export interface MoveRow {
  readonly number: number;
  /** Indices of moves, of the side that began and of the other. */
  readonly plies: readonly [readonly number[], readonly number[]];
}

/**
 * Lays moves out in two columns, the side that began the game on the left. What a side plays before the other is to
 * move again stands together.
 * @param movers who made each move
 */
export function moveRows(movers: readonly Side[]): readonly MoveRow[] {
  const rows: { number: number; plies: [number[], number[]] }[] = [];
  for (const [ply, side] of movers.entries()) {
    const column = side === movers[0] ? 0 : 1;
    let row = rows.at(-1);
    if (row === undefined || (column === 0 && row.plies[1].length > 0)) {
      row = { number: rows.length + 1, plies: [[], []] };
      rows.push(row);
    }
    row.plies[column].push(ply);
  }
  return rows;
}

/** The ply in the same column of the line above or below; `undefined` where there is none. */
export function plyInNextRow(
  rows: readonly MoveRow[],
  ply: number,
  step: 1 | -1,
): number | undefined {
  const at = rows.findIndex(({ plies }) => plies.some((cell) => cell.includes(ply)));
  const column = rows[at]?.plies[0].includes(ply) === true ? 0 : 1;
  return at < 0 ? undefined : rows[at + step]?.plies[column][0];
}
