import type { Component } from 'svelte';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { MoveError } from '../../src-shared/core/moveError.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { CoordinateStyle } from '../../src-shared/core/notation.ts';
import type { GameWords } from '../i18n/gameWords.ts';
import type { KeyMeaning } from '../i18n/keyMeaning.ts';
import type { MoveSound } from '../sound/moveSound.ts';
import type { BoardProps, End, Step } from './boardProps.ts';

/** What a side's pieces are made of, for the mark beside its name. */
export type Material = 'ivory' | 'ebony' | 'slate' | 'clay';

/** One of the materials that a board can be made of. */
export interface BoardMaterial {
  /** As the settings keep it. */
  readonly id: string;
  readonly name: string;
}

/** A game that is over, and the move that ended it. */
export interface WonGame<P extends Position> {
  readonly setup: Setup;
  readonly position: P;
  readonly lastMove: { readonly move: Move; readonly before: P };
}

/** A size that is usual. */
export interface Preset {
  /** In figures, which every language reads. */
  readonly name: string;
  /** What it says of the setup. */
  readonly setup: Readonly<Record<string, number>>;
}

/** What a move has done: sentences, the most telling last. None where nothing is sure. */
export type Captions<P extends Position> = (
  step: Step<P>,
  style: CoordinateStyle,
) => readonly string[];

/** What a position is, for who does not see it. */
export interface BoardReading<P extends Position> {
  /** What lies where, as sentences. */
  board(position: P, style: CoordinateStyle): readonly string[];
  /** What either side can do next that decides something, as sentences; none where there is nothing. */
  threats(position: P, style: CoordinateStyle): readonly string[];
}

/** How one game is shown, and what the window says of it. */
export interface BoardEntry<P extends Position> {
  readonly board: Component<BoardProps<P>>;
  /** A card beside the board that helps to read it. */
  readonly card?: Component<BoardProps<P>>;
  /** The card has the cells, so that it is there for the keyboard also where the panel is folded away. */
  readonly hasCellsInCard?: boolean;
  /** A small picture of a position; the board itself where there is none. */
  readonly miniature?: Component<Pick<BoardProps<P>, 'position' | 'lastMove'>>;
  /** The board has its own buttons to be seen from other sides. */
  readonly turnsItself?: boolean;
  /** By side. */
  readonly materials: readonly [Material, Material];
  /** What the board can be made of, the usual material first; missing where there is no choice. */
  boardMaterials?(): readonly BoardMaterial[];
  /** Sizes to choose from with one click, where there are any; other numbers are possible too. */
  readonly presets?: readonly Preset[];
  /** The picture of its goal. */
  wonGame(): WonGame<P>;
  /** Its words, in the language of the window. */
  words(): GameWords;
  /** What a mouse or a finger does besides making moves. */
  hands?(): readonly string[];
  /** What keys do on this board. */
  keys(): readonly KeyMeaning[];
  /** A move as it is read aloud; its notation where this is missing. */
  moveInWords?(before: P, move: Move, style: CoordinateStyle): string;
  /** What a move sounds like, `undefined` for nothing; a stone set down on wood where this is missing. */
  soundOf?(before: P, move: Move): MoveSound | undefined;
  /** What the move list adds to the notation of a move, where that does not say the whole of it. */
  moveMore?(before: P, move: Move, style: CoordinateStyle): string;
  /** Why a move is refused that was not made on the board, as a sentence. */
  refusalInWords(position: P, refusal: MoveError, style: CoordinateStyle): string;
  /** What tells people who look on what a move has done; loaded when somebody does. */
  captions?(): Promise<Captions<P>>;
  /** What is read out on demand; loaded when somebody asks for it. */
  reading?(): Promise<BoardReading<P>>;
  /** Why a game is over by its rules, as a sentence. */
  endInWords(end: End<P>): string;
}
