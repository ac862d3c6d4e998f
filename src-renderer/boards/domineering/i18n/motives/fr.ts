import { plural } from '../../../../i18n/fr/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const fr: DomineeringMotiveWords = {
  wins: (other) => `Ne laisse plus de place à ${other}.`,
  decides: (side, sure, other, most) =>
    `Décide la partie\u202F: ${side} est sûr d’en poser encore ${sure}, ${other} ${most} au plus.`,
  onlyWin: 'Est le seul coup gagnant.',
  region: 'Joue dans la seule région où se trouvent tous les coups gagnants.',
  makesSafe: (gained) =>
    plural(gained, {
      one: 'Fait de la place pour # domino que personne ne peut reprendre.',
      other: 'Fait de la place pour # dominos que personne ne peut reprendre.',
    }),
  prevents: (other, gained) =>
    plural(gained, {
      one: `Prend un endroit où ${other} aurait pu s’assurer # domino.`,
      other: `Prend un endroit où ${other} aurait pu s’assurer # dominos.`,
    }),
};
