import type { SetupField } from '../../core/setup.ts';
import { MAX_SIZE, MIN_SIZE } from './geometry.ts';

/** What can be chosen before a game. */
export const setupFields = [
  { kind: 'integer', key: 'size', name: 'Size', min: MIN_SIZE, max: MAX_SIZE, initial: 11 },
  { kind: 'flag', key: 'swap', name: 'Swap rule', initial: 0 },
] as const satisfies readonly SetupField[];
