import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: 'There is no game to do this in.',
  ERR_STALE: 'The game has changed in the meantime, so nothing was done.',
  ERR_NOT_YOUR_TURN: 'It is not your turn.',
  ERR_MATCH_OVER: 'The game is over.',
  ERR_ILLEGAL_MOVE: 'The rules do not allow that move.',
  ERR_NOTHING_TO_UNDO: 'There is no move to take back.',
  ERR_NOTHING_TO_REDO: 'There is no move to make again.',
  ERR_NO_SUCH_LINE: 'That position or branch is not there any more.',
  ERR_TOO_MANY_LINES: 'This game has as many branches as it can keep. Delete one first.',
  ERR_STRICT: 'In a strict game nothing is taken back.',
  ERR_NO_DRAW: 'A draw is not to be had just now.',
  ERR_NO_BRANCH_YET: 'A strict game, or one with a clock, has branches once it is over.',
  ERR_SETUP: 'The game cannot be set up like that.',
  ERR_UNSAVED: 'A game could not be saved.',
  ERR_KIOSK: 'That can’t be done here: this Quintet is there for everybody.',
  ERR_ONE_WINDOW: 'There is only ever one window here.',
  ERR_NO_FOLDER_WINDOW: 'The folder cannot be opened from here.',
  ERR_UNKNOWN_CALL: 'Quintet does not know what this window asks for.',
  ERR_PAYLOAD: 'Quintet does not understand what this window asks for.',
  ERR_SENDER: 'Only the window of the app may ask for that.',
  ERR_INTERNAL: 'Something went wrong inside Quintet. The game is kept.',
  ERR_CONNECTION: 'That was not done: there was no connection to the program. The game is kept.',
  ERR_UNREADABLE: 'The program said something that this window does not understand.',
};
