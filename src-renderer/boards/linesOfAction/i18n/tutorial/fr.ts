import type { LessonWords } from './lessonWords.ts';

export const fr: LessonWords = {
  count: {
    task: 'Deux pions se trouvent sur la colonne du pion marqué. Il y avance donc d’exactement deux cases\u202F: jouez-le.',
    done: 'Comptez tous les pions de la ligne, des deux couleurs, dans les deux sens. Un pion va exactement aussi loin.',
    wrong: 'C’est un autre coup. Avancez le pion marqué tout droit dans sa colonne.',
  },
  jump: {
    task: 'Le pion marqué partage sa rangée avec cinq autres. Déplacez-le le long de la rangée.',
    done: 'Six sur la rangée, donc six cases. Il a sauté par-dessus vos pions\u202F; par-dessus ceux de l’adversaire, jamais.',
    wrong: 'C’est un autre coup. Déplacez le pion marqué le long de sa rangée, de six cases.',
  },
  capture: {
    task: 'Un pion qui arrive sur un pion adverse le capture. Capturez.',
    done: 'Capturé. L’adversaire a moins de pions à réunir\u202F: une capture l’aide donc aussi.',
    wrong:
      'Cela ne capture rien. Cherchez un pion dont le compte mène exactement sur un pion blanc.',
  },
  connect: {
    task: 'Réunissez tous vos pions en un groupe\u202F: seul le pion marqué est encore à l’écart.',
    done: 'Tous réunis, aussi en diagonale\u202F: vous gagnez.',
    wrong:
      'Vos pions ne sont pas tous réunis. Le pion marqué peut rejoindre les autres en un coup.',
  },
  sacrifice: {
    task: 'Attention\u202F: un pion blanc est séparé de son groupe. Jouez, mais ne le capturez pas.',
    done: 'Exact. Un pion de moins peut faire un groupe de moins\u202F: qui donne un pion isolé est peut-être réuni aussitôt.',
    wrong: 'Sans ce pion isolé, tous les pions blancs seraient réunis, et Blanc gagnerait.',
  },
};
