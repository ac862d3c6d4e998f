import { fixedSize, type GtpDialect } from '../../core/gtpDialect.ts';
import type { LinesOfActionPosition } from './position.ts';

export const gtp: GtpDialect<LinesOfActionPosition> = { resize: fixedSize(8) };
