import type { ConsoleDialect, ConsoleReading } from '../../core/consoleDialect.ts';
import { joinLocation } from '../../core/consoleWords.ts';
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

const invalid = (reason: string, count: number): ConsoleReading => ({
  kind: 'invalid',
  warning: `Invalid move: ${reason}. Try again.`,
  count,
});

/** The handout's flow: a capital letter and a row number, in one word or two. */
export const dialect: ConsoleDialect<HexPosition> = {
  read(position, words) {
    if (words.length === 0) return { kind: 'ask', prompt: prompt(position) };
    const location = joinLocation(words);
    if (location === undefined) return { kind: 'ask', prompt: '' };
    const { text, count } = location;
    if (/^[a-z]-?\d/.test(text)) return invalid(`${quote(text)} has a small letter`, count);
    const move = notation.parse(position, text);
    return move.ok ? { kind: 'move', move: move.value } : invalid(move.error.message, count);
  },
  words: (position, move) => [notation.make(position, move)],
  size: {
    hint: 'a number from 3 to 19',
    read: (text) => (/^\d{1,3}$/.test(text) ? { size: Number(text) } : undefined),
  },
  announce: ({ winner }) => `${winner === 0 ? 'O' : 'X'} wins!`,
};
