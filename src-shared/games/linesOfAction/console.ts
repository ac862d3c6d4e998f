import type { ConsoleDialect } from '../../core/consoleProgram.ts';
import { LENGTH } from './geometry.ts';
import { PASS } from './moves.ts';
import { notation, parseSquare } from './notation.ts';
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

/** The handout's flow: source and landing square, each on a line of its own or both on one. */
export const dialect: ConsoleDialect<LinesOfActionPosition> = {
  read(position, [first, second]) {
    if (first === undefined) return { kind: 'ask', prompt: `${symbolOf(position)}'s move, from: ` };
    if (second === undefined && parseSquare(first) !== undefined) {
      return { kind: 'ask', prompt: 'to: ' };
    }
    const move = notation.parse(position, second === undefined ? first : `${first} to ${second}`);
    if (move.ok) return { kind: 'move', move: move.value };
    return { kind: 'invalid', warning: `Invalid move: ${move.error.message}. Try again.` };
  },
  tell: (position, move) =>
    move === PASS
      ? `${symbolOf(position)} has no move and passes.`
      : `${symbolOf(position)}'s move: ${notation.make(position, move)}`,
  announce: ({ winner }) => (winner === undefined ? 'Draw game!' : `${SYMBOLS[winner]} wins!`),
  forced: (position) => legalMoves(position).find((move) => move === PASS),
};
