import type { BoardEntry } from '../../../../src-renderer/boards/boardEntry.ts';
import { messages } from '../../../../src-renderer/i18n/messages.ts';
import { typedRefusal } from '../../../../src-renderer/i18n/refusalWords.ts';
import type { TicTacToePosition, TicTacToeRefusal } from '../game/rules.ts';
import { playToEnd } from '../../../../src-renderer/boards/shared/playToEnd.ts';
import { ticTacToe as ticTacToeGame } from '../game/index.ts';
import { ticTacToeGuide } from './guide.ts';
import TicTacToeBoard from './TicTacToeBoard.svelte';
import { ticTacToeWords } from './words.ts';

export const ticTacToe: BoardEntry<TicTacToePosition> = {
  board: TicTacToeBoard,
  guide: ticTacToeGuide,
  wonGame: () => playToEnd(ticTacToeGame, {}, '1 4 2 5 3'),
  keys: () => messages.boards.keys,
  refusalInWords: (_, refusal) =>
    typedRefusal<TicTacToeRefusal>(refusal, ticTacToeWords().refusals, (place) =>
      String(place + 1),
    ),
};
