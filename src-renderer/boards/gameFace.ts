import type { Component } from 'svelte';
import type { Position } from '../../src-shared/core/game.ts';
import type { GameWords } from '../i18n/gameWords.ts';
import type { BoardEntry } from './boardEntry.ts';
import type { BoardProps, End } from './boardProps.ts';

/** What a side's pieces are made of, for the mark beside its name. */
export type Material = 'ivory' | 'ebony' | 'slate' | 'clay';

/** One of the materials that a board can be made of. */
export interface BoardMaterial {
  /** As the settings keep it. */
  readonly id: string;
  readonly name: string;
}

/** What the small picture of a position gets. Marks are drawn on flat boards. */
export type PictureProps<P extends Position = Position> = Pick<
  BoardProps<P>,
  'position' | 'lastMove' | 'marks' | 'look'
>;

/** What the home screen shows of a game, and nothing else: it is loaded before anything is seen. */
export interface GameFace<P extends Position> {
  /** A small picture of a position, to look at only. */
  readonly picture: Component<PictureProps<P>>;
  /** By side. */
  readonly materials: readonly [Material, Material];
  /** What the board can be made of, the usual material first; missing where there is no choice. */
  boardMaterials?(): readonly BoardMaterial[];
  /** Its words, in the language of the window. */
  words(): GameWords;
  /** Why a game is over by its rules, as a sentence. */
  endInWords(end: End<P>): string;
  /** How it is played; loaded with the first match. */
  entry(): Promise<BoardEntry<P>>;
}
