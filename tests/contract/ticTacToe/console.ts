import type { ConsoleDialect } from '../../../src-shared/core/consoleProgram.ts';
import { ticTacToe, type TicTacToePosition } from './rules.ts';

export const dialect: ConsoleDialect<TicTacToePosition> = {
  read(position, [word]) {
    if (word === undefined) return { kind: 'ask', prompt: '? ' };
    const move = ticTacToe.notation.parse(position, word);
    if (move.ok) return { kind: 'move', move: move.value };
    return { kind: 'invalid', warning: 'Invalid. Try again.' };
  },
  words: (position, move) => [ticTacToe.notation.make(position, move)],
  announce: ({ winner }) => (winner === undefined ? 'Draw' : `${ticTacToe.sideNames[winner]} wins`),
};
