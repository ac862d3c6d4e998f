import type { GtpDialect } from '../../core/gtpDialect.ts';
import { type DotsPosition, scoreOf } from './position.ts';

export const gtp: GtpDialect<DotsPosition> = {
  resize: (setup, [size = 0, ...rest]) => (rest.length === 0 ? { ...setup, size } : undefined),
  margin: (position) => Math.abs(scoreOf(position, 0) - scoreOf(position, 1)),
};
