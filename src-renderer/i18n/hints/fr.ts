import { plural } from '../fr/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const fr: HintWords = {
  idea: 'Idée',
  why: 'Pourquoi',
  searching: 'Recherche d’une idée …',
  noIdea: 'Aucune idée ne décide à elle seule ici. Demandez encore, et vous verrez le coup.',
  showMove: 'Montrer le coup',
  move: (move) => `Meilleur coup trouvé\u202F: ${move}.`,
  close: 'Fermer',
  noReason: 'Ce coup n’a pas de raison simple.',
  otherwise: 'Les chiffres sur le plateau montrent ce qui suivrait sinon.',
  failed: 'Aucun coup n’a pu être trouvé à l’instant.',
  taken: (count) => plural(count, { one: '# indice pris.', other: '# indices pris.' }),
};
