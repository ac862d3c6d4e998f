import type { HomeMessages } from '../messages/home.ts';
import { plural } from './grammar.ts';

/** What the home screen and the dialog for a new game say. */
export const home: HomeMessages = {
  home: {
    heading: 'Choose a game',
    play: (game) => `Play ${game}`,
    rules: (game) => `Rules of ${game}`,
    inProgress: 'Games to continue',
    continue: 'Continue',
    lookAgain: 'Look again',
    movesMade: (count) => plural(count, { one: '# move', other: '# moves' }),
    lastResult: (result) => `Last game: ${result}.`,
    pause: 'Pause the little boards',
    resume: 'Let the little boards play',
    clockWaits: 'The clock stands still until you are back.',
  },
  newGame: {
    title: (game) => `New game of ${game}`,
    opponent: 'Opponent',
    computer: 'Computer',
    person: 'Person here',
    level: 'Level',
    matching: 'Match me',
    matchingNow: (level) =>
      `Follows your results: level ${level} now. It rises when you win and falls when you lose.`,
    levelNumber: (level) => `Level ${level}`,
    time: 'Thinking time',
    seconds: (seconds) => plural(seconds, { one: '# second', other: '# seconds' }),
    side: 'You play',
    random: 'Random',
    movesFirst: 'moves first',
    movesSecond: 'moves second',
    either: 'one or the other',
    first: (name) => `${name} begins.`,
    usualSizes: 'Usual sizes',
    range: (min, max) => `${min} to ${max}`,
    tooSmall: (field, value, min) => `${field} ${value} is too small: the smallest is ${min}.`,
    tooLarge: (field, value, max) => `${field} ${value} is too large: the largest is ${max}.`,
    notWhole: (field, min, max) => `${field} must be a whole number from ${min} to ${max}.`,
    rules: 'Rules',
    start: 'Start',
    cancel: 'Cancel',
    replaces:
      'A game of this kind is in progress. It is put away as it stands, and kept, when you start a new one.',
  },
};
