import type { Side } from '../../../../src-shared/core/side.ts';
import type { LinesOfActionRefusal } from '../../../../src-shared/games/linesOfAction/rules.ts';
import type { setupFields } from '../../../../src-shared/games/linesOfAction/setup.ts';
import type { GameGuide, GameWords } from '../../../i18n/gameWords.ts';
import type { RefusalWords } from '../../../i18n/refusalWords.ts';
import type { KeyMeaning } from '../../../i18n/keyMeaning.ts';
import type { Who } from '../../../i18n/who.ts';
import type { LinesOfActionPicture } from '../rulePictures.ts';

/** What the window says of Lines of Action. */
export interface LinesOfActionWords extends GameWords {
  readonly refusals: RefusalWords<LinesOfActionRefusal>;
  /** Why the game is over. */
  connected(who: Who): string;
  readonly bothConnected: string;
  bothConnectedBy(who: Who): string;
  readonly neitherMoves: string;
  readonly board: string;
  empty(square: string): string;
  piece(side: Side, square: string): string;
  /** A piece with the number of its moves. */
  movable(piece: string, count: number): string;
  /** Follows the name of a square: a piece that was picked up can go there. */
  landing(count: number, isCapture: boolean): string;
  /** Keys on this board alone. */
  readonly keys: readonly KeyMeaning[];
  stuck(square: string): string;
  pickFirst(side: Side): string;
  noMove(side: Side): string;
  readonly pass: string;
  readonly passed: string;
  move(from: string, to: string, isCapture: boolean): string;
  readonly card: string;
  groups(side: Side, pieces: number, groups: number): string;
  nothingPicked(side: Side): string;
  linesOf(piece: string): string;
  readonly ways: {
    readonly row: string;
    readonly falling: string;
    readonly column: string;
    readonly rising: string;
  };
  readonly line: string;
  readonly pieces: string;
  readonly goesTo: string;
  counted(black: number, white: number): string;
  readonly nowhere: string;
  /** What a move has done. */
  readonly captions: {
    passes(side: string): string;
    /** @param left pieces of the side that lost one. */
    captures(side: string, square: string, left: number): string;
    /** The pieces of a side are in fewer groups than before, now so many. */
    fewer(side: string, groups: number): string;
    /** … in more groups than before. */
    more(side: string, groups: number): string;
    canWin(side: string): string;
    threatens(side: string): string;
  };
}

export type LinesOfActionGuide = GameGuide<typeof setupFields, LinesOfActionPicture>;
