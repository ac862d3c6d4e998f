import type { Side } from '../core/side.ts';
import type { TextPlace } from './textPlace.ts';

/** What a person should know about a file that was opened. */
export type OpenNote =
  /** The file is broken; what stands before was read. */
  | ({ readonly code: 'NOTE_BROKEN' } & TextPlace)
  /** A move of the main line, from 1, is none or can't be made; the game was opened up to there. */
  | { readonly code: 'NOTE_BAD_MOVE'; readonly number: number; readonly move: string }
  /** So many other lines are left out: their moves can't be made, or there are too many of them. */
  | { readonly code: 'NOTE_LINES_LEFT_OUT'; readonly count: number }
  /** Not all comments could be kept. */
  | { readonly code: 'NOTE_COMMENTS_CUT' }
  /** What a swap was taken for, in a game in which it can be meant in two ways. */
  | { readonly code: 'NOTE_SWAP'; readonly swap: 'pieces' | 'sides' }
  /** The file tells another result than the board; the winner by the file and by the board, `draw` for none. */
  | {
      readonly code: 'NOTE_RESULT';
      readonly told: Side | 'draw';
      readonly board: Side | 'draw' | 'open';
    }
  /** Other games stand in the same file. */
  | { readonly code: 'NOTE_MORE_GAMES' }
  /** A part of a file of ours can't be used, e.g. `times.3`; the rest was read. */
  | { readonly code: 'NOTE_LEFT_OUT'; readonly where: string }
  /** The text was written in another character set than UTF-8. */
  | { readonly code: 'NOTE_CHARSET'; readonly charset: string };

/** Why a file can't be opened at all. */
export interface OpenError {
  readonly code:
    /** Not a kind of file or text that we read. */
    | 'ERR_FORMAT_UNKNOWN'
    | 'ERR_FORMAT_TOO_LARGE'
    /** A game that we do not have. */
    | 'ERR_FORMAT_GAME'
    /** A board or a start that our game does not have. */
    | 'ERR_FORMAT_SETUP'
    /** A match of ours that is damaged. */
    | 'ERR_FORMAT_CONTENT'
    /** A later version of the program wrote it. */
    | 'ERR_FORMAT_NEWER';
  /** What is wrong, as a sentence without its full stop. */
  readonly message: string;
}
