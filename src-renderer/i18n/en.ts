import { boards } from './en/boards.ts';
import { counted } from './en/counted.ts';
import { ends } from './en/ends.ts';
import { rules } from './en/rules.ts';
import { storage } from './en/storage.ts';
import { be, subject, type Who, win } from './en/who.ts';

/** A key or keys, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];

/** English: every message of the app, by where it is read. */
export const en = {
  app: {
    name: 'Quintet',
    title: (game: string) => `${game} – Quintet`,
    tagline: 'Five classic games, one table',
    loading: 'Setting the table…',
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
    notDone: 'That was not done: there was no connection to the program. The game is kept.',
    unreadable: 'The program said something that this window does not understand.',
  },
  toasts: { region: 'Messages', dismiss: 'Dismiss' },
  storage,

  home: {
    heading: 'Choose a game',
    play: (game: string) => `Play ${game}`,
    continue: 'Continue',
    lookAgain: 'Look again',
    movesMade: (count: number) => counted(count, 'move', 'moves'),
    blurbs: {
      scoreFour: 'Beads on sixteen pegs, four in a row in any direction. In 3D.',
      domineering: 'One lays dominoes upright, the other across. Run out of room and you lose.',
      dotsAndTriangles: 'Draw lines between dots and close more triangles than the other.',
      hex: 'Join your two sides of the board. Somebody always does.',
      linesOfAction: 'Bring all your pieces together before the other side does.',
    },
    pause: 'Pause the little boards',
    resume: 'Let the little boards play',
  },

  newGame: {
    title: (game: string) => `New game of ${game}`,
    opponent: 'Opponent',
    computer: 'Computer',
    person: 'Person here',
    level: 'Level',
    matching: 'Match me',
    matchingNow: (level: number) =>
      `Follows your results: level ${level} now. It rises when you win and falls when you lose.`,
    levelNumber: (level: number) => `Level ${level}`,
    time: 'Thinking time',
    seconds: (seconds: number) => counted(seconds, 'second', 'seconds'),
    side: 'You play',
    random: 'Random',
    first: (name: string) => `${name} begins.`,
    setup: 'Board and rules',
    range: (min: number, max: number) => `${min} to ${max}`,
    impossible: (field: string, min: number, max: number) =>
      `${field} must be a whole number from ${min} to ${max}.`,
    start: 'Start',
    cancel: 'Cancel',
    replaces: 'The game on the table is put away as it stands, and kept, when you start a new one.',
  },

  match: {
    back: 'Back to all games',
    board: (game: string) => `${game} board`,
    rules: 'Rules and keys',
    flip: 'Turn the board round',
    menu: 'Menu',
    panel: 'Game',
    commands: 'Commands',
    players: 'Players',
  },
  players: {
    you: 'You',
    level: (level: number) => `Level ${level}`,
    two: 'two players',
    against: (opponent: string, side: string) => `against ${opponent} · you are ${side}`,
    toMove: 'to move',
    thinking: 'thinking',
    thinkingDeep: (depth: number) => `thinking · depth ${depth}`,
    moveNow: 'Move now',
  },
  turn: (who: Who) => (who.isYou ? 'Your move.' : `${who.name} to move.`),
  result: {
    region: 'Result',
    draw: 'Draw',
    wins: (who: Who) => `${subject(who)} ${win(who)}`,
    rematch: 'Rematch',
  },
  ends,
  news: {
    newGame: (game: string) => `New game of ${game}.`,
    tookBack: (count: number) => `${counted(count, 'move', 'moves')} taken back.`,
    goesOn: 'The game goes on.',
  },

  moves: {
    title: 'Moves',
    none: 'No move yet',
    first: 'First position',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Latest move',
    start: 'Start',
    looking: (ply: number, last: number) => (ply === 0 ? 'The start' : `Move ${ply} of ${last}`),
    now: 'Back to now',
    viewing: (ply: number, last: number) =>
      ply === 0 ? 'Looking at the start.' : `Looking at move ${ply} of ${last}.`,
  },
  evaluation: {
    title: (name: string) => `What ${name} thinks`,
    even: 'The game is even.',
    better: (who: Who) => `${subject(who)} ${be(who)} a little better.`,
    muchBetter: (who: Who) => `${subject(who)} ${be(who)} much better.`,
    winning: (who: Who) => `${subject(who)} ${be(who)} winning.`,
    winsBy: (who: Who, margin: number) => `${subject(who)} ${win(who)} by ${margin}.`,
    /** @param moves the winner’s own */
    wins: (who: Who, moves: number) =>
      `${subject(who)} ${win(who)}${moves <= 1 ? '' : ` in ${moves} moves or fewer`}.`,
    drawn: 'With best play it is a draw.',
    chance: (who: Who, percent: number) => `${percent} % for ${who.isYou ? 'you' : who.name}`,
    depth: (plies: number) => `${counted(plies, 'ply', 'plies')} deep`,
    /** @param short the same number, as it is written */
    nodes: (count: number, short: string) => counted(count, 'position', 'positions', short),
    bestLine: 'Best line',
  },

  commands: {
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    resign: 'Resign',
    newGame: 'New game',
    quit: 'Quit',
  },
  confirm: {
    keepPlaying: 'Keep playing',
    resignTitle: 'Resign this game?',
    resignText: (winner: string) =>
      `${winner} will have won. It can still be taken back with Undo.`,
    restartTitle: 'Start this game again?',
    restartText: 'The game as it stands is put away, and kept.',
    quitUnsavedTitle: 'Quit without saving?',
    quitUnsavedText: (games: number) =>
      games < 2
        ? 'What was played since the last save will be lost.'
        : `${counted(games, 'game', 'games')} could not be saved and will be lost.`,
    isVoid: 'The game you were asked about has changed or is gone, so nothing was done.',
  },

  menu: {
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    quality: '3D board',
    qualities: { auto: 'Automatic', high: 'Fine', low: 'Fast' },
    coordinates: 'Show coordinates',
    coordinateStyle: 'Names of squares and cells',
    coordinateStyles: { handout: 'As in the handouts', common: 'As usual elsewhere' },
    coordinatesExplained:
      'Top left in Lines of Action: a0, or a8 as in chess. Top left in Hex: A0, or a1.',
    threads: 'Processor cores for a move',
    memory: 'Search memory',
    megabytes: (megabytes: number) => `${megabytes} MB`,
    openWindow: 'Open another window',
    about: 'About Quintet',
  },

  about: {
    title: 'About Quintet',
    version: (version: string) => `Quintet ${version}`,
    licence:
      'Quintet is free software under the MIT licence. It needs no network and sends nothing.',
    notices: 'Licences of Quintet and of the software it contains',
    unreadable:
      'They could not be read. They are part of every built Quintet, in the file notices.txt.',
  },

  help: {
    title: (game: string) => `How to play ${game}`,
    close: 'Close',
    rules,
    boardKeys: 'On the board',
    everywhere: 'Everywhere',
  },
  /** Keys and what they do, by where they work. */
  boardKeys: [
    ['Shift + Left, Right', 'look at earlier and later moves'],
    ['?', 'this page'],
  ] as readonly KeyMeaning[],
  everywhereKeys: (isApple: boolean): readonly KeyMeaning[] => [
    [isApple ? 'Cmd + Z' : 'Ctrl + Z', 'take back'],
    [isApple ? 'Cmd + Shift + Z' : 'Ctrl + Y', 'make again'],
    ['F1', 'this page'],
    ['F2', 'new game'],
  ],

  scoreFour: {
    keys: [
      ['Arrow keys', 'go from cell to cell'],
      ['Page Up, Page Down', 'go up or down one layer'],
      ['Home, End', 'go to the first or last cell of the row'],
      ['Enter, Space', 'drop a bead there'],
    ] as readonly KeyMeaning[],
    /** Where the 3D board stands. */
    stageKeys: [
      ['1 2 3 4', 'make one height stand out; again for all'],
      ['E', 'lift the layers apart'],
      ['Q, W', 'turn the board by a quarter'],
      ['+ −', 'come closer, move back'],
      ['0', 'usual view'],
    ] as readonly KeyMeaning[],
    layers: 'Layers',
    layer: (height: number) => `Height ${height}`,
    view: 'View',
    turnLeft: 'Turn the board left',
    turnRight: 'Turn the board right',
    reset: 'Reset view',
    height: (height: number) => `Only height ${height}`,
    explode: 'Explode',
    place: (peg: string, height: number) => `${peg}, height ${height}`,
    empty: 'empty',
    playable: 'playable',
    lastMove: 'last move',
    winning: 'in a winning line',
    full: (peg: string) => `Peg ${peg} is full.`,
    taken: (peg: string, height: number) => `${peg} at height ${height} is taken.`,
    inTheAir: (peg: string, height: number) =>
      `A bead can’t hang in the air: on ${peg} it lands at height ${height}.`,
    noStage: 'The 3D board can’t be drawn here, so the layers stand in for it.',
    stageLost: 'The 3D board was lost, so the layers stand in for it. The game goes on.',
  },
  boards,
  board: {
    notNow: 'No move can be made now.',
    over: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    earlier: 'This is an earlier move. Go back to now to play.',
  },
};
