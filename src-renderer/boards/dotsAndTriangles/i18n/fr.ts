import { have, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const SHAPES = { hexagon: 'hexagone', triangle: 'triangle' } as const;

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const fr: DotsWords = {
  name: 'Points et triangles',
  sides: ['Joueur 1', 'Joueur 2'],
  blurb: 'Reliez des points et fermez plus de triangles que l’autre.',
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
