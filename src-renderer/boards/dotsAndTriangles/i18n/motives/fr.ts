import { plural } from '../../../../i18n/fr/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  plural(lines, { one: 'seul ce trait y mène', other: '# traits y mènent' });

export const fr: DotsMotiveWords = {
  decides: 'Prend plus de la moitié des triangles.',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { one: 'Ferme # triangle', other: 'Ferme # triangles' })}${movesAgain ? ' et rejoue' : ''}.`,
  ahead: (margin, lines) =>
    `Finit avec ${margin} d’avance si les deux jouent au mieux\u202F; ${only(lines)}.`,
  level: (lines) => `Finit à égalité si les deux jouent au mieux\u202F; ${only(lines)}.`,
  behind: (margin, lines) =>
    `Ne finit qu’à ${margin} de retard si les deux jouent au mieux\u202F; ${only(lines)}.`,
  givesNone: (giving) =>
    plural(giving, {
      one: 'Ne donne aucun triangle\u202F; # trait en donnerait un.',
      other: 'Ne donne aucun triangle\u202F; # traits en donneraient un.',
    }),
  leavesNone: (other) => `Ne laisse à ${other} que des traits qui donnent un triangle.`,
};
