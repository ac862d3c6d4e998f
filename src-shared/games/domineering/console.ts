import type { ConsoleDialect } from '../../core/consoleDialect.ts';
import { wholeNumberFrom } from '../../core/consoleWords.ts';
import { notation } from './notation.ts';
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

const prompt = (position: DomineeringPosition): string =>
  `Player ${position.sideToMove + 1}'s move: `;

/** The handout's messages. */
export const dialect: ConsoleDialect<DomineeringPosition> = {
  read(position, [word]) {
    if (word === undefined) return { kind: 'ask', prompt: prompt(position) };
    const number = wholeNumberFrom(word);
    const move = number === undefined ? undefined : notation.parse(position, number);
    if (!move?.ok) return { kind: 'invalid', warning: 'Invalid! Try again.' };
    return { kind: 'move', move: move.value };
  },
  words: (position, move) => [notation.make(position, move)],
  size: {
    hint: 'rows and columns from 2 to 16, such as 4x5, or one number for both',
    read(text) {
      const [, rows, columns = rows] = /^(\d{1,3})(?:x(\d{1,3}))?$/i.exec(text) ?? [];
      return rows === undefined ? undefined : { rows: Number(rows), columns: Number(columns) };
    },
  },
  announce: ({ winner }) => `Player ${winner === 0 ? 1 : 2} wins!`,
};
