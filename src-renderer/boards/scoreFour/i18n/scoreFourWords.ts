import type { Side } from '../../../../src-shared/core/side.ts';
import type { GameGuide, GameWords } from '../../../i18n/gameWords.ts';
import type { KeyMeaning } from '../../../i18n/keyMeaning.ts';
import type { Who } from '../../../i18n/who.ts';
import type { ScoreFourPicture } from '../rulePictures.ts';

/** What the window says of Score Four. Heights count from 1. */
export interface ScoreFourWords extends GameWords {
  /** Why the game is over. */
  completed(who: Who, lines: number): string;
  readonly boardFull: string;
  readonly nothingToComplete: string;
  readonly keys: readonly KeyMeaning[];
  readonly goal: string;
  readonly layers: string;
  layer(height: number): string;
  readonly view: string;
  readonly reset: string;
  readonly explode: string;
  /** What makes a picture of the board as it is seen. */
  readonly photo: {
    readonly title: string;
    readonly preview: string;
    readonly size: string;
    readonly background: string;
    readonly backgrounds: { readonly felt: string; readonly transparent: string };
    readonly drawing: string;
    readonly noContext: string;
    readonly tooLarge: string;
    readonly save: string;
    readonly saved: string;
    readonly close: string;
  };
  readonly threats: string;
  /** Of a cell: a bead of this side there would win. */
  wouldWin(side: Side): string;
  /** Of the cell where a bead would land: the other side would win on top of it. */
  deadly(winner: Side): string;
  /** Why a peg had better be left alone; `height` is where the winner's bead would lie. */
  whyDeadly(peg: string, winner: Side, height: number): string;
  /** All threats of a side, by their places. */
  threatsOf(side: Side, places: readonly string[]): string;
  /** The pegs that the side to move had better leave alone. */
  deadlyPegs(pegs: readonly string[]): string;
  readonly noThreats: string;
  /** What the shapes of the threat view mean. */
  readonly threatKey: {
    wins(side: Side): string;
    readonly deadly: string;
  };
  place(peg: string, height: number): string;
  readonly empty: string;
  bead(side: Side): string;
  readonly playable: string;
  readonly lastMove: string;
  readonly winning: string;
  full(peg: string): string;
  taken(peg: string, height: number): string;
  inTheAir(peg: string, height: number): string;
  /** What a bead has done; places are told by `place`. */
  readonly captions: {
    missed(side: string, place: string): string;
    blocks(side: string, place: string): string;
    canWin(side: string, place: string): string;
    /** One place or several. */
    threatens(side: string, places: readonly string[]): string;
    unstoppable(side: string): string;
  };
  readonly noStage: string;
  readonly stageLost: string;
  /** To have the 3D board back. */
  readonly tryAgain: string;
}

export type ScoreFourGuide = GameGuide<readonly [], ScoreFourPicture>;
