import type { GtpDialect } from '../../core/gtpDialect.ts';
import type { DomineeringPosition } from './position.ts';

export const gtp: GtpDialect<DomineeringPosition> = {
  resize: (setup, [width = 0, height = width]) => ({ ...setup, columns: width, rows: height }),
};
