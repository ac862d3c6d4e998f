import { have, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const SHAPES = { hexagon: 'hexagone', triangle: 'triangle' } as const;

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const fr: DotsWords = {
  name: 'Points et triangles',
  sides: ['Joueur 1', 'Joueur 2'],
  blurb: 'Reliez des points et fermez plus de triangles que l’autre.',
  aim: 'Possédez plus de triangles que l’autre quand tous les traits sont tracés. À égalité, la partie est nulle.',
  goalPicture: 'Joueur 2 a gagné, par quatre triangles à deux.',
  hands: ['Cliquez ou touchez entre deux points pour tracer le trait qui les relie.'],
  rules: () => [
    'Joueur 1 commence. Chacun à son tour trace un trait entre deux points voisins. Tracez le troisième côté d’un triangle, et il est à vous\u202F; un seul trait peut fermer deux triangles.',
    'Après avoir fermé un triangle, vous tracez un trait de plus. Ce que ce trait ferme est aussi à vous, mais il n’y a jamais de troisième trait de suite.',
  ],
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
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `Le trait ${name(line)} est déjà tracé.`,
  },
  hasMore: (who, more, fewer) =>
    `${subject(who)} ${have(who)} plus de triangles, ${more} à ${fewer}.`,
  asMany: (count) => `Les deux camps ont ${triangles(count)}.`,
  board: (shape, lines) =>
    `Points et triangles, ${SHAPES[shape]} de ${plural(lines, { one: '# trait', other: '# traits' })}`,
  drawn: (line) => `trait ${line}, tracé`,
  open: (line) => `trait ${line}, non tracé`,
  closes: (count, earnsTurn) =>
    `, ferme ${triangles(count)}${earnsTurn ? ', tour supplémentaire' : ''}`,
  move: (line) => `trait ${line}`,
  card: 'Triangles',
  triangles,
  left: (count) =>
    plural(count, { one: 'Encore # trait à tracer.', other: 'Encore # traits à tracer.' }),
  extraTurn: 'Un tour supplémentaire, le dernier de suite.',
  rule: 'Fermer un triangle donne un tour de plus, jamais un troisième de suite.',
  captions: {
    closes: (side, count, movesAgain) =>
      `${side} ferme ${triangles(count)}${movesAgain ? ' et rejoue' : ''}.`,
    offers: (side) => `${side} peut fermer un triangle maintenant.`,
    nothingSafe: 'Désormais, chaque trait ferme un triangle ou en donne un.',
    decided: (side) => `${side} ne peut plus être dépassé.`,
  },
};
