import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: 'Five classic games, one table',
    loading: 'Setting the table…',
    languageFailed: 'The words of this language could not be loaded. Quintet goes on as it was.',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: ['The connection to Quintet was lost. Trying again…', 'The game is kept.'],
    ended: [
      'Quintet has ended.',
      'The game is kept: start Quintet again, and it goes on in the window that opens then. You can close this one.',
    ],
    restarted: [
      'Quintet was started again since this window was opened.',
      'The game is kept and goes on in the window that opened then. You can close this one.',
    ],
    noEntry: [
      'This address alone does not open Quintet.',
      'Open the whole address that it printed when it started, or choose “Open another window” in the menu of a window of Quintet. Starting Quintet again opens a window too.',
    ],
    entryUnknown: [
      'Quintet does not know this address.',
      'It is incomplete, or it was printed at an earlier start. Open the address that was printed last; starting Quintet again opens a window too.',
    ],
    entryUsed: [
      'This address has been used.',
      'Each address opens one window. For one more, choose “Open another window” in the menu of the window it opened, or start Quintet again.',
    ],
    tooManyWindows: [
      'Quintet has as many windows open as it can serve.',
      'Close one of them, and this one opens by itself.',
    ],
    hasQuit: 'Quintet has ended. You can close this window.',
  },
  toasts: { region: 'Messages', dismiss: 'Dismiss' },
  about: {
    title: 'About Quintet',
    version: (version) => `Quintet ${version}`,
    licence:
      'Quintet is free software under the MIT licence. It needs no network and sends nothing.',
    notices: 'Licences of Quintet and of the software it contains',
    unreadable:
      'They could not be read. They are part of every built Quintet, in the file notices.txt.',
  },
};
