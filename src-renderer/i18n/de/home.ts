import type { HomeMessages } from '../messages/home.ts';
import { plural } from './grammar.ts';

/** What the home screen and the dialog for a new game say. */
export const home: HomeMessages = {
  home: {
    heading: 'Wähle ein Spiel',
    play: (game) => `${game} spielen`,
    rules: (game) => `Regeln: ${game}`,
    inProgress: 'Offene Partien',
    continue: 'Fortsetzen',
    lookAgain: 'Ansehen',
    movesMade: (count) => plural(count, { one: '# Zug', other: '# Züge' }),
    lastResult: (result) => `Letzte Partie: ${result}.`,
    pause: 'Die kleinen Bretter anhalten',
    resume: 'Die kleinen Bretter spielen lassen',
    clockWaits: 'Die Uhr steht still, bis du wieder da bist.',
  },
  newGame: {
    title: (game) => `Neue Partie ${game}`,
    opponent: 'Gegner',
    computer: 'Computer',
    person: 'Person hier',
    level: 'Stufe',
    matching: 'Angepasst',
    matchingNow: (level) =>
      `Richtet sich nach deinen Ergebnissen: zurzeit Stufe ${level}. Sie steigt, wenn du gewinnst, und fällt, wenn du verlierst.`,
    levelNumber: (level) => `Stufe ${level}`,
    time: 'Bedenkzeit',
    seconds: (seconds) => plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
    side: 'Du spielst',
    random: 'Zufällig',
    movesFirst: 'zieht zuerst',
    movesSecond: 'zieht danach',
    either: 'eins von beiden',
    first: (name) => `${name} beginnt.`,
    usualSizes: 'Übliche Größen',
    range: (min, max) => `${min} bis ${max}`,
    tooSmall: (field, value, min) => `${field}: ${value} ist zu wenig; mindestens ${min}.`,
    tooLarge: (field, value, max) => `${field}: ${value} ist zu viel; höchstens ${max}.`,
    notWhole: (field, min, max) => `${field}: Gib eine ganze Zahl von ${min} bis ${max} ein.`,
    rules: 'Regeln',
    start: 'Starten',
    cancel: 'Abbrechen',
    replaces:
      'Eine Partie dieses Spiels läuft noch. Wenn du eine neue beginnst, wird sie so, wie sie steht, weggelegt und aufbewahrt.',
  },
};
