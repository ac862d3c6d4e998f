import type { ConsoleDialect } from '../../core/consoleProgram.ts';
import { quote } from '../../core/quote.ts';
import { notation } from './notation.ts';
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

const prompt = (position: HexPosition): string => `${SIDE_NAMES[position.sideToMove]}'s move: `;

const invalid = (reason: string) =>
  ({ kind: 'invalid', warning: `Invalid move: ${reason}. Try again.` }) as const;

/** The handout's flow; a column is a capital letter here. */
export const dialect: ConsoleDialect<HexPosition> = {
  read(position, [line]) {
    if (line === undefined) return { kind: 'ask', prompt: prompt(position) };
    if (/^\s*[a-z]\d/.test(line)) return invalid(`${quote(line)} has a small letter`);
    const move = notation.parse(position, line);
    return move.ok ? { kind: 'move', move: move.value } : invalid(move.error.message);
  },
  tell: (position, move) => `${prompt(position)}${notation.make(position, move)}`,
  size: {
    hint: 'a number from 3 to 19',
    parse: (text) => (/^\d{1,3}$/.test(text) ? { size: Number(text) } : undefined),
  },
  announce: ({ winner }) => `${winner === 0 ? 'O' : 'X'} wins!`,
};
