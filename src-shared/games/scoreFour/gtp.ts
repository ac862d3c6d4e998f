import { fixedSize, type GtpDialect } from '../../core/gtpDialect.ts';
import type { ScoreFourPosition } from './position.ts';

/** White moves first here too, unlike in Go. */
export const gtp: GtpDialect<ScoreFourPosition> = { black: 1, resize: fixedSize(4) };
