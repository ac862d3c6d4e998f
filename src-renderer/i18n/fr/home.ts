import type { HomeMessages } from '../messages/home.ts';
import { plural } from './grammar.ts';

/** What the home screen and the dialog for a new game say. */
export const home: HomeMessages = {
  home: {
    heading: 'Choisissez un jeu',
    play: (game) => `Jouer à ${game}`,
    rules: (game) => `Règles de ${game}`,
    inProgress: 'Parties à continuer',
    continue: 'Continuer',
    lookAgain: 'Revoir',
    movesMade: (count) => plural(count, { one: '# coup', other: '# coups' }),
    lastResult: (result) => `Dernier résultat\u202F: ${result}.`,
    pause: 'Mettre les petits plateaux en pause',
    resume: 'Laisser jouer les petits plateaux',
    clockWaits: 'La pendule est arrêtée jusqu’à votre retour.',
  },
  newGame: {
    title: (game) => `Nouvelle partie – ${game}`,
    opponent: 'Adversaire',
    computer: 'Ordinateur',
    person: 'Quelqu’un ici',
    level: 'Niveau',
    matching: 'Adapté',
    matchingNow: (level) =>
      `Suit vos résultats\u202F: niveau ${level} actuellement. Il monte quand vous gagnez et descend quand vous perdez.`,
    levelNumber: (level) => `Niveau ${level}`,
    time: 'Temps de réflexion',
    seconds: (seconds) => plural(seconds, { one: '# seconde', other: '# secondes' }),
    side: 'Vous jouez',
    random: 'Au hasard',
    first: (name) => `${name} commence.`,
    movesFirst: 'joue en premier',
    movesSecond: 'joue en second',
    either: 'l’un ou l’autre',
    usualSizes: 'Tailles habituelles',
    range: (min, max) => `${min} à ${max}`,
    tooSmall: (field, value, min) =>
      `${field}\u202F: ${value}, c’est trop petit. Le minimum est ${min}.`,
    tooLarge: (field, value, max) =>
      `${field}\u202F: ${value}, c’est trop grand. Le maximum est ${max}.`,
    notWhole: (field, min, max) => `${field}\u202F: il faut un nombre entier de ${min} à ${max}.`,
    rules: 'Règles',
    start: 'Commencer',
    cancel: 'Annuler',
    replaces:
      'Une partie de ce jeu est en cours. Elle est mise de côté telle quelle, et conservée, si vous en commencez une nouvelle.',
  },
};
