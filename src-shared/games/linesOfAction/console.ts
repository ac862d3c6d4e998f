import { LENGTH } from './geometry.ts';
import type { LinesOfActionPosition } from './position.ts';

const SYMBOLS = ['B', 'W'] as const;

/** The board with its column letters above and row numbers in front; pieces `B` and `W`, empty squares `.`. */
export function render(position: LinesOfActionPosition): string {
  const symbols = position.cells.map((owner) => (owner === undefined ? '.' : SYMBOLS[owner]));
  const rows = Array.from({ length: LENGTH }, (_, row) =>
    [row, ...symbols.slice(row * LENGTH, (row + 1) * LENGTH)].join(' '),
  );
  return ['  a b c d e f g h', ...rows].join('\n');
}
