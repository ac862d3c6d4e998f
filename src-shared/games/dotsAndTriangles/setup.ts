import type { SetupField } from '../../core/setup.ts';
import { MAX_SIZE, MIN_SIZE } from './geometry.ts';

/** What can be chosen before a game. */
export const setupFields = [
  /** The choices are the `SHAPES` in their order. */
  { kind: 'choice', key: 'shape', name: 'Board', choices: ['Hexagon', 'Triangle'], initial: 0 },
  { kind: 'integer', key: 'size', name: 'Side length', min: MIN_SIZE, max: MAX_SIZE, initial: 1 },
] as const satisfies readonly SetupField[];
