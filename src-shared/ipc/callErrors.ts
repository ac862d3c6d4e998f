import { STORAGE_ERRORS } from './storage.ts';

/** Why a call was refused or came to nothing: the window says it in its own words. */
export const CALL_ERRORS = [
  /** Intents that do not fit the match. */
  ...(['ERR_NO_MATCH', 'ERR_STALE', 'ERR_NOT_YOUR_TURN'] as const),
  ...(['ERR_MATCH_OVER', 'ERR_ILLEGAL_MOVE'] as const),
  ...(['ERR_NO_SUCH_LINE', 'ERR_TOO_MANY_LINES', 'ERR_NO_BRANCH_YET'] as const),
  ...(['ERR_NOTHING_TO_UNDO', 'ERR_NOTHING_TO_REDO', 'ERR_STRICT', 'ERR_NO_DRAW'] as const),
  /** The game that is played can't be deleted. */
  'ERR_ON_TABLE',
  /** A game cannot be set up so. */
  'ERR_SETUP',
  /** A game of which nothing is told while it is played. */
  'ERR_STRICT_GAME',
  /** A position can't be, or its code is none. */
  'ERR_POSITION',
  /** A game that was opened can't be one of ours. */
  'ERR_GAME_FILE',
  /** There is no such puzzle, or none of that game. */
  'ERR_NO_PUZZLE',
  /** A tournament can't be played so; another one goes on; there is none. */
  ...(['ERR_TOURNAMENT', 'ERR_TOURNAMENT_RUNS', 'ERR_NO_TOURNAMENT'] as const),
  /** Ending the program would lose a match. */
  'ERR_UNSAVED',
  /** This host has one window. */
  'ERR_ONE_WINDOW',
  /** The program stands there for everybody, and this belongs to the person who put it up. */
  'ERR_KIOSK',
  /** This host can't show a folder. */
  'ERR_NO_FOLDER_WINDOW',
  /** There is no such program, it does not play that game, or this host can't have the person choose one. */
  ...(['ERR_NO_PROGRAM', 'ERR_NO_PICKER'] as const),
  /** What was chosen is no program that can be started; a batch file is none because it needs a shell. */
  ...(['ERR_PROGRAM_FILE', 'ERR_BATCH_FILE'] as const),
  /** A setting could not be stored. */
  ...STORAGE_ERRORS,
  /** What was asked breaks the contract. */
  ...(['ERR_UNKNOWN_CALL', 'ERR_PAYLOAD', 'ERR_SENDER'] as const),
  /** A bug of the program. */
  'ERR_INTERNAL',
  /** There was no way to the program, or its answer breaks the contract. */
  ...(['ERR_CONNECTION', 'ERR_UNREADABLE'] as const),
] as const;

export type CallErrorCode = (typeof CALL_ERRORS)[number];
