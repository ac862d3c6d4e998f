import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

export const fr: DomineeringGuide = {
  aim: 'Posez le dernier domino\u202F: si vous ne pouvez pas en poser à votre tour, vous perdez. Il n’y a jamais de nulle.',
  goalPicture:
    'Vertical a gagné\u202F: Horizontal ne trouve pas de place dans les cases hachurées.',
  hands: [
    'Pointez une case, et le domino qui s’y poserait apparaît\u202F; cliquez ou touchez pour le poser.',
    'Près du bord d’une case, c’est le domino qui dépasse ce bord.',
  ],
  rules: (setup) => [
    `Vertical pose ses dominos debout, Horizontal en travers\u202F; ${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]} commence, et chacun joue à son tour. Un domino couvre deux cases vides.`,
  ],
  pictures: {
    laid: 'Les dominos de Vertical sont debout, ceux de Horizontal en travers\u202F; chacun couvre deux cases.',
    own: 'La place marquée n’est qu’à Vertical\u202F: aucun domino n’y tient en travers.',
  },
  levels: [
    'Apprentissage\u202F: pose ses dominos presque n’importe où. Un bon premier adversaire.',
    'Premiers pas\u202F: joue surtout là où il se garde de la place, et oublie quelques endroits.',
    'Nouveau au club\u202F: pense à votre réponse, et choisit encore assez librement.',
    'Solide\u202F: pense à votre réponse à chaque domino, et vous prend de la place.',
    'Fort\u202F: calcule quelques dominos à l’avance.',
    'Très fort\u202F: calcule plus loin, et punit les petites erreurs.',
    'Expert\u202F: trouve qui gagne dès que le plateau est assez petit.',
    'Maître\u202F: passe tout son temps de réflexion à trouver qui gagne.',
  ],
  setup: {
    rows: { name: 'Lignes' },
    columns: { name: 'Colonnes' },
    starter: { name: 'Premier à jouer', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
};
