import type { Component } from 'svelte';
import type { Position } from '../../src-shared/core/game.ts';
import type { LessonStep } from '../../src-shared/core/lesson.ts';
import type { Motive } from '../../src-shared/core/motive.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { MoveError } from '../../src-shared/core/moveError.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { CoordinateStyle } from '../../src-shared/core/notation.ts';
import type { Sightings } from '../../src-shared/core/sightings.ts';
import type { GameGuide } from '../i18n/gameWords.ts';
import type { KeyMeaning } from '../i18n/keyMeaning.ts';
import type { StepWords } from '../i18n/tutorial/tutorialWords.ts';
import type { MoveSound } from '../sound/moveSound.ts';
import type { PhotoOptions } from '../stage/stageContract.ts';
import type { BoardLook, BoardMark, BoardProps, Step } from './boardProps.ts';

/** A game that is over, and the move that ended it. */
export interface WonGame<P extends Position> {
  readonly setup: Setup;
  readonly position: P;
  readonly lastMove: { readonly move: Move; readonly before: P };
}

/** A position that one of the rules is shown on. */
export type RulePicture<P extends Position> = Pick<
  BoardProps<P>,
  'position' | 'lastMove' | 'marks'
>;

/** By what they show, in the order in which they are told. */
export type RulePictures<P extends Position, Id extends string = string> = Readonly<
  Partial<Record<Id, RulePicture<P>>>
>;

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

/** What a move is good for, as a sentence, with the signs by which a board shows it. */
export interface Reason<P extends Position> {
  readonly text: string;
  readonly motive: Motive<P>;
}

/** What is certain about a legal move, the most telling first. None where nothing is. */
export type Reasons<P extends Position> = (
  before: P,
  move: Move,
  style: CoordinateStyle,
) => readonly Reason<P>[];

/** A tutorial: its steps, and what each says. */
export interface Lessons {
  readonly steps: readonly LessonStep[];
  words(id: string): StepWords;
}

/** What a position is, for who does not see it. */
export interface BoardReading<P extends Position> {
  /** What lies where, as sentences. */
  board(position: P, style: CoordinateStyle): readonly string[];
  /** What either side can do next that decides something, as sentences; none where there is nothing. */
  threats(position: P, style: CoordinateStyle): readonly string[];
}

/** Marks on a position, and sentences that say what they mean and what else there is to say. */
export interface Seen<P extends Position> {
  readonly marks: readonly BoardMark<P>[];
  readonly said: readonly string[];
}

/** A way to look at a position. */
export interface Sight<P extends Position> {
  readonly id: string;
  /** Main is asked first what is proved of the cells. */
  readonly isAsked?: boolean;
  /** What it shows, for its switch. */
  name(): string;
  /** @param told what main has answered, where it is asked */
  see(position: P, style: CoordinateStyle, told: Sightings | undefined): Seen<P>;
}

/** What is set of a position beside the pieces on its places. */
export interface Editing<P extends Position> {
  readonly fields: Component<{ readonly position: P; readonly onChange: (position: P) => void }>;
  /** What the fields speak of, on the board. */
  marks(position: P): readonly BoardMark<P>[];
}

/** Takes pictures of a board that is more than its drawing. */
export interface Photographer<P extends Position> {
  /** `undefined` where the graphics card can't draw that many pixels. */
  take(
    shown: Pick<BoardProps<P>, 'position' | 'lastMove'>,
    options: PhotoOptions,
  ): HTMLCanvasElement | undefined;
  dispose(): void;
}

/** How one game is played on the screen, and what the window says of it meanwhile. */
export interface BoardEntry<P extends Position> {
  readonly board: Component<BoardProps<P>>;
  /** A card beside the board that helps to read it. */
  readonly card?: Component<BoardProps<P>>;
  /** The card has the cells, so that it is there for the keyboard also where the panel is folded away. */
  readonly hasCellsInCard?: boolean;
  /** The board has its own buttons to be seen from other sides. */
  readonly turnsItself?: boolean;
  /** Sizes to choose from with one click, where there are any; other numbers are possible too. */
  readonly presets?: readonly Preset[];
  /** What is told of the game before it is played. */
  guide(): GameGuide;
  /** The picture of its goal. */
  wonGame(): WonGame<P>;
  /** Pictures of the rules of a game that was set up so; the guide has a caption for each. */
  rulePictures?(setup: Setup): RulePictures<P>;
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
  /** What tells what moves are good for; loaded when somebody asks. */
  reasons?(): Promise<Reasons<P>>;
  /** The tutorial; loaded when somebody learns the game. */
  tutorial?(): Promise<Lessons>;
  /** What the analysis board can mark on a position beside what an engine finds; loaded with it. */
  sights?(): Promise<readonly Sight<P>[]>;
  /** What the editor of positions sets beside the pieces; loaded when somebody sets one up. */
  editing?(): Promise<Editing<P>>;
  /** What is read out on demand; loaded when somebody asks for it. */
  reading?(): Promise<BoardReading<P>>;
  /** Who takes pictures of it, unless its drawing shows all; nobody where it can't be drawn. */
  photographer?(look: BoardLook): Promise<Photographer<P> | undefined>;
}
