import { err, ok } from '../../core/result.ts';
import { plainReading, type SgfDialect, sizeFrom, sizeWithin } from '../../core/sgfDialect.ts';
import { setupValue } from '../../core/setup.ts';
import { MAX_SIZE, MIN_SIZE } from './geometry.ts';
import { notation } from './notation.ts';
import type { DotsPosition } from './position.ts';

const SHAPES = ['Hexagon', 'Triangle'];

/** The format has no number for this game; this one is ours. Moves are the numbers of lines. */
export const sgf: SgfDialect<DotsPosition> = {
  gameNumber: 903,
  makeRoot: (setup) => ({
    SZ: String(setupValue(setup, 'size')),
    SU: SHAPES[setupValue(setup, 'shape')] ?? '',
  }),
  parseRoot({ value }) {
    const size = sizeWithin(sizeFrom(value('SZ') ?? '1')?.[0] ?? 0, MIN_SIZE, MAX_SIZE);
    if (!size.ok) return size;
    const name = (value('SU') ?? 'Hexagon').toLowerCase();
    const shape = SHAPES.findIndex((each) => each.toLowerCase() === name);
    return shape < 0 ? err('its board has an unknown shape') : ok({ shape, size: size.value });
  },
  readings: () => [plainReading(notation, 0)],
  makeMove: notation.make,
};
