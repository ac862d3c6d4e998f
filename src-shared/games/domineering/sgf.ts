import { err, ok } from '../../core/result.ts';
import { plainReading, type SgfDialect, sizeFrom, sizeWithin } from '../../core/sgfDialect.ts';
import { setupValue } from '../../core/setup.ts';
import { MAX_LENGTH, MIN_LENGTH } from './geometry.ts';
import { commonNotation } from './notation.ts';
import type { DomineeringPosition } from './position.ts';

/** The format has no number for this game; this one is ours. Black's dominoes stand. */
export const sgf: SgfDialect<DomineeringPosition> = {
  gameNumber: 902,
  makeRoot(setup) {
    const [columns, rows] = [setupValue(setup, 'columns'), setupValue(setup, 'rows')];
    return { SZ: `${columns}:${rows}`, PL: setupValue(setup, 'starter') === 0 ? 'B' : 'W' };
  },
  parseRoot({ value, moves }) {
    const size = sizeFrom(value('SZ') ?? '4');
    if (size === undefined) return err('it does not say the size of the board');
    for (const length of size) {
      const within = sizeWithin(length, MIN_LENGTH, MAX_LENGTH);
      if (!within.ok) return within;
    }
    const [columns, rows] = size;
    const whiteBegins = /^w/i.test(value('PL') ?? (moves[0]?.isBlack === false ? 'W' : 'B'));
    return ok({ rows, columns, starter: whiteBegins ? 1 : 0 });
  },
  readings: () => [plainReading(commonNotation, 0)],
  makeMove: commonNotation.make,
};
