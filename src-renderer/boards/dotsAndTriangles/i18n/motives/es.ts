import { plural } from '../../../../i18n/es/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  plural(lines, { one: 'solo esta línea lo logra', other: '# líneas lo logran' });

export const es: DotsMotiveWords = {
  decides: 'Toma más de la mitad de los triángulos.',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { one: 'Cierra # triángulo', other: 'Cierra # triángulos' })}${movesAgain ? ' y juega otra vez' : ''}.`,
  ahead: (margin, lines) =>
    `Acaba con ${margin} de ventaja si ambos juegan lo mejor posible; ${only(lines)}.`,
  level: (lines) => `Acaba en empate si ambos juegan lo mejor posible; ${only(lines)}.`,
  behind: (margin, lines) =>
    `Acaba solo ${margin} por detrás si ambos juegan lo mejor posible; ${only(lines)}.`,
  givesNone: (giving) =>
    plural(giving, {
      one: 'No regala ningún triángulo; # línea lo haría.',
      other: 'No regala ningún triángulo; # líneas lo harían.',
    }),
  leavesNone: (other) => `Solo deja a ${other} líneas que regalan un triángulo.`,
};
