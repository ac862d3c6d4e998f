import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { LinesOfActionGuide } from '../linesOfActionWords.ts';

export const fr: LinesOfActionGuide = {
  aim: 'Rassemblez tous vos pions en un seul groupe, les voisins par les coins compris. Un pion seul est un groupe.',
  goalPicture: 'Noir a gagné\u202F: le dernier pion isolé a rejoint les autres.',
  hands: [
    'Glissez un pion jusqu’à sa case d’arrivée, ou cliquez ou touchez le pion, puis la case. Les cases qu’il atteint sont marquées, avec le nombre de pions sur chaque ligne.',
    'Un pion lâché ailleurs revient à sa place, de même qu’un pion sur lequel on clique de nouveau.',
  ],
  rules: (setup) => [
    'Noir commence, puis Blanc et Noir jouent à tour de rôle. Déplacez un de vos pions en ligne droite, dans l’une des huit directions, d’exactement autant de cases qu’il y a de pions des deux couleurs sur toute cette ligne.',
    'Vous pouvez sauter par-dessus vos propres pions, mais pas par-dessus ceux de l’autre camp. Arriver sur l’un de ceux-ci le prend.',
    'Un coup qui ne rassemble que les pions de l’autre camp donne la victoire à l’autre camp.',
    setupValue(setup, 'rules') === 0
      ? 'Un coup qui rassemble les pions des deux camps donne une partie nulle.'
      : 'Selon les règles de tournoi, un coup qui rassemble les pions des deux camps fait gagner qui l’a joué, et une position qui se présente pour la troisième fois avec le même camp au trait donne une partie nulle.',
    'Si aucun de vos pions ne peut bouger, vous devez passer. Si aucun camp ne peut bouger, la partie est nulle.',
  ],
  pictures: {
    count: 'Trois pions sont sur la colonne\u202F: le pion y avance donc de trois cases.',
    jump: 'Trois sur la rangée, donc trois cases\u202F: il saute par-dessus un pion de son camp.',
    capture: 'Deux sur la rangée, donc deux cases\u202F: il arrive sur le pion blanc et le prend.',
    blocked:
      'Interdit\u202F: un pion blanc barre le chemin, et l’on ne saute que par-dessus les siens.',
  },
  levels: [
    'Apprentissage\u202F: pense à votre réponse, oublie des coups et choisit librement. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: pense à votre réponse à chacun de ses coups, et en joue souvent un moins bon.',
    'Nouveau au club\u202F: pense à votre réponse à chacun de ses coups, et joue le plus souvent le meilleur.',
    'Solide\u202F: regarde quelques coups à l’avance.',
    'Fort\u202F: examine trois fois plus que le niveau au-dessous.',
    'Très fort\u202F: regarde encore plus loin, et punit les petites erreurs.',
    'Expert\u202F: cherche en profondeur et pardonne peu, en un cinquième de son temps.',
    'Maître\u202F: cherche pendant tout le temps de réflexion.',
  ],
  setup: {
    rules: {
      name: 'Règles',
      choices: [
        {
          name: 'Fiche',
          explanation: 'Les deux camps reliés\u202F: partie nulle.',
        },
        {
          name: 'Tournoi',
          explanation:
            'Les deux camps reliés\u202F: qui a joué gagne. La même position pour la troisième fois\u202F: partie nulle.',
        },
      ],
    },
  },
};
