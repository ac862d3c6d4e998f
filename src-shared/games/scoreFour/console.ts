import type { ConsoleDialect } from '../../core/consoleDialect.ts';
import { joinLocation } from '../../core/consoleWords.ts';
import type { Side } from '../../core/side.ts';
import { cellAt, HEIGHT_COUNT } from './geometry.ts';
import { notation } from './notation.ts';
import type { ScoreFourPosition } from './position.ts';
import { SIDE_NAMES } from './rules.ts';

const SYMBOLS = ['W', 'B'] as const;
const symbol = (owner: Side | undefined): string => (owner === undefined ? '.' : SYMBOLS[owner]);

/** The four layers side by side, bottom layer first; row 4 at the top, as seen by someone who sits at row 1. */
export function render(position: ScoreFourPosition): string {
  const heights = Array.from({ length: HEIGHT_COUNT }, (_, height) => height);
  const title = heights.map((height) => `height ${height + 1} `).join('   ');
  const letters = heights.map(() => 'A B C D ').join('    ');
  const rows = [3, 2, 1, 0].map((row) => {
    const layers = heights.map((height) =>
      [0, 1, 2, 3]
        .map((column) => symbol(position.cells[cellAt(column + 4 * row, height)]))
        .join(' '),
    );
    return `${row + 1} ${layers.join(`   ${row + 1} `)}`;
  });
  return [`  ${title}`, ...rows, `  ${letters}`].map((line) => line.trimEnd()).join('\n');
}

const prompt = (position: ScoreFourPosition): string =>
  `${SIDE_NAMES[position.sideToMove]} (A1-D4, restart or quit): `;

/** The referee's talk with a person, who may quit or restart at any time. */
export const dialect: ConsoleDialect<ScoreFourPosition> = {
  read(position, words) {
    if (words.length === 0) return { kind: 'ask', prompt: prompt(position) };
    const location = joinLocation(words);
    if (location === undefined) return { kind: 'ask', prompt: '' };
    const { text, count } = location;
    const move = notation.parse(position, text);
    if (move.ok) return { kind: 'move', move: move.value };
    return { kind: 'invalid', warning: `Invalid move: ${move.error.message}. Try again.`, count };
  },
  words: (position, move) => [notation.make(position, move)],
  tell: (position, move) => `${SIDE_NAMES[position.sideToMove]}: ${notation.make(position, move)}`,
  announce: ({ winner, reason }) =>
    winner === undefined ? `Draw: ${reason}.` : `${SIDE_NAMES[winner]} wins: ${reason}.`,
  commands: {
    named: (word) => (['quit', 'restart'] as const).find((each) => each === word.toLowerCase()),
    prompt: 'Another game? (restart or quit): ',
    warning: 'The game is over. Type restart or quit.',
  },
};
