import { ok } from '../../core/result.ts';
import { plainReading, type SgfDialect } from '../../core/sgfDialect.ts';
import { notation } from './notation.ts';
import type { ScoreFourPosition } from './position.ts';

/** The format has no number for this game; this one is ours. White moves first. */
export const sgf: SgfDialect<ScoreFourPosition> = {
  gameNumber: 901,
  makeRoot: () => ({}),
  parseRoot: () => ok({}),
  readings: () => [plainReading(notation, 1)],
  makeMove: notation.make,
};
