import type { ConsoleDialect, ConsoleReading } from '../../core/consoleDialect.ts';
import { quote } from '../../core/quote.ts';
import { LENGTH } from './geometry.ts';
import { fromOf, makeMove, PASS, toOf } from './moves.ts';
import { check, makeSquare, squareFrom } from './notation.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves } from './rules.ts';

const SYMBOLS = ['B', 'W'] as const;

/** The board with its column letters above and row numbers in front; pieces `B` and `W`, empty squares `.`. */
export function render(position: LinesOfActionPosition): string {
  const symbols = position.cells.map((owner) => (owner === undefined ? '.' : SYMBOLS[owner]));
  const rows = Array.from({ length: LENGTH }, (_, row) =>
    [row, ...symbols.slice(row * LENGTH, (row + 1) * LENGTH)].join(' '),
  );
  return ['  a b c d e f g h', ...rows].join('\n');
}

const symbolOf = (position: LinesOfActionPosition): string => SYMBOLS[position.sideToMove];

/** The handout's flow: source and landing square, both read before either is judged. */
export const dialect: ConsoleDialect<LinesOfActionPosition> = {
  read(position, [from, to]) {
    if (from === undefined) return { kind: 'ask', prompt: `${symbolOf(position)}'s move, from: ` };
    if (to === undefined) return { kind: 'ask', prompt: 'to: ' };
    const [source, landing] = [squareFrom(from), squareFrom(to)];
    if (source === undefined || landing === undefined) {
      const stray = source === undefined ? from : to;
      return invalid(`${quote(stray)} is not a square: a letter a–h and a digit 0–7`);
    }
    const move = makeMove(source, landing);
    const checked = check(position, move);
    return checked.ok ? { kind: 'move', move } : invalid(checked.error.message);
  },
  words: (_, move) => [makeSquare(fromOf(move)), makeSquare(toOf(move))],
  announce: ({ winner }) => (winner === undefined ? 'Draw game!' : `${SYMBOLS[winner]} wins!`),
  forced(position) {
    const [move] = legalMoves(position);
    if (move !== PASS) return undefined;
    return { move, text: `${symbolOf(position)} has no move and passes.` };
  },
};

const invalid = (reason: string): ConsoleReading => ({
  kind: 'invalid',
  warning: `Invalid move: ${reason}. Try again.`,
});
