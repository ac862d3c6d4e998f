import { plural } from '../fr/grammar.ts';
import type { LearnWords } from './learnWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const fr: LearnWords = {
  title: 'Apprendre',
  intro:
    'Un tutoriel de chaque jeu, et des problèmes à un seul bon coup, démontré par notre propre solveur. Les problèmes deviennent plus difficiles à mesure que vous progressez.',
  daily: 'Problème du jour',
  dailyOf: (game) => `Problème du jour, ${game}`,
  dailySolved: 'Résolu aujourd’hui',
  puzzles: 'Problèmes',
  puzzlesOf: (game) => `Problèmes de ${game}`,
  rating: (rating, deviation) => `Votre classement : ${rating} ± ${deviation}`,
  noRating: 'Pas encore classé',
  streak: (days) => plural(days, { one: '# jour de suite', other: '# jours de suite' }),
  due: (count) => `${count} à réessayer`,
  solved: (solved, tried) => `${solved} sur ${tried} résolus`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `Trait à ${side} : gagnez tout de suite.`
        : `Trait à ${side} : gagnez en ${moves} coups, quelle que soit la réponse.`,
    onlyWin: (side) => `Trait à ${side} : trouvez le seul coup qui gagne.`,
    save: (side, other, moves) =>
      moves === 1
        ? `Trait à ${side} : trouvez le seul coup qui empêche ${other} de gagner tout de suite.`
        : `Trait à ${side} : trouvez le seul coup qui empêche ${other} de gagner en ${moves} coups.`,
    margin: (side, count) =>
      count > 0
        ? `Trait à ${side} : obtenez le plus possible, soit ${triangles(count)} de plus que l’autre à la fin.`
        : count === 0
          ? `Trait à ${side} : trouvez le seul coup qui fait partie nulle.`
          : `Trait à ${side} : ne perdez pas de plus de ${triangles(-count)}.`,
  },
  puzzleRating: (rating) => `Difficulté ${rating}`,
  judging: 'Examen du coup…',
  right: 'C’est juste. Continuez !',
  isSolved: 'Résolu !',
  unsure: 'Impossible de démontrer si ce coup convient. Essayez-en un autre.',
  newRating: (rating, change) => `Votre classement : ${rating} (${change})`,
  wrong: {
    noWin: 'Cela ne gagne pas.',
    noWinAfter: (reply, moves) => `Non : après ${reply}, il n’y a plus de gain en ${moves} coups.`,
    loses: 'Cela perd.',
    losesAfter: (reply, other) => `Non : après ${reply}, c’est ${other} qui gagne.`,
    otherWins: (other, line) => `Non : ${other} gagne par ${line}.`,
    otherGoesOn: (other, reply) => `Non : après ${reply}, on ne peut plus arrêter ${other}.`,
    less: (side) => `${side} ne peut plus en obtenir autant.`,
    lessAfter: (reply, side) => `Non : après ${reply}, ${side} ne peut plus en obtenir autant.`,
  },
  counts: {
    repeat: 'Vous aviez manqué ce problème. Résolvez-le maintenant et il reviendra moins souvent.',
    nothing: 'Ce problème a déjà compté ; jouez-le pour vous entraîner.',
  },
  solution: 'Solution',
  moves: 'Coups',
  lastPuzzles: 'Vos derniers problèmes',
  puzzleSolved: (rating) => `Résolu, classement ${rating} ensuite`,
  puzzleFailed: (rating) => `Manqué, classement ${rating} ensuite`,
  back: 'Retour à « Apprendre »',
};
