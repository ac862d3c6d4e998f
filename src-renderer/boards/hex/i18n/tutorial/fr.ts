import type { LessonWords } from './lessonWords.ts';

export const fr: LessonWords = {
  chain: {
    task: 'Vous êtes O et reliez la gauche et la droite. Complétez la chaîne.',
    done: 'Relié. Quelqu’un relie toujours à la fin\u202F: il n’y a pas de nulle.',
    wrong: 'Cela ne relie pas les deux bords. Il manque une case dans la rangée.',
  },
  bridge: {
    task: 'Faites un pont depuis le pion marqué\u202F: deux cases plus loin, avec deux cases vides entre les deux.',
    done: 'Un pont. Si X prend une des cases du milieu, vous prenez l’autre.',
    wrong:
      'Ce n’est pas un pont\u202F: entre les deux pions il faut deux cases vides qui touchent les deux.',
  },
  answer: {
    task: 'X est entré dans votre pont. Répondez.',
    done: 'Le pont tient. Une intrusion ne coûte rien si l’on y répond.',
    wrong: 'X couperait alors le pont. Prenez son autre case.',
  },
  edge: {
    task: 'Un pont atteint aussi le bord\u202F: un pion de la deuxième rangée y a deux cases. X en a pris une.',
    done: 'Le plus petit gabarit de bord\u202F: depuis la deuxième rangée, le bord est assuré.',
    wrong: 'Cela laisse le bord à X. Prenez l’autre des deux cases du bord.',
  },
  ladder: {
    task: 'Maintenant X bloque chaque fois. Continuez le long du bord jusqu’au pion qui attend au bout.',
    done: 'Une échelle. Seule, elle ne mène nulle part\u202F; avec un pion au bout, elle gagne.',
    wrong: 'X peut alors vous arrêter. Restez contre votre dernier pion, près du bord.',
  },
  swap: {
    task: 'Vous êtes X à présent, avec la règle d’échange\u202F: vous pouvez reprendre le premier pion de O. Il est au milieu. Faites-le.',
    done: 'Il est à vous. Ainsi personne n’ouvre trop fort\u202F: qui coupe le gâteau laisse l’autre choisir.',
    wrong:
      'Toute autre réponse perd ici contre le meilleur jeu, tant le milieu est fort. Reprenez le pion.',
  },
};
