import type { HexPosition } from './position.ts';
import { SIDE_NAMES } from './rules.ts';

/**
 * The slanted board as the handout prints it: each row one step further right than the one above, its number in front,
 * cells `O`, `X` and `.`; the column letters above, on the slant of their columns.
 */
export function render(position: HexPosition): string {
  const { size, cells } = position;
  const width = String(size - 1).length;
  const symbols = cells.map((owner) => (owner === undefined ? '.' : SIDE_NAMES[owner]));
  const letters = Array.from({ length: size }, (_, column) => String.fromCharCode(65 + column));
  const rows = Array.from({ length: size }, (_, row) => {
    const number = String(row).padStart(width);
    return `${' '.repeat(row)}${number} ${symbols.slice(row * size, (row + 1) * size).join(' ')}`;
  });
  return [`${' '.repeat(width)}${letters.join(' ')}`, ...rows].join('\n');
}
