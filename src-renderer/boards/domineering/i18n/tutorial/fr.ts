import type { LessonWords } from './lessonWords.ts';

export const fr: LessonWords = {
  lay: {
    task: 'Vous êtes Vertical. Posez un domino n’importe où.',
    done: 'Il couvre deux cases, l’une au-dessus de l’autre. Qui n’a plus de place perd.',
  },
  safe: {
    task: 'Faites une place sûre\u202F: deux cases libres, l’une sur l’autre, où aucun domino horizontal ne tient.',
    done: 'Personne ne peut vous la prendre. Vous la remplirez quand il vous faudra un coup.',
    wrong:
      'Cela ne crée aucune place qui ne soit qu’à vous. Posez près d’une colonne dont les autres voisines sont couvertes.',
  },
  prevent: {
    task: 'Horizontal pourrait se faire une place sûre. Posez-y d’abord.',
    done: 'Prise. Ce que veut l’autre est souvent le meilleur endroit pour vous.',
    wrong: 'Horizontal peut encore se faire sa place sûre. Trouvez les deux cases qu’il veut.',
  },
  parity: {
    task: 'Comptez\u202F: qui pose en dernier gagne. Un seul domino gagne ici.',
    done: 'Le nombre de places tombe maintenant juste pour vous, quoi que fasse Horizontal.',
    wrong: 'Après cela, Horizontal peut poser en dernier. Essayez les places de tête, une à une.',
  },
  room: {
    task: 'Faites de la place que vous seul pouvez utiliser. Deux dominos gagnent ici.',
    done: 'C’est la place à soi qui décide\u202F: l’autre en manque le premier.',
    wrong:
      'Après cela, Horizontal peut gagner. Cherchez un domino qui vous garde libres des colonnes de deux.',
  },
};
