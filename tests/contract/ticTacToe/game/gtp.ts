import { fixedSize, type GtpDialect } from '../../../../src-shared/core/gtpDialect.ts';
import type { TicTacToePosition } from './rules.ts';

/** Crosses are black, and a cell is told by its digit. */
export const gtp: GtpDialect<TicTacToePosition> = { resize: fixedSize(3) };
