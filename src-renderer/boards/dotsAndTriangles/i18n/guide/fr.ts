import type { DotsGuide } from '../dotsWords.ts';

export const fr: DotsGuide = {
  aim: 'Possédez plus de triangles que l’autre quand tous les traits sont tracés. À égalité, la partie est nulle.',
  goalPicture: 'Joueur 2 a gagné, par quatre triangles à deux.',
  hands: ['Cliquez ou touchez entre deux points pour tracer le trait qui les relie.'],
  rules: () => [
    'Joueur 1 commence. Chacun à son tour trace un trait entre deux points voisins. Tracez le troisième côté d’un triangle, et il est à vous\u202F; un seul trait peut fermer deux triangles.',
    'Après avoir fermé un triangle, vous tracez un trait de plus. Ce que ce trait ferme est aussi à vous, mais il n’y a jamais de troisième trait de suite.',
  ],
  pictures: {
    closed:
      'Joueur 1 a tracé le troisième côté\u202F: le triangle est à lui, et il trace encore un trait.',
    two: 'Un trait qui ferme deux triangles.',
    limit:
      'Joueur 1 a fermé un triangle, et un autre avec le trait de plus. Le trait marqué reste à Joueur 2.',
  },
  levels: [
    'Apprentissage\u202F: oublie des triangles qu’il pourrait fermer. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: ferme ce qu’il peut, et vous laisse souvent de quoi fermer.',
    'Nouveau au club\u202F: voit ce que chaque trait vous laisse fermer, et en donne encore.',
    'Solide\u202F: donne moins de triangles.',
    'Fort\u202F: donne rarement un triangle sans y être forcé.',
    'Très fort\u202F: compte ce que valent les prochains traits.',
    'Expert\u202F: compte plus loin, et jusqu’au bout quand il reste peu de traits.',
    'Maître\u202F: compte pendant tout le temps de réflexion. Sur les plus petits plateaux, il connaît toutes les positions.',
  ],
  setup: {
    shape: { name: 'Plateau', choices: [{ name: 'Hexagone' }, { name: 'Triangle' }] },
    size: { name: 'Longueur du côté' },
  },
};
