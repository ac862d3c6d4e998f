import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { CoordinateStyle } from '../../src-shared/core/notation.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { Settings } from '../../src-shared/ipc/contract.ts';
import type { Offers } from '../commands/commandState.svelte.ts';
import type { Who } from '../i18n/who.ts';

/** How boards are drawn, the same for all of them. */
export interface BoardLook {
  readonly theme: 'light' | 'dark';
  readonly quality: 'high' | 'low';
  readonly hasReducedMotion: boolean;
  /** How much longer than usual pieces move. */
  readonly motionScale: number;
  /** One goes through positions quickly, or to another part of the game, which is at once: no piece moves. */
  readonly isLeafing?: boolean;
  readonly showCoordinates: boolean;
  readonly coordinates: CoordinateStyle;
  /** What the board is made of: one of the `boardMaterials` of its entry. */
  readonly material: string;
  /** Turned by 180° (3D: by quarter turns), so that the other player sits in front. */
  readonly isFlipped: boolean;
  /** How a 3D board was seen the last time. */
  readonly view: BoardView;
  /** For people who look on: without buttons, and a 3D board turns by itself. */
  readonly isShow?: boolean;
  /** Visitors play: nothing of what they do is kept, so no pictures are taken. */
  readonly isKiosk?: boolean;
}

export type BoardView = Settings['boardView'];

/**
 * Something pointed out on a board, which is not part of the position: good or bad for whoever it is told to, or plain,
 * beside something good.
 */
export type BoardMark<P extends Position = Position> = {
  readonly tone: 'good' | 'bad' | 'plain';
  /** A few figures, for the order of moves or their worth. */
  readonly label?: string | undefined;
  /** What the label says is no estimate. */
  readonly isProved?: boolean;
} & (
  | {
      /** As the game's geometry numbers them; in Dots and Triangles a triangle. */
      readonly cell: number;
    }
  | {
      readonly move: Move;
      /** Where it is made; the position on the board unless told. */
      readonly before?: P | undefined;
    }
);

/** What every board component gets. A board shows exactly this and sends intents; it keeps no game state. */
export interface BoardProps<P extends Position = Position> {
  /** What is about one match alone ends with it. */
  readonly matchId: string;
  readonly setup: Setup;
  readonly position: P;
  /** How the position came about, where it was not the start. */
  readonly lastMove: { readonly move: Move; readonly before: P } | undefined;
  /** The match ended with this position, by its rules or otherwise. */
  readonly isOver: boolean;
  /** What is pointed out, where anything is. */
  readonly marks?: readonly BoardMark<P>[] | undefined;
  /** A strict match is being played: the board gives no help. */
  readonly isStrict?: boolean;
  /** A person may move now. */
  readonly isInteractive: boolean;
  readonly look: BoardLook;
  /** A legal move was chosen. */
  readonly onPlay: (move: Move) => void;
  /** A position is set up by hand: a place was chosen, whatever lies there. */
  readonly onPlace?: ((place: number) => void) | undefined;
  /** An illegal try: the reason in words, to be shown and announced. */
  readonly onRefuse: (reason: string) => void;
  /** The person has put the board in another view, which is to be kept. */
  readonly onView: (view: BoardView) => void;
  /** Takes what can be done with the board besides making moves, until the returned function is called. */
  readonly onOffer: (offers: () => Offers) => () => void;
}

/** A move that was made. */
export interface Step<P extends Position = Position> {
  readonly before: P;
  readonly move: Move;
  readonly after: P;
}

/** The end of a game by its rules, to be told. */
export interface End<P extends Position = Position> {
  readonly position: P;
  /** `undefined` is a draw. */
  readonly winner: Who | undefined;
  readonly who: (side: Side) => Who;
}
