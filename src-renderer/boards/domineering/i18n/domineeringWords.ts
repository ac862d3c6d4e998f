import type { Side } from '../../../../src-shared/core/side.ts';
import type { DomineeringRefusal } from '../../../../src-shared/games/domineering/rules.ts';
import type { setupFields } from '../../../../src-shared/games/domineering/setup.ts';
import type { GameWords } from '../../../i18n/gameWords.ts';
import type { RefusalWords } from '../../../i18n/refusalWords.ts';
import type { Who } from '../../../i18n/who.ts';

/** What the window says of Domineering. Cells are told by their numbers, from 1. */
export interface DomineeringWords extends GameWords<typeof setupFields> {
  readonly refusals: RefusalWords<DomineeringRefusal>;
  /** Why the game is over. */
  noRoomLeft(who: Who): string;
  board(rows: number, columns: number): string;
  covered(cell: number, side: Side, first: number, second: number): string;
  leftEmpty(cell: number): string;
  noRoom(cell: number): string;
  room(cell: number, first: number, second: number): string;
  move(first: number, second: number): string;
  readonly card: string;
  places(count: number): string;
  readonly explanation: string;
  readonly regions: string;
  /** Cells by their numbers, ascending; only the ends when there are many. */
  region(cells: readonly number[]): string;
  readonly unvalued: string;
  readonly valuesExplained: string;
}
