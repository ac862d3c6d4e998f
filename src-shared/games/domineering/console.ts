import type { DomineeringPosition } from './position.ts';

const SYMBOLS = ['A', 'B'] as const;

/** The grid as the handout prints it: rows of `.`, `A` and `B` separated by one space. */
export function render(position: DomineeringPosition): string {
  const symbols = position.cells.map((owner) => (owner === undefined ? '.' : SYMBOLS[owner]));
  const rows = Array.from({ length: position.rows }, (_, row) =>
    symbols.slice(row * position.columns, (row + 1) * position.columns).join(' '),
  );
  return rows.join('\n');
}
