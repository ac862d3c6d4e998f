import type { Side } from '../../../../../src-shared/core/side.ts';
import type { GameGuide, GameWords } from '../../../../../src-renderer/i18n/gameWords.ts';
import type { RefusalWords } from '../../../../../src-renderer/i18n/refusalWords.ts';
import type { Who } from '../../../../../src-renderer/i18n/who.ts';
import type { TicTacToeRefusal } from '../../game/rules.ts';

/** What the window says of Tic-tac-toe. Cells are told by their numbers, from 1. */
export interface TicTacToeWords extends GameWords {
  readonly refusals: RefusalWords<TicTacToeRefusal>;
  /** Why the game is over. */
  threeInARow(who: Who): string;
  readonly full: string;
  readonly board: string;
  empty(cell: number): string;
  taken(cell: number, side: Side): string;
}

export type TicTacToeGuide = GameGuide<readonly []>;
