import type { Side } from './side.ts';

/** The first of some texts in the order of their characters. */
export const leastOf = (texts: readonly string[]): string =>
  texts.reduce((least, text) => (text < least ? text : least));

/**
 * The same text for grids that are one but for being mirrored on either axis, or on both.
 * @param cells whose each cell is, row by row
 */
export function leastMirrored(cells: readonly (Side | undefined)[], columns: number): string {
  const symbols = cells.map((owner) => owner ?? '-');
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    symbols.slice(row * columns, (row + 1) * columns).join(''),
  );
  const mirrored = rows.map((row) => [...row].reverse().join(''));
  return leastOf([rows, mirrored].flatMap((each) => [each.join(''), each.toReversed().join('')]));
}
