import type { ScoreFourGuide } from '../scoreFourWords.ts';

export const fr: ScoreFourGuide = {
  aim: 'Alignez quatre de vos billes\u202F: le long d’une rangée, debout sur une tige, sur une diagonale d’un étage ou d’une paroi, ou à travers tout le cube, d’un coin à l’autre. Il y a 76 lignes de ce genre.',
  goalPicture: 'Blanc a gagné\u202F: une ligne à travers tout le cube, d’un coin à l’autre.',
  hands: [
    'Cliquez ou touchez une tige pour y enfiler une bille. Les étages à côté du plateau réagissent aussi aux clics et au toucher.',
    'Glissez à côté des tiges ou en travers pour tourner le plateau\u202F; la molette ou deux doigts le rapprochent. Glisser n’est jamais un coup.',
  ],
  rules: () => [
    'Blanc commence, puis Noir et Blanc jouent à tour de rôle. Un coup enfile une bille de votre couleur sur l’une des seize tiges\u202F; elle glisse jusqu’à la place libre la plus basse. Une tige porte quatre billes.',
    'Quand plus personne ne peut compléter de ligne, la partie est nulle.',
  ],
  pictures: {
    row: 'Une rangée à une même hauteur, ici au bord.',
    upright: 'Debout\u202F: les quatre sur une tige.',
    layer: 'La diagonale d’un étage.',
    wall: 'La diagonale d’une paroi\u202F: chaque bille est un cran plus haut que la précédente.',
  },
  levels: [
    'Apprentissage\u202F: voit la plupart des lignes qu’une bille complète et en manque quelques-unes. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: complète toutes les lignes qu’il peut et bloque les vôtres.',
    'Nouveau au club\u202F: pense à votre réponse à chaque bille.',
    'Solide\u202F: regarde quelques billes à l’avance et tend des pièges simples.',
    'Fort\u202F: voit les gains forcés courts et évite les vôtres.',
    'Très fort\u202F: punit les petites erreurs.',
    'Expert\u202F: connaît des ouvertures, cherche en profondeur et pardonne peu, sans utiliser tout son temps.',
    'Maître\u202F: connaît des ouvertures, et cherche pendant tout le temps de réflexion.',
  ],
  setup: {},
};
