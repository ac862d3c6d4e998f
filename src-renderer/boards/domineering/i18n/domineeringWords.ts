import type { Side } from '../../../../src-shared/core/side.ts';
import type { DomineeringRefusal } from '../../../../src-shared/games/domineering/rules.ts';
import type { setupFields } from '../../../../src-shared/games/domineering/setup.ts';
import type { GameGuide, GameWords } from '../../../i18n/gameWords.ts';
import type { RefusalWords } from '../../../i18n/refusalWords.ts';
import type { Who } from '../../../i18n/who.ts';
import type { DomineeringPicture } from '../rulePictures.ts';

/** What the window says of Domineering. Cells are told by their names. */
export interface DomineeringWords extends GameWords {
  readonly refusals: RefusalWords<DomineeringRefusal>;
  /** Why the game is over. */
  noRoomLeft(who: Who): string;
  board(rows: number, columns: number): string;
  covered(cell: string, side: Side, first: string, second: string): string;
  leftEmpty(cell: string): string;
  noRoom(cell: string): string;
  room(cell: string, first: string, second: string): string;
  move(first: string, second: string): string;
  readonly card: string;
  /** How many more dominoes a side can lay whatever the other does, and if the other laid none. */
  left(sure: number, most: number): string;
  readonly explanation: string;
  readonly regions: string;
  /** Cells by their names, in reading order; only the ends when there are many. */
  region(cells: readonly string[]): string;
  readonly unvalued: string;
  readonly valuesExplained: string;
  /** What a domino has done. */
  readonly captions: {
    /** @param places where a domino of the other side could have lain. */
    takes(side: string, other: string, places: number): string;
    /** A side has gained places that nobody can take from it. @param sure how many it has now. */
    sure(side: string, gained: number, sure: number): string;
    decided(side: string): string;
  };
}

export type DomineeringGuide = GameGuide<typeof setupFields, DomineeringPicture>;
