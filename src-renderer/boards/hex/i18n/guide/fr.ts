import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { HexGuide } from '../hexWords.ts';

export const fr: HexGuide = {
  aim: 'O gagne avec une chaîne de pions du bord gauche au bord droit, X avec une chaîne du haut au bas. L’une des deux finit toujours par se former.',
  goalPicture: 'O a gagné\u202F: sa chaîne relie la gauche et la droite.',
  hands: ['Cliquez ou touchez une case vide pour y poser un pion.'],
  rules: (setup) => [
    'O commence, puis X et O posent chacun à son tour un pion sur une case vide. Les pions ne bougent jamais et ne sont jamais pris.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'Une exception, la règle d’échange\u202F: au lieu de répondre au premier pion, X peut se l’approprier. Il devient un X, reflété par rapport à la grande diagonale, et c’est à O de jouer.',
        ]
      : []),
  ],
  pictures: {
    bridge:
      'Un pont\u202F: les deux pions de O touchent les deux mêmes cases vides, X ne peut donc pas les séparer.',
    kept: 'X a pris l’une des deux cases, et O l’autre\u202F: reliés.',
    first: 'La règle d’échange\u202F: O a posé le premier pion.',
    taken:
      'X se l’est approprié\u202F: c’est maintenant un X, reflété par rapport à la grande diagonale.',
  },
  levels: [
    'Apprentissage\u202F: essaie quelques idées et oublie des cases. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: relie ses bords quand il manque un pion, et vous empêche de relier les vôtres.',
    'Nouveau au club\u202F: joue quelques dizaines de parties de tête avant chaque coup.',
    'Solide\u202F: joue plus de cent parties de tête, et bloque à distance.',
    'Fort\u202F: réfléchit plus longtemps, et ne gaspille aucun pion sur une case qui ne peut pas compter.',
    'Très fort\u202F: voit quels pions sont pour ainsi dire reliés, quoi que vous fassiez.',
    'Expert\u202F: a appris où se trouvent les bons coups, et anticipe sur des milliers de parties.',
    'Maître\u202F: calcule pendant tout le temps de réflexion, et prouve un gain quand il le peut.',
  ],
  setup: {
    size: { name: 'Taille' },
    swap: {
      name: 'Règle d’échange',
      explanation:
        'Le second joueur peut s’approprier le premier pion au lieu d’y répondre\u202F; le premier a donc intérêt à ouvrir de façon équitable. Conseillée aux joueurs forts.',
    },
  },
};
