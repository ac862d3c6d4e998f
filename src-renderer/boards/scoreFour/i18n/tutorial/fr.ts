import type { LessonWords } from './lessonWords.ts';

export const fr: LessonWords = {
  peg: {
    task: 'Enfilez une bille sur n’importe quelle tige.',
    done: 'Elle a glissé jusqu’à la place libre la plus basse. Un coup nomme une tige, jamais une hauteur.',
  },
  height: {
    task: 'Placez maintenant une bille à l’étage 2.',
    done: 'Votre bille repose sur une autre. On ne choisit l’étage que par ce qui est dessous.',
    wrong:
      'Cette bille n’arriverait pas à l’étage 2. Choisissez une tige qui porte exactement une bille.',
  },
  row: {
    task: 'Trois de vos billes sont alignées. Complétez la ligne.',
    done: 'Quatre alignées\u202F: la première sorte de ligne.',
    wrong: 'Cela ne complète pas la rangée des billes marquées.',
  },
  upright: {
    task: 'Une ligne peut être debout. Complétez-en une sur une seule tige.',
    done: 'Quatre sur une tige\u202F: la deuxième sorte de ligne.',
    wrong: 'Cela ne complète aucune ligne. Cherchez la tige qui porte trois de vos billes.',
  },
  wall: {
    task: 'Vos billes marquées montent le long d’une paroi. Complétez la diagonale.',
    done: 'Une diagonale d’une paroi ou d’un étage\u202F: la troisième sorte de ligne.',
    wrong:
      'Cela ne complète aucune ligne. Chaque bille marquée est une tige plus loin et un étage plus haut\u202F; et ensuite\u202F?',
  },
  space: {
    task: 'Et maintenant une diagonale à travers tout le cube, d’un coin à l’autre.',
    done: 'À travers l’espace\u202F: la quatrième sorte. Il y a 76 lignes en tout.',
    wrong:
      'Cela ne complète aucune ligne. Les billes marquées montent d’un coin du cube au coin opposé.',
  },
  double: {
    task: 'Créez deux menaces avec une bille. Puis gagnez.',
    done: 'Deux menaces à la fois ne peuvent être parées toutes les deux. La plupart des parties se gagnent ainsi.',
    wrong:
      'Ce n’est pas cela\u202F: il faut la tige où deux de vos rangées arrivent à trois en même temps, puis la bille qui complète une ligne.',
  },
  deadly: {
    task: 'Il manque à Noir une bille dans la rangée marquée, au-dessus de votre prochaine bille en D1. Jouez où vous voulez, mais sans l’aider.',
    done: 'Exact. Qui joue cette tige en premier cède la place du dessus\u202F; chacun attend donc.',
    wrong: 'Une bille à cet endroit hisse Noir à l’étage 2, et Noir complète la rangée.',
  },
};
