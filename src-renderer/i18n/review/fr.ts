import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: 'Coup de bibliothèque',
  forced: 'Le seul coup possible',
  onlyMove: 'Seul bon coup',
  best: 'Meilleur coup',
  good: 'Bon coup',
  inaccuracy: 'Imprécision',
  mistake: 'Erreur',
  blunder: 'Gaffe',
  missedWin: 'Gain prouvé manqué',
};

export const fr: ReviewWords = {
  title: 'Analyse de la partie',
  effort: 'Précision',
  efforts: { quick: 'rapide', normal: 'normale', deep: 'approfondie' },
  graph: 'Chances au fil de la partie',
  judging: 'Analyse de la partie en cours',
  notJudged: 'Pas encore jugé.',
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'Le moteur n’a pas pu continuer. Ce qui est jugé est conservé ; essayez de continuer.',
  accuracy: (percent) => `Précision ${percent}\u00A0%`,
  noAccuracy: 'Aucun coup à lui',
  tags,
  better: (move) => `Mieux\u202F: ${move}`,
  turningPoints: 'Tournants',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `${number}. ${side}\u202F: ${move} – ${tags[tag]}, de ${before}\u00A0% à ${after}\u00A0%`,
  noFaults: 'Aucun coup n’a coûté cher.',
  retry: {
    title: (number, all) => `Erreur ${number} sur ${all}`,
    task: (side, move, tag) => `Ici, ${side} a joué ${move} (${tag}). Trouvez mieux.`,
    judging: 'Le coup est jugé…',
    same: 'C’est le coup de la partie. Essayez-en un autre.',
    best: 'Oui, c’est le meilleur coup.',
    good: (percent) =>
      `Bien\u202F: ${percent}\u00A0% de chances, presque autant qu’avec le meilleur coup.`,
    worse: (percent) => `Il reste ${percent}\u00A0% de chances. Essayez un autre coup.`,
    failed: 'Le coup n’a pas pu être jugé.',
    next: 'Erreur suivante',
    done: 'Terminé',
    show: 'Montrer la meilleure suite',
    end: 'Retour à l’analyse',
  },
};
