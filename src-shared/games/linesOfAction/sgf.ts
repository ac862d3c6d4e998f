import { err, ok } from '../../core/result.ts';
import { plainReading, type SgfDialect, sizeFrom } from '../../core/sgfDialect.ts';
import { setupValue } from '../../core/setup.ts';
import { LENGTH } from './geometry.ts';
import { PASS } from './moves.ts';
import { chessNotation } from './notation.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves } from './rules.ts';

const RULES = ['Handout', 'Tournament'] as const;

/** `GM[9]`. Captures are written with a colon, and what stands behind a move is a comment for people. */
export const sgf: SgfDialect<LinesOfActionPosition> = {
  gameNumber: 9,
  makeRoot: (setup) => ({ SZ: String(LENGTH), RU: RULES[setupValue(setup, 'rules')] ?? '' }),
  parseRoot({ value }) {
    const [columns, rows] = sizeFrom(value('SZ') ?? '8') ?? [];
    if (columns !== LENGTH || rows !== LENGTH) return err('the board does not have 8 by 8 squares');
    const start = value('SU') ?? 'Standard';
    if (!/^standard$/i.test(start)) return err('the pieces do not start as usual');
    // Everywhere else, a move that joins both sides wins.
    return ok({ rules: /^handout$/i.test(value('RU') ?? '') ? 0 : 1 });
  },
  readings: () => {
    const reading = plainReading(chessNotation, 0);
    return [{ ...reading, parseMove: (at, text) => reading.parseMove(at, withoutMarks(text)) }];
  },
  makeMove: (position, move) => chessNotation.make(position, move).replace('x', ':'),
  skipped(position) {
    const [only, ...others] = legalMoves(position);
    return only === PASS && others.length === 0 ? only : undefined;
  },
};

const withoutMarks = (text: string): string => text.replace(/[+!?#\s]{1,20}$/, '');
