import type { Shortcut } from '../keyboard/shortcut.ts';

/** Where a command stands in menus. */
export const COMMAND_GROUPS = ['game', 'moves', 'read', 'view', 'app', 'help'] as const;

export type CommandGroup = (typeof COMMAND_GROUPS)[number];

interface CommandShape {
  readonly id: string;
  readonly group: CommandGroup;
  /** Its usual keys, the one that menus show first. A single key works with the focus on the board only. */
  readonly keys: readonly Shortcut[];
}

/**
 * Everything that can be asked for by name, in the order of menus. Keys, menus, the palette and the list of keys are
 * made from this; what a command does, and whether it can be given now, whoever offers it says (`CommandState`).
 */
export const COMMANDS = [
  { id: 'newGame', group: 'game', keys: ['F2'] },
  { id: 'moveNow', group: 'game', keys: ['F8'] },
  { id: 'restart', group: 'game', keys: [] },
  { id: 'rematch', group: 'game', keys: [] },
  { id: 'resign', group: 'game', keys: [] },
  { id: 'offerDraw', group: 'game', keys: [] },
  { id: 'claimDraw', group: 'game', keys: [] },
  { id: 'analyse', group: 'game', keys: ['a'] },
  { id: 'review', group: 'game', keys: [] },
  { id: 'retryMistakes', group: 'game', keys: [] },
  { id: 'newBoard', group: 'game', keys: [] },
  { id: 'home', group: 'game', keys: ['Shift+F2'] },
  { id: 'learn', group: 'game', keys: [] },
  { id: 'library', group: 'game', keys: [] },
  { id: 'tournament', group: 'game', keys: [] },
  { id: 'openGame', group: 'game', keys: ['F4'] },
  { id: 'saveGame', group: 'game', keys: ['Shift+F4'] },
  { id: 'savePicture', group: 'game', keys: [] },
  { id: 'saveFilm', group: 'game', keys: [] },
  { id: 'print', group: 'game', keys: [] },
  { id: 'exportAll', group: 'game', keys: [] },
  { id: 'importAll', group: 'game', keys: [] },
  { id: 'demo', group: 'game', keys: [] },
  { id: 'nextPuzzle', group: 'moves', keys: ['n'] },
  { id: 'retryPuzzle', group: 'moves', keys: ['Shift+n'] },
  { id: 'solvePuzzle', group: 'moves', keys: ['s'] },
  { id: 'undo', group: 'moves', keys: ['Mod+z'] },
  { id: 'redo', group: 'moves', keys: ['Mod+y', 'Mod+Shift+z'] },
  { id: 'hint', group: 'moves', keys: ['h'] },
  { id: 'why', group: 'moves', keys: ['y'] },
  { id: 'typeMove', group: 'moves', keys: ['/'] },
  { id: 'playFromHere', group: 'moves', keys: ['b'] },
  { id: 'restoreBranch', group: 'moves', keys: [] },
  { id: 'firstMove', group: 'moves', keys: ['Shift+Home'] },
  { id: 'previousMove', group: 'moves', keys: ['Shift+ArrowLeft'] },
  { id: 'nextMove', group: 'moves', keys: ['Shift+ArrowRight'] },
  { id: 'lastMove', group: 'moves', keys: ['Shift+End'] },
  { id: 'engine', group: 'moves', keys: ['x'] },
  { id: 'findWin', group: 'moves', keys: [] },
  { id: 'editBoard', group: 'moves', keys: [] },
  { id: 'promoteLine', group: 'moves', keys: [] },
  { id: 'removeMove', group: 'moves', keys: [] },
  { id: 'copyPosition', group: 'moves', keys: [] },
  { id: 'copyMoves', group: 'moves', keys: [] },
  { id: 'readBoard', group: 'read', keys: ['r'] },
  { id: 'readLastMove', group: 'read', keys: ['l'] },
  { id: 'readClocks', group: 'read', keys: ['c'] },
  { id: 'readThreats', group: 'read', keys: ['Shift+t'] },
  { id: 'readMoves', group: 'read', keys: ['v'] },
  { id: 'flip', group: 'view', keys: ['f'] },
  { id: 'zoomIn', group: 'view', keys: ['+', '='] },
  { id: 'zoomOut', group: 'view', keys: ['-'] },
  { id: 'resetView', group: 'view', keys: ['0'] },
  { id: 'turnLeft', group: 'view', keys: ['q'] },
  { id: 'turnRight', group: 'view', keys: ['w'] },
  { id: 'explode', group: 'view', keys: ['e'] },
  { id: 'height1', group: 'view', keys: ['1'] },
  { id: 'height2', group: 'view', keys: ['2'] },
  { id: 'height3', group: 'view', keys: ['3'] },
  { id: 'height4', group: 'view', keys: ['4'] },
  { id: 'threats', group: 'view', keys: ['t'] },
  { id: 'sight1', group: 'view', keys: ['i'] },
  { id: 'sight2', group: 'view', keys: ['Shift+i'] },
  { id: 'photo', group: 'view', keys: ['p'] },
  { id: 'sound', group: 'view', keys: ['m'] },
  { id: 'panel', group: 'view', keys: ['Mod+b'] },
  { id: 'thoughts', group: 'view', keys: [] },
  { id: 'palette', group: 'app', keys: ['Mod+k', 'Mod+Shift+p'] },
  { id: 'settings', group: 'app', keys: ['Mod+,'] },
  { id: 'openWindow', group: 'app', keys: [] },
  { id: 'quit', group: 'app', keys: [] },
  { id: 'help', group: 'help', keys: ['F1', '?'] },
  { id: 'about', group: 'help', keys: [] },
] as const satisfies readonly CommandShape[];

export type CommandId = (typeof COMMANDS)[number]['id'];

export interface Command extends CommandShape {
  readonly id: CommandId;
}
