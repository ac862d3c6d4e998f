import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import type { DotsRefusal } from '../../../../src-shared/games/dotsAndTriangles/rules.ts';
import type { setupFields } from '../../../../src-shared/games/dotsAndTriangles/setup.ts';
import type { GameGuide, GameWords } from '../../../i18n/gameWords.ts';
import type { RefusalWords } from '../../../i18n/refusalWords.ts';
import type { Who } from '../../../i18n/who.ts';
import type { DotsPicture } from '../rulePictures.ts';

/** What the window says of Dots and Triangles. Lines are told by their numbers, from 1. */
export interface DotsWords extends GameWords {
  readonly refusals: RefusalWords<DotsRefusal>;
  /** Why the game is over. */
  hasMore(who: Who, more: number, fewer: number): string;
  asMany(count: number): string;
  board(shape: Shape, lines: number): string;
  drawn(line: number): string;
  open(line: number): string;
  /** Follows a line’s name. */
  closes(count: number, earnsTurn: boolean): string;
  move(line: number): string;
  readonly card: string;
  triangles(count: number): string;
  left(count: number): string;
  readonly extraTurn: string;
  readonly rule: string;
  /** What a line has done. */
  readonly captions: {
    closes(side: string, triangles: number, movesAgain: boolean): string;
    offers(side: string): string;
    readonly nothingSafe: string;
    decided(side: string): string;
  };
}

export type DotsGuide = GameGuide<typeof setupFields, DotsPicture>;
