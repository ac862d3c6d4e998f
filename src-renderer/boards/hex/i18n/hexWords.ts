import type { Side } from '../../../../src-shared/core/side.ts';
import type { HexRefusal } from '../../../../src-shared/games/hex/rules.ts';
import type { setupFields } from '../../../../src-shared/games/hex/setup.ts';
import type { GameGuide, GameWords } from '../../../i18n/gameWords.ts';
import type { RefusalWords } from '../../../i18n/refusalWords.ts';
import type { Who } from '../../../i18n/who.ts';
import type { HexPicture } from '../rulePictures.ts';

/** What the window says of Hex. */
export interface HexWords extends GameWords {
  readonly refusals: RefusalWords<HexRefusal>;
  /** By side: the edges it has joined. */
  readonly joined: readonly [(who: Who) => string, (who: Who) => string];
  board(size: number): string;
  empty(cell: string): string;
  stone(cell: string, side: Side): string;
  readonly inChain: string;
  readonly offerSwap: string;
  readonly swap: string;
  readonly card: string;
  /** By side: the edges it joins. */
  readonly joins: readonly [string, string];
  readonly swapRule: string;
  /** What a stone has done. */
  readonly captions: {
    swaps(side: string): string;
    links(side: string, groups: number): string;
    /** The fewest stones that a side needs have become more. */
    detour(side: string, before: number, now: number): string;
    /** The fewest stones that a side needs, at least two. */
    needs(side: string, stones: number): string;
    /** One stone is enough, on any of these cells. */
    threatens(side: string, cells: readonly string[]): string;
    threatensMany(side: string, cells: number): string;
    unstoppable(side: string): string;
  };
}

export type HexGuide = GameGuide<typeof setupFields, HexPicture>;
