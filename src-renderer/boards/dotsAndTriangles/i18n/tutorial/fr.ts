import type { LessonWords } from './lessonWords.ts';

export const fr: LessonWords = {
  line: {
    task: 'Tracez n’importe quel trait entre deux points.',
    done: 'Chaque tour est un trait. Qui trace le troisième côté d’un triangle le possède.',
  },
  extra: {
    task: 'Il manque un trait à un triangle. Fermez-le, puis tracez encore une fois.',
    done: 'Fermer un triangle donne un tour de plus\u202F: c’était le trait suivant.',
    wrong: 'Cela ne ferme aucun triangle. Cherchez celui qui a deux côtés.',
  },
  two: {
    task: 'Un trait peut fermer deux triangles à la fois. Trouvez-le.',
    done: 'Deux triangles d’un seul trait, et pourtant un seul tour de plus.',
    wrong:
      'Cela n’en ferme pas deux. Cherchez le trait entre deux triangles auxquels lui seul manque.',
  },
  limit: {
    task: 'Fermez un triangle, et profitez du tour de plus pour en fermer un autre.',
    done: 'Deux fermés. Il n’y a jamais de troisième trait de suite\u202F: l’autre peut maintenant fermer ce qui reste.',
    wrong: 'Cela ne ferme rien. Il ne manque qu’un trait à plusieurs triangles.',
  },
  safe: {
    task: 'Ne donnez rien\u202F: tracez un trait après lequel aucun triangle n’a deux côtés.',
    done: 'Sûr. L’autre ne peut rien fermer maintenant.',
    wrong: 'Un triangle a alors deux côtés, et l’autre peut le fermer.',
  },
  parity: {
    task: 'Maintenant chaque trait donne quelque chose. Choisissez celui qui donne le moins\u202F: la partie peut encore finir à égalité.',
    done: 'Bien. Comme un tour a deux traits au plus, tout dépend de qui donne peu au bon moment.',
    wrong:
      'Vous finiriez alors derrière si les deux jouent au mieux. Cherchez le trait après lequel l’autre gagne moins.',
  },
};
