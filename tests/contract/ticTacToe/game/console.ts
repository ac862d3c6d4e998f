import type { ConsoleDialect } from '../../../../src-shared/core/consoleDialect.ts';
import { notation } from './notation.ts';
import { SIDE_NAMES, symbolOf, type TicTacToePosition } from './rules.ts';

export const render = ({ cells }: TicTacToePosition): string =>
  [0, 3, 6]
    .map((start) =>
      cells
        .slice(start, start + 3)
        .map(symbolOf)
        .join(' '),
    )
    .join('\n');

export const dialect: ConsoleDialect<TicTacToePosition> = {
  read(position, [word]) {
    if (word === undefined) return { kind: 'ask', prompt: '? ' };
    const move = notation.parse(position, word);
    if (move.ok) return { kind: 'move', move: move.value };
    return { kind: 'invalid', warning: 'Invalid. Try again.' };
  },
  words: (position, move) => [notation.make(position, move)],
  announce: ({ winner }) => (winner === undefined ? 'Draw' : `${SIDE_NAMES[winner]} wins`),
};
